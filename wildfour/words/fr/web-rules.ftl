# The rules in the browser, around the clauses themselves.

web-rules-intro = Toutes les règles de cinq livrets, avec nos arbitrages là où un livret se tait.
web-rules-search = Chercher : +4, dernière carte, à deux…
web-rules-none = Aucune règle ne dit cela. Essaie un autre mot.
web-rules-all = Les cinq
web-rules-editions = Éditions
web-rules-everywhere = les cinq éditions
web-rules-parts = Parties du livret
web-part =
    { $part ->
        [A] Les cartes
        [B] Mise en place
        [C] Un tour
        [D] Ce que font les cartes
        [E] Plus qu’une carte
        [F] Les points
        [G] Pénalités
        [H] Autres façons de jouer
        [I] La catapulte
        [R] Arbitrages
       *[house] Règles maison
    }
web-part-about-rulings = Là où les livrets se taisent ou se contredisent, nous décidons, et disons pourquoi. La plupart des arbitrages peuvent être changés à une table.
web-part-about-house = Aucun livret ne les a. Toutes sont éteintes, sauf si une table les allume.
web-rules-option = Option « { $option } » :
web-rules-without = Selon le livret :
web-rules-at-table = À cette table :
web-rules-with-option = Avec { $option }
web-eg-top = carte du dessus
web-eg-fits = ✓ va
web-eg-not = ✕ ne va pas
web-eg-copies = × { $count }
web-eg-refused = Refusé :
