/** What every game says when an answer cannot be taken, whatever it was about. */
import type { Lang } from './module.ts'

const en = {
  'why.unknown': 'This is not possible now.',
  'why.notOffered': '{range, select, yes {Only {min} to {max} will do.} other {This is not among the choices.}}',
  'why.malformed': 'This answer cannot be read.',
  'why.tooFew': '{range, select, yes {Too few: choose at least {min}.} other {Too few: something is missing.}}',
  'why.tooMany': '{range, select, yes {Too many: choose at most {max}.} other {Too many: one is left over.}}',
  'why.repeated': 'Each can be chosen only once.',
  'why.stale': 'The table has moved on: this question is closed.',
  'why.notAsked': 'It is not for you to decide now.',
  'why.gameOver': 'The game is over.',
  'why.nothingToUndo': 'There is nothing to take back.',
  'why.nothingToRedo': 'There is nothing to do again.',
  'why.undoPastReveal': 'Something has been revealed, drawn or rolled since: there is no way back past that.',
} as const
type Refusals = { readonly [K in keyof typeof en]: string }
const fr: Refusals = {
  'why.unknown': 'Ce n’est pas possible maintenant.',
  'why.notOffered':
    '{range, select, yes {Il faut un nombre de {min} à {max}.} other {Cela ne fait pas partie des choix.}}',
  'why.malformed': 'Cette réponse est illisible.',
  'why.tooFew': '{range, select, yes {Trop peu : il en faut au moins {min}.} other {Trop peu : il en manque.}}',
  'why.tooMany': '{range, select, yes {Trop : il en faut au plus {max}.} other {Trop : il y en a de reste.}}',
  'why.repeated': 'Chaque élément ne peut être choisi qu’une fois.',
  'why.stale': 'La partie a avancé : cette question n’est plus posée.',
  'why.notAsked': 'Ce n’est pas à vous de décider maintenant.',
  'why.gameOver': 'La partie est terminée.',
  'why.nothingToUndo': 'Il n’y a rien à annuler.',
  'why.nothingToRedo': 'Il n’y a rien à rétablir.',
  'why.undoPastReveal': 'Quelque chose a été révélé, pioché ou lancé depuis : on ne revient pas en deçà.',
}
export const REFUSALS: Readonly<Record<Lang, Refusals>> = { en, fr }

/** How answers of any game read where it has nothing better to say. */
export const ANSWERS = {
  en: {
    'option.pass': 'No',
    'option.done': 'Done',
    'option.yes': 'Yes',
    'option.no': 'No',
    'option.number': '{n}',
    'option.face': '{n}',
    'option.trigger': '{n}',
  },
  fr: {
    'option.pass': 'Non',
    'option.done': 'Terminé',
    'option.yes': 'Oui',
    'option.no': 'Non',
    'option.number': '{n}',
    'option.face': '{n}',
    'option.trigger': '{n}',
  },
} as const
