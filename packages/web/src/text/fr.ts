/** Ce que dit la coquille en français, première partie : le chemin jusqu’à la table. */
import type { Messages } from './en.ts'
import { frCampaign } from './fr.campaign.ts'
import { frOnline } from './fr.online.ts'
import { frTable } from './fr.table.ts'

export const fr: Messages = {
  common: {
    close: 'Fermer',
    textTable: 'Table en texte',
    toHall: 'Vers la grande salle',
    player: 'Joueur {n}',
  },
  hall: {
    tagline: 'Cinq portes. Prenez place.',
    nav: 'Grande salle',
    join: 'Rejoindre par un lien',
    settings: 'Réglages',
    import: 'Ouvrir un fichier',
    doors: 'Jeux',
    unkept:
      'Ce navigateur ne garde rien (fenêtre privée ou stockage désactivé). Vous pouvez jouer, mais la table disparaît avec la page : enregistrez-la dans un fichier.',
    unofficial:
      'Œuvre d’amateurs, non officielle ; textes et images originaux. Les noms appartiennent à leurs propriétaires.',
    credits: 'Crédits',
    closed: 'À l’atelier',
    workshop: 'À l’atelier : cette porte s’ouvrira plus tard.',
    players: 'Joueurs :',
    fromTo: '{from} à {to}',
    length: 'Durée :',
    hours: '{n} h',
    coop: 'Coopératif',
    rivals: 'Rivaux',
    campaign: 'Campagne',
    play: 'Jouer',
    campaigns: 'Vos campagnes',
    newTable: 'Préparer une table',
    rules: 'Règles',
    lesson: 'Première leçon',
    dealFailed: 'La table n’a pas pu être distribuée. Rechargez la page ; hors ligne, connectez-vous une fois.',
    continue: 'Reprendre',
    clone: 'Copier cette table',
    remove: 'Supprimer cette table',
    reallyRemove: 'Supprimer pour de bon ?',
    more: '{n} de plus',
    fewer: 'Moins',
    finished: 'Terminée',
    yourMove: 'À vous',
    moveOf: 'À {who}',
    waitingFor: 'On attend {who}',
    waitingForSeat: 'En attente de quelqu’un',
    openSeat: 'libre',
    summary: {
      fateforge: '{round, plural, =0 {Acte {act}, {gold} or} other {Acte {act}, round # sur {rounds}}}',
      forgeflame:
        'Manche {turn}, {artifacts, plural, =0 {rien de forgé} one {# artefact forgé} other {# artefacts forgés}}',
      'kinfire-delve':
        '{finale, select, 1 {Tour {turn}, le final, santé {health}} other {Tour {turn}, fond à {left}, santé {health}}}',
    },
    importProblem: {
      notSave: 'Ce fichier n’est pas une partie d’Emberhall.',
      damaged: 'Cette sauvegarde est abîmée ou a été modifiée à la main : on ne peut pas s’y fier.',
      newer: 'Cette sauvegarde vient d’un Emberhall plus récent. Mettez celui-ci à jour pour l’ouvrir.',
      otherGame: 'Cette sauvegarde appartient à un jeu dont la porte est encore fermée ici.',
      unusable: 'Cette sauvegarde décrit une table impossible.',
    },
    importSafe: 'Rien n’a changé, et le fichier est intact.',
  },
  doors: {
    'kinfire-delve': {
      promise: 'Une lanterne, un puits, et quelque chose de vaniteux tout au fond.',
      picture: 'Une lanterne au-dessus d’un puits profond, entre des rideaux de théâtre',
    },
    forgeflame: {
      promise: 'Creusez, forgez les premiers, et gare à ce qu’emportent les kobolds.',
      picture: 'Un marteau au-dessus d’une enclume, dans la roche noire aux veines en fusion',
    },
    fateforge: {
      promise: 'Lancez en secret, combattez unis, et que la cité d’or s’en souvienne.',
      picture: 'Une cité d’or entre de vieux arbres, un dé sculpté sur le chemin',
    },
    brimstone: {
      promise: 'La mine a rouvert. Ce qui dormait dessous aussi.',
      picture: 'Un pistolero devant une mine à midi, une lueur violette en dessous',
    },
    'tainted-grail': {
      promise: 'Gardez les menhirs allumés, ou la brume reprendra la carte.',
      picture: 'Un menhir dans la brume, des bougies à son pied',
    },
  },
  join: {
    title: 'Rejoindre par un lien',
    help: 'Collez le lien qu’on vous a envoyé. Il mène à une place à cette table.',
    link: 'Lien',
    go: 'Prendre place',
    wrong: 'Ce lien ne mène à aucune table de cette salle.',
  },
  textHall: {
    toPicture: 'Passer aux images',
    help: 'La table en texte permet de jouer à tout avec des titres, des listes, des boutons et une ligne de commande.',
    games: 'Jeux',
  },
  new: {
    lead: 'Qui prend place, et comment voulez-vous jouer ?',
    seats: 'Chaises',
    seat: 'Chaise {n}',
    me: 'Moi',
    here: 'Ici',
    bot: 'Automate',
    link: 'Par lien',
    whoSits: 'Qui prend la chaise {n}',
    name: 'Nom',
    colour: 'Couleur',
    colourN: 'Couleur {n}',
    addHere: 'Quelqu’un d’autre ici',
    addBot: 'Un automate',
    addLink: 'Un ami, par un lien',
    removeSeat: 'Retirer la chaise {n}',
    options: 'Le jeu',
    policies: 'La table',
    less: 'Moins : {what}',
    more: 'Plus : {what}',
    luck: { label: 'Revenir en arrière', same: 'Même sort', new: 'Nouveau sort', strict: 'Strict' },
    luckHelp: {
      same: 'Reprenez aussi loin que vous voulez ; dés et pioches donneront la même chose.',
      new: 'Reprenez aussi loin que vous voulez ; dés et pioches seront nouveaux.',
      strict: 'Pas de retour au-delà d’un lancer ou de ce qui a été révélé.',
      rivals: 'Entre rivaux, chacun ne reprend que sa dernière réponse, et seulement si rien n’a été dévoilé depuis.',
    },
    openHands: 'Mains ouvertes',
    openHandsHelp: 'Toute la table voit les cartes en main. Fermées : un rideau tombe quand l’écran change de mains.',
    realDice: 'Vrais dés',
    realDiceHelp: 'Vous lancez vos propres dés et dites ce qu’ils montrent.',
    hints: 'Conseils',
    hintsHelp: 'L’ampoule dit ce que ferait un bon joueur. Seulement si on le demande.',
    tutorial: 'Première leçon',
    tutorialHelp:
      'Une première partie guidée, en solo, d’une dizaine de minutes. On peut la quitter à tout moment, et la partie continue.',
    notesHelp:
      'Explique chaque chose quand elle se présente, aux tables de ce navigateur. On peut s’en passer à tout moment.',
    deal: 'Distribuer',
  },
  credits: {
    title: 'Crédits',
    unofficial:
      'Emberhall est une œuvre d’amateurs, non officielle. Tous les textes et images sont originaux ; les noms et les règles des jeux appartiennent à leurs auteurs et éditeurs, qui n’y ont aucune part.',
    icons: 'Icônes',
    iconsBy:
      'Les Game Icons employées ici sont de {names}. Trouvées sur game-icons.net, recolorées ici, parfois intégrées à des images.',
    fonts: 'Caractères',
    libraries: 'Logiciels',
    licences: 'Toutes les licences, en entier',
    privacy: 'Ce qui est gardé',
    privacyText: 'Les tables et les réglages restent dans ce navigateur. Rien n’est suivi.',
  },
  replay: { play: 'Lire', hold: 'Arrêter', link: 'Copier un lien vers ce moment' },
  away: {
    told: '{n, plural, one {Il s’est passé quelque chose depuis votre passage.} other {Il s’est passé # choses depuis votre passage.}}',
    show: 'Montrez-moi',
  },
  crash: {
    title: 'Quelque chose a cédé sur cette page',
    safe: 'Votre table est à l’abri : elle est gardée après chaque réponse. Rechargez la page pour continuer.',
    reload: 'Recharger',
  },
  ...frTable,
  ...frCampaign,
  ...frOnline,
}
