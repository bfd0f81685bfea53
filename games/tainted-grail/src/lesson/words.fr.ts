import type { MomentId } from './words.en.ts'

/** Ce qui est expliqué au cours d'un premier jour et d'un premier combat. */
export const fr: Readonly<Record<MomentId, string>> = {
  letters:
    'Quatre personnes que nul n’a choisies, quatre lettres qui n’auraient jamais dû être ouvertes. Ouvrez-en une : c’est vous.',
  goal: 'Voilà ce qu’il faut au village. Cela reste jusqu’à ce que ce soit fait, ou que son cadran soit épuisé. Le journal connaît le chemin ; reste à le trouver.',
  energy:
    'Tout coûte de l’Énergie, les flammes du plateau. Quand il n’y en a plus, ou si vous passez, la journée est finie pour vous ; elles reviennent au crépuscule.',
  explore:
    'Explorer ouvre la page du lieu où vous êtes. C’est là que se passe l’essentiel, et l’on se souviendra de vos choix.',
  travel:
    'Les routes éclairées se prennent au prix marqué sur la carte. De nouvelles terres sortent de la brume quand vous en atteignez le bord.',
  menhir:
    'Un menhir brûle autant d’aubes que son cadran l’indique. Les cartes hors de sa lumière retournent à la brume, avec tout ce qui s’y trouve.',
  board:
    'La Santé borne l’Énergie : au-delà de la barre, les cases sont barrées. Une Terreur au-delà de la barre, c’est la panique en rencontre.',
  pass: 'Gardez une flamme ou deux : à 0 ou 1 vous êtes épuisé, et le crépuscule n’en rend que 4.',
  verse: 'Le journal. Lisez, ou faites-vous lire. En dessous, ce que vous pouvez faire ; le prix est écrit à côté.',
  options:
    'Ce qui demande plus que vous n’avez reste sombre et le dit. Ce que vous ne pouvez pas encore savoir n’est écrit nulle part.',
  activate:
    'Nourrissez la pierre, et sa lumière tiendra la terre alentour. Chacune a son prix, et le groupe peut payer ensemble.',
  join: 'Qui se trouve ici peut venir : on partage ce que cela coûte, ce que cela rapporte et ce que l’on risque.',
  mulligan: 'Votre main de départ. Si rien ne convient, défaussez-la toute pour une nouvelle, avec une carte de moins.',
  pool: 'Amenez le potentiel à la valeur de l’ennemi et il tombe. En dessous, ce qu’il vous fait à chaque niveau si vous en restez là.',
  keys: 'Les cartes se posent bord à bord. Une clé se relie quand ses deux moitiés se rencontrent : les clés gratuites toujours, celles d’une caractéristique si la vôtre suffit.',
  plan: 'Choisissez une carte : elle est posée en pensée, avec ce qu’elle apporterait. Choisissez-la encore pour la poser, ou reprenez-la en main.',
  enemy:
    'Voilà ce qui arrive si vous en restez là. Il frappe une fois après vos cartes, sauf si le potentiel a atteint sa valeur.',
  chain:
    'La première carte ne demande rien. Chaque carte suivante de la même activation doit s’enchaîner : les deux maillons de son bord gauche doivent se relier.',
  magic: 'Une clé magique se relie pour 1 Magie. Ce qu’elle donnerait est marqué en violet.',
  covered: 'Seule la dernière carte est visible ; c’est elle qui compte. Celles d’en dessous ont fait leur part.',
  flee: 'On peut toujours fuir : cela coûte de l’Énergie, et l’ennemi frappe dans le dos. Un gardien invaincu reste où il était.',
  affinity:
    'Un débat n’a pas de potentiel mais une balance. Au bout vert le palier est gagné, au bout rouge tout est perdu, et après chaque activation elle glisse.',
  stages:
    'Un palier gagné le reste. Le palier en cours dit lesquelles de vos caractéristiques poussent davantage la balance.',
  rest: 'Crépuscule. Un repas rend 1 Santé et retire 1 Terreur. Ce qu’on épargne peut nourrir une pierre.',
  advance:
    'L’expérience se dépense auprès du feu : une carte pour un paquet, ou un point de caractéristique. On vous dit combien de clés de plus se relieraient.',
  study:
    'Trois cartes de votre réserve ; une rejoint le paquet. Le chiffre dit ce qu’elle apporte en moyenne après une de vos cartes de départ.',
  dawn: 'Un nouveau jour : les cadrans baissent d’un, les gardiens rôdent, on retourne un événement. Puis c’est de nouveau à vous.',
  dying: 'Quelqu’un se meurt. Le cadran compte les aubes ; la Santé doit revenir avant qu’il soit à bout.',
  mad: 'La Terreur l’a emporté : qui est fou fait des cauchemars, jusqu’à ce qu’elle retombe.',
  ready:
    'Le jour, le journal, le combat, le feu : voilà la route. Vous pouvez jouer. Ce qui est nouveau est expliqué une fois, quand cela se présente.',
}
