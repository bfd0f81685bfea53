/** Ce qu’on voit d’un lieu avant d’y regarder. */
export const locations = {
  '101':
    'Quarante toits autour d’une pierre. Le chemin finit des deux bouts dans le brouillard, et entre les deux on rentre les navets.',
  '102':
    'Des chênes rabougris où pendent des collets, des crânes, des rubans. Un chasseur remercie, ou demande pardon.',
  '103': 'Une rue de tentes où l’on loue des bras, sans guerre pour les louer. À force de pas, la boue est une soupe.',
  '104':
    'Un cercle de poteaux noirs autour de onze personnes qui, depuis deux hivers, ne se sont pas relevées. La cendre est tiède.',
  '105': 'Une demi-lieue d’épées, plantées en terre par ceux qui en avaient assez. Par vent d’est, elles résonnent.',
  '106':
    'Des murs blancs, des toits blancs, des chèvres blanches. On y cuit le lichen deux fois et l’on ne doit rien à personne.',
  '107':
    'La rivière est noire de deux cents ans de charbon. Un radeau, une chaîne, un panier de braises tendu au-dessus de l’eau.',
  '108': 'Le plus grand toit du pays, et dessous le dixième de tout. Le long du mur sud, une queue.',
  '109': 'Une chapelle noyée jusqu’aux fenêtres par une rivière qui a bougé. Sur le toit vivent un moine et une poule.',
  '110': 'Un arpent de croûte noire. Au milieu, la pierre que la grange avait été bâtie pour cacher.',
  '111':
    'Une route à quatre charrettes de front, avec des rois sans tête des deux côtés, et chacun la sienne à ses pieds.',
  '112': 'Des plaques de roche de chant, qui grondent au vent. Sous le vent, autre chose tient la mesure.',
  '113': 'Derrière la chute, la montagne est creuse. La rivière y entre noire par le haut et en sort rouge par le bas.',
  '114': 'Des dunes blanches où rien ne pousse. D’un peu loin, on les croit de sable.',
  '115': 'Treize marches, plus hautes chacune qu’une maison. Sur la plus basse, du pain que personne n’a pris.',
  '116': 'Quarante barques bord à bord devant un mur de roseaux. Ici, on s’assoit tourné vers l’avant.',
  '117':
    'Un tiers de toit, de mottes, et dessous des lampes dans des tasses et des coquilles. Il y a toujours un gardien éveillé.',
} as const

/** Comment on appelait les lieux au temps où furent dessinés les plans glissés dans les lettres. */
export const oldNames = {
  '101': 'Quarante-Toits',
  '102': 'Les Aulnes',
  '103': 'Champ d’Armes',
  '104': 'Les Psaumes',
  '105': 'Moisson du Roi',
  '106': 'Puits-Commun',
  '107': 'Gué-Charbon',
  '109': 'Chapelle-du-Pré',
  '111': 'Longue-Mesure',
  '113': 'Barrage-Neuf',
  '114': 'Moulin-Blanc',
}

/** Les douze statuts, comme la feuille les raconte. */
export const statuses = {
  pathfinder: 'Ce que vous avez découvert de la façon dont ce pays se tient, en y allant.',
  'lost-and-fallen': 'Ceux que personne n’avait comptés, et ce que vous avez appris d’eux.',
  'riddle-of-oldsteel': 'La moitié d’une chanson, sur une épée, un barrage et un chiffre. Autant qu’il en part.',
  'saved-by-the-goddess': 'Vous devriez être morts. Quelqu’un a demandé qu’on relise.',
  'ash-on-the-wind': 'Les braises rapportées : de ceux qui prient, de ceux qui passent, de dessous l’eau.',
  'friends-of-the-fair':
    'Quarante personnes de Lanmoor connaissent votre visage, et ceux qui vous ont vus les nourrir.',
  'barn-burned': 'Le pain d’une année, pour onze villages. On le voit de toutes les collines.',
  'bells-answered': 'Vous avez sonné sous l’eau. Quelque chose, là-dessous, a entendu, et frère Col aussi.',
  'hermits-avenged': 'Onze lignes dans un registre. Elles sont closes.',
  'oath-to-the-ford': 'Donnée : votre parole à Edern Lisk que le péage cesserait. Tenue : c’est la seconde marque.',
  'red-door': 'On l’a poussée, et elle est tombée.',
  'the-mule-remembers': 'Évêque est rentrée. Elle sait où les cinq se sont arrêtés, et s’y arrête.',
} as const
