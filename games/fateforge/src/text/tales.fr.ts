import type { talesEn } from './tales.en.ts'

/** The same in French. */
export const talesFr: { readonly [K in keyof typeof talesEn]: string } = {
  // Héros
  'hero.sylvan-guard.story':
    'Voilà onze hivers qu’Erken arpente la lisière nord d’Ündsenoin, et il sait quelles branches se sont brisées toutes seules. Il parle peu : la forêt lui a appris que le premier à parler est le premier entendu. Quand les réfugiés sont sortis de Kaan, leurs lampes mortes à la main, il les a comptés, recomptés, et il manquait une famille. Il va à Easafir pour la ramener. Son arc est du voyage, et sa patience aussi, qui a usé de meilleurs chasseurs.',
  'hero.rogue.story':
    'Saya est née sur une barge, entre deux postes de douane, et n’a jamais été d’aucune rive. Elle a vite compris qu’une porte fermée n’est qu’une porte lente. La forêt l’a recueillie après un vol qui avait mal tourné, sans rien lui demander, et a gagné ainsi ce qu’aucun seigneur n’avait obtenu : sa parole. À Easafir, elle doit encore de l’argent dans trois rues et des excuses dans une quatrième. Elle compte régler l’un ou l’autre, sans bruit, après la nuit tombée.',
  'hero.lord.story':
    'Baran gouvernait une vallée de quarante foyers, jusqu’au jour où l’empire fit passer une frontière dans son verger. Il s’est battu une saison, a perdu poliment, puis a marché vers la forêt avec tous ceux qui voulaient encore marcher avec lui. Il a gardé l’épée de son père, ses bonnes manières et une liste de noms. On lui ouvre les portes avant de se rappeler qu’il n’en possède plus. Dans la capitale, il espère être entendu ; à défaut, il entend être remarqué.',
  'hero.shaman.story':
    'Ayluk parle pour les morts de la Forêt Primitive, qui sont nombreux et se coupent la parole. Son tambour lui vient de sa maîtresse, dont la voix y est restée, surtout pour se plaindre du rythme. Depuis que les lampes d’Easafir s’éteignent, les morts se taisent, une vallée après l’autre, comme si autre chose s’était mis à écouter. Ayluk n’a jamais eu peur des fantômes. C’est ce silence qui lui fait peur, et elle marche vers lui.',
  'hero.mercenary.story':
    'Tamra a servi sous neuf bannières et quatre l’ont payée. Pour chacune des autres, elle a une cicatrice, et pour chaque cicatrice une histoire qui change. Un hiver à Ündsenoin, qui devait n’être qu’une cachette, est devenu le premier foyer dont elle ait jamais payé le loyer. Quand les anciens ont demandé qui irait à la capitale, elle a donné son prix, on a ri, et elle a fait son sac quand même. Elle appelle cela un placement à long terme.',

  // Repos
  'location.inn': 'Auberge des Trois Phalènes',
  'location.inn.text':
    'Trois phalènes peintes tournent autour d’une flamme peinte, au-dessus de la porte, et la soupe n’est jamais tout à fait finie.',
  'location.training-yard': 'Cour d’armes',
  'location.training-yard.text':
    'Des lignes à la craie sur la terre battue, des mannequins sans paille, et un vieux sergent à qui rien n’échappe.',
  'location.stalls': 'Étals du port',
  'location.stalls.text': 'On y vend tout ce qui est un jour tombé d’un navire, et parfois on le revend au navire.',
  'location.temple': 'Temple des lampes',
  'location.temple.text':
    'Mille petites flammes, et une prêtresse qui sait dire laquelle de vos ombres n’est pas à vous.',
  'location.lamplighters': 'Maison des Allumeurs',
  'location.lamplighters.text':
    'Cent perches pendent dans le vestibule, et il y a du pain sur la table pour qui en porte encore une.',
  'location.library': 'Vieille bibliothèque',
  'location.library.text':
    'La moitié des rayons est vide, et la bibliothécaire se rappelle ce qu’il y avait sur l’autre.',
  'service.heal': 'soins : chaque or rend 2 Santé, à répartir comme vous voulez',
  'service.food': 'nourriture à 1 or pièce',
  'service.train': 'compétences des héros, à leur prix',
  'service.shop': 'objets, à leur prix ; regarder ne coûte pas de Temps',
  'service.cleanse': 'pour {n} or, retirez une carte Corruption conservée par un héros',
  'service.lesson':
    'une leçon qui vaut {n, plural, one {# point de caractéristique} other {# points de caractéristique}}',
  'service.eases': 'après une visite, ce lieu coûte 1 Temps de moins jusqu’à la fin du repos : {location}',
  'service.once': 'la carte est défaussée après la visite',
  'quest.stray-hound': 'Le chien égaré',
  'quest.stray-hound.text': 'Un vieux chien est assis à l’entrée d’une rue noire et ne veut pas en bouger.',
  'quest.ward-gate': 'La porte gardienne',
  'quest.ward-gate.text': 'Les sceaux d’une vieille porte pleurent du sel, et il faut que quelqu’un regarde derrière.',
  'quest.poison-cellar': 'La cave empoisonnée',
  'quest.poison-cellar.text': 'On tombe malade autour d’un puits, et la piste des rats morts descend un escalier.',
  'prize.die': 'un héros gagne un dé de la couleur de votre choix',
  'prize.gold6': '6 or',
  'prize.item': 'un objet de votre choix des étals',
  'prize.traitCard': 'une carte Caractéristique pour un héros',
  'prize.maxHealth': 'le maximum de Santé de chaque héros augmente de 1',
  'prize.maxEnergy': 'le maximum d’Énergie de chaque héros augmente de 1',

  // Mini-quêtes
  'battle.three-gates': 'Les Trois Portes',
  'battle.three-gates.text':
    'Deux portes vous sont interdites ; la troisième est celle par où vous êtes entrés, et elle est fermée.',
  'battle.three-gates.1': 'La porte du Fleuve',
  'battle.three-gates.2': 'La porte de Fer',
  'battle.long-night': 'La Longue Nuit',
  'battle.long-night.text': 'Il fait trois fois plus noir avant l’aube.',
  'battle.long-night.1': 'Le crépuscule',
  'battle.long-night.2': 'Minuit',
  'battle.long-night.3': 'La dernière heure',

  // La ville : ce que montre le plan, et ce que l’on dit à l’arrivée ; un lieu n’est jamais nommé
  'place.fig-gate': 'Deux arbres soudés à des montants',
  'place.fig-gate.clue':
    'Deux vieux arbres ont avalé les montants près desquels on les avait plantés. Des guêpes bourdonnent sur les fruits violets éclatés, et un garde a pendu son casque à une branche.',
  'place.tannery': 'Des peaux sur de hauts cadres',
  'place.tannery.clue':
    'Des peaux sont tendues sur des cadres plus hauts que vous, au-dessus de rangées de cuves brunes. Tous ceux que vous croisez respirent dans leur manche.',
  'place.bell-court': 'Un bronze fendu posé à terre',
  'place.bell-court.clue':
    'Au milieu du pavé, une grande bouche de bronze fendue est posée là où elle est tombée. Des enfants y crient leur nom.',
  'place.salt-stairs': 'Des marches blanches sur une pente',
  'place.salt-stairs.clue':
    'La rue monte par cent marches étroites, blanches et crissantes sous le pied. En haut, vos lèvres ont le goût de la mer.',
  'place.lamp-market': 'Auvents rayés, lanternes éteintes',
  'place.lamp-market.clue':
    'Sous des auvents rayés pendent mille lanternes, dont pas une n’est allumée. Les marchands se sont mis à crier du pain et des olives.',
  'place.blue-shrine': 'Un petit dôme de faïence',
  'place.blue-shrine.clue':
    'Un petit dôme de faïence, couleur d’eau profonde, abrite un bassin. Tout autour attendent les souliers de ceux qui sont entrés.',
  'place.fish-quay': 'Filets, pieux et barques plates',
  'place.fish-quay.clue':
    'Des filets sèchent le long de l’eau, des mouettes se disputent des têtes et des queues, et des barques plates cognent contre leurs pieux.',
  'place.broken-arch': 'Une demi-voûte et un nid de cigogne',
  'place.broken-arch.clue':
    'Une voûte jaillit d’un mur et s’arrête à mi-course, en l’air. Une cigogne a fait son nid sur la dernière pierre.',
  'place.dyers-row': 'Des étoffes de couleur en travers d’une ruelle',
  'place.dyers-row.clue':
    'Des étoffes pendent d’une maison à l’autre, rouges, safran et vertes, restées dehors parce que personne n’est revenu les rentrer.',
  'place.old-cistern': 'Une grille au-dessus d’une eau noire',
  'place.old-cistern.clue':
    'À travers une grille de fer, dans le pavé, vous voyez des colonnes debout dans l’eau noire. Votre voix revient un instant trop tard.',
  'place.provosts-house': 'Deux lions de part et d’autre d’une porte',
  'place.provosts-house.clue':
    'Deux lions de pierre surveillent une porte à neuf serrures. À la fenêtre, un clerc inscrit tous ceux qui passent, et vous avec.',
  'place.sefas-street': 'Une ruelle, un visage à chaque fenêtre',
  'place.sefas-street.clue':
    'Une ruelle tordue, si étroite qu’on en touche les deux côtés. À chaque fenêtre, un chat, un enfant ou un vieillard, et tous vous regardent.',
}
