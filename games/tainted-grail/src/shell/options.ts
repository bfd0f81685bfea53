/** Words for what is agreed before a campaign. */
import type { Lang, OptionWords } from '@emberhall/speech'

export const optionWords: Readonly<Record<Lang, Readonly<Record<string, OptionWords>>>> = {
  en: {
    mode: {
      label: 'Mode',
      help: 'Story is gentler, Challenge harder; each is a bundle of changes. Challenge is for those who know the first chapter.',
      values: { normal: 'Normal', story: 'Story', challenge: 'Challenge' },
    },
    isCampaign: { label: 'Campaign', help: 'Stop at any time and take it up again, with others if need be.' },
    freePlay: { label: 'Free play', help: 'Any character with any board and any colour of cards.' },
    chronicler: { label: 'Chronicler', help: 'The seat that reads aloud and settles disputes; 0: nobody.' },
    teaching: { label: 'First encounters first', help: 'In each colour the mildest encounter lies on top.' },
    consensus: {
      label: 'Decisions of a party',
      help: 'Who settles what a party has to decide.',
      values: { speaker: 'Whoever acts', veto: 'Whoever acts, others may object', all: 'Everybody is asked' },
    },
  },
  fr: {
    mode: {
      label: 'Mode',
      help: 'Histoire est plus clément, Défi plus dur ; chacun réunit plusieurs changements. Défi s’adresse à ceux qui connaissent le premier chapitre.',
      values: { normal: 'Normal', story: 'Histoire', challenge: 'Défi' },
    },
    isCampaign: {
      label: 'Campagne',
      help: 'S’arrêter à tout moment et reprendre plus tard, avec d’autres s’il le faut.',
    },
    freePlay: {
      label: 'Jeu libre',
      help: 'N’importe quel personnage, avec n’importe quel plateau et n’importe quelles cartes.',
    },
    chronicler: {
      label: 'Chroniqueur',
      help: 'La place qui lit à voix haute et tranche les différends ; 0 : personne.',
    },
    teaching: {
      label: 'Premières rencontres d’abord',
      help: 'Dans chaque couleur, la rencontre la plus douce est au sommet.',
    },
    consensus: {
      label: 'Décisions du groupe',
      help: 'Qui tranche quand un groupe doit décider.',
      values: {
        speaker: 'Celui qui agit',
        veto: 'Celui qui agit, les autres peuvent s’y opposer',
        all: 'On demande à chacun',
      },
    },
  },
}
