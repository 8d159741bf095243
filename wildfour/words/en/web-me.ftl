# The page that lists the user's own matches.

web-me = Your matches
web-me-about = Everything you have played in this browser.
web-me-none = Finish a match, and it appears here.
web-me-list = Latest matches
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
web-me-really = Really delete all?
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
            [one] win in a row now
           *[other] wins in a row now
        }
        [best] { $count ->
            [one] win in a row at best
           *[other] wins in a row at best
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
            [one] card in your longest hand
           *[other] cards in your longest hand
        }
    }
