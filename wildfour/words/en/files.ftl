# Files, and system errors. $instead: file, folder, or an option that names another file.

file-refused =
    { LONG($file) } cannot be { $doing ->
        [read] read
        [repaired] repaired
        [used] used
       *[written] written
    } ({ $reason }); { choose-another }.
file-not-ordinary = { LONG($file) } is not an ordinary file; { choose-another }.
choose-another =
    { $instead ->
        [file] choose another file
        [folder] choose another folder
       *[other] choose another file with { $instead } FILE
    }
file-is-something-else = { LONG($file) } already exists and was not written by Wildfour, so it was left alone; choose another file.
file-changed = { LONG($file) } was changed by another program, so nothing was written; quit, then open it again.
file-exists-already =
    { LONG($file) } already exists and is not a { $noun ->
        [pad] score pad
       *[match] saved match
    }; { choose-another }.
file-too-large =
    { LONG($file) } is too large to be a { $noun ->
        [pad] score pad
        [players] list of players
        [match] saved match
       *[transcript] transcript
    }; choose another file.
file-not-text =
    { LONG($file) } is not a { $noun ->
        [pad] score pad
        [players] list of players
        [match] saved match
       *[transcript] transcript
    }: it is not text in UTF-8.

# System errors by name; $text is the system's own message.
system-reason =
    { $errno ->
        [EACCES] Permission denied
        [EEXIST] File exists
        [EISDIR] Is a directory
        [ELOOP] Too many links
        [ENAMETOOLONG] The name is too long
        [ENOENT] No such file or directory
        [ENOSPC] No space left on device
        [ENOTDIR] Not a directory
        [EPERM] Not allowed
        [EROFS] The disk is read-only
       *[other] { LONG($text) }
    }
output-lost = The output cannot be written ({ $reason }).
system-refused = { LONG($file) } cannot be used ({ $reason }).
