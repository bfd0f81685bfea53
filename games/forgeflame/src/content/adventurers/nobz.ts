import { aim, loop, standing } from '../make.ts'
import type { ActionCard, Adventurer } from '../types.ts'

export const nobz: Adventurer = {
  id: 'nobz',
  name: { en: 'Nobz', fr: 'Nobz' },
  fullName: { en: 'Nobz Foudwagon', fr: 'Nobz Foudwagon' },
  role: { en: 'wagon driver', fr: 'conducteur de wagon' },
  set: 'core',
  carry: 4,
  portrait: {
    en: 'Nobz took the brake off his wagon to make room for one more ore. Passengers are welcome, and so is anyone who gets out of the way in time.',
    fr: 'Nobz a retiré le frein de son wagon pour y loger un minerai de plus. Les passagers sont les bienvenus, tout comme ceux qui s’écartent à temps.',
  },
}

export const nobzCards: readonly ActionCard[] = [
  {
    id: 'full-throttle', // NB-1
    adventurer: 'nobz',
    tier: 'basic',
    name: { en: 'Full Throttle', fr: 'Plein gaz' },
    symbols: ['move', 'move', 'move'],
    abilities: [loop({ do: 'push', x: 1, target: aim('one', 'other', 'here') })],
  },
  {
    id: 'all-aboard', // NB-2
    adventurer: 'nobz',
    tier: 'basic',
    name: { en: 'All Aboard', fr: 'Tous à bord' },
    symbols: ['move', 'move', 'pick'],
    abilities: [standing('passenger')],
  },
  {
    id: 'tip-cart', // NB-3
    adventurer: 'nobz',
    tier: 'basic',
    name: { en: 'Tip Cart', fr: 'Benne basculante' },
    symbols: ['move', 'dig', 'pick'],
    abilities: [loop({ do: 'transfer', target: aim('one', 'ally', 'here') })],
  },
  {
    id: 'buffer-bash', // NB-4
    adventurer: 'nobz',
    tier: 'basic',
    name: { en: 'Buffer Bash', fr: 'Coup de tampon' },
    symbols: ['move', 'dig', 'fight'],
    abilities: [loop({ do: 'status', mark: 'slow', target: aim('one', 'opp', 'adj') })],
  },
  {
    id: 'mad-dash', // NB-5
    adventurer: 'nobz',
    tier: 'advanced',
    name: { en: 'Mad Dash', fr: 'Course folle' },
    symbols: ['move', 'move', 'pick'],
    abilities: [loop({ do: 'extraTurn' })],
    flavour: { en: 'The last bend was optional.', fr: 'Le dernier virage était facultatif.' },
  },
  {
    id: 'sleight-of-hand', // NB-6
    adventurer: 'nobz',
    tier: 'advanced',
    name: { en: 'Sleight of Hand', fr: 'Tour de passe-passe' },
    symbols: ['move', 'move', 'pick'],
    abilities: [loop({ do: 'trade', min: 1, max: 2, target: aim('one', 'other', 'here') })],
    flavour: {
      en: 'Look, a bat! No? It was there a moment ago.',
      fr: 'Oh, une chauve-souris ! Non ? Elle était là, pourtant.',
    },
  },
  {
    id: 'runaway-wagon', // NB-7
    adventurer: 'nobz',
    tier: 'advanced',
    name: { en: 'Runaway Wagon', fr: 'Wagon lancé' },
    symbols: ['move', 'move', 'dig', 'pick'],
    abilities: [loop({ do: 'push', x: 1, target: aim('each', 'opp', 'here') })],
    flavour: { en: 'The bell is only for decoration.', fr: 'La cloche, c’est pour faire joli.' },
  },
]
