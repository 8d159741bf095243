# The page that lists the user's own matches.

web-me = Your matches
web-me-about = Everything you have played in this browser.
web-me-none = Finish a match, and it appears here.
web-me-list = Recent matches
web-me-match =
    { $won ->
        [yes] Won
       *[no] Played
    }: { $edition }, { $players } players
web-me-here = These matches are stored in this browser only. Export them to keep them or to move them to another device.
web-me-export = Export
web-me-import = Import
web-me-imported =
    { $count ->
        [one] { $count } match added.
       *[other] { $count } matches added.
    }
web-me-not-a-file = This file contains no matches. Choose a file that was exported from this page.
web-me-delete = Delete all
web-me-really = Delete all matches?
web-me-editions = editions tried
web-me-total =
    { $total ->
        [matches] { $count ->
            [one] match
           *[other] matches
        }
        [wins] { $count ->
            [one] win
           *[other] wins
        }
        [streak] { $count ->
            [one] current winning streak
           *[other] current winning streak
        }
        [best] { $count ->
            [one] best winning streak
           *[other] best winning streak
        }
        [points] { $count ->
            [one] point
           *[other] points
        }
        [catches] { $count ->
            [one] catch
           *[other] catches
        }
        [challenges] { $count ->
            [one] challenge won
           *[other] challenges won
        }
       *[longest] { $count ->
            [one] card in your largest hand
           *[other] cards in your largest hand
        }
    }
