# La page des parties de la personne.

web-me = Tes parties
web-me-about = Tout ce que tu as joué dans ce navigateur.
web-me-none = Termine une partie et elle apparaîtra ici.
web-me-list = Dernières parties
web-me-match =
    { $won ->
        [yes] Gagnée
       *[no] Jouée
    } : { $edition }, { $players } joueurs
web-me-here = Ces parties sont enregistrées dans ce navigateur seulement. Exporte-les pour les garder ou les passer sur un autre appareil.
web-me-export = Exporter
web-me-import = Importer
web-me-imported =
    { $count ->
        [one] { $count } partie ajoutée.
       *[other] { $count } parties ajoutées.
    }
web-me-not-a-file = Ce fichier ne contient pas de parties. Choisis-en un exporté sur cette page.
web-me-delete = Tout supprimer
web-me-really = Vraiment tout supprimer ?
web-me-editions = éditions essayées
web-me-total =
    { $total ->
        [matches] { $count ->
            [one] partie
           *[other] parties
        }
        [wins] { $count ->
            [one] victoire
           *[other] victoires
        }
        [streak] { $count ->
            [one] victoire de suite en ce moment
           *[other] victoires de suite en ce moment
        }
        [best] { $count ->
            [one] victoire de suite au mieux
           *[other] victoires de suite au mieux
        }
        [points] { $count ->
            [one] point
           *[other] points
        }
        [catches] { $count ->
            [one] joueur pris
           *[other] joueurs pris
        }
        [challenges] { $count ->
            [one] défi gagné
           *[other] défis gagnés
        }
       *[longest] { $count ->
            [one] carte dans ta plus longue main
           *[other] cartes dans ta plus longue main
        }
    }
