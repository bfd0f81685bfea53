/** How the grotto is looked ahead in: turn by turn, and judged by what the Seekers have left and what lies before them. */
import { at, type CardId } from '@emberhall/kernel'
import type { Judgement, LaidTable, LearnedValues, Outlook } from '@emberhall/speech'
import { difficulty } from '../counts.ts'
import { kinfireDelve } from '../module.ts'
import { coloursOf } from '../statics.ts'
import { COLOURS, MAX_SEEKERS, type O, printed, type S, SLOTS, type T, Z } from '../state.ts'
import { completionWorth, penaltyWorth } from './value.ts'
import strength from './strength.json' with { type: 'json' }
import values from './values.json' with { type: 'json' }

type Figures = Record<string, number>
/** Neither the worst penalty nor the best reward says more than that it is one. */
const WORST = -20
const BEST = 30

function seekersOf(t: T): Figures {
  const { s } = t
  const seats = Array.from({ length: t.seats }, (_, seat) => seat)
  const hands = seats.map((seat) => t.cards(Z.hand + seat))
  const held = hands.flat().map((card) => printed(t, card))
  const sizes = hands.map((hand) => hand.length)
  const figures: Figures = {
    health: s.hp,
    frail: 1 / Math.max(1, s.hp),
    'most health': s.hpMax,
    turn: s.turn,
    fatigue: t.cards(Z.fatigue).length,
    'fatigue left': t.cards(Z.fatigueDeck).length,
    lanterns: s.charged.filter(Boolean).length,
    'own lantern': s.charged[s.active] ? 1 : 0,
    hands: held.length,
    hand: at(sizes, s.active),
    'next hand': at(sizes, (s.active + 1) % t.seats),
    'least hand': Math.min(...sizes),
    decks: seats.reduce((n, seat) => n + t.cards(Z.deck + seat).length, 0),
    values: held.reduce((n, { value }) => n + value, 0),
    boosts: held.reduce((n, { boost }) => n + (boost?.value ?? 0), 0),
  }
  for (const colour of COLOURS) figures[colour] = held.filter(({ colours }) => colours.includes(colour)).length
  return figures
}
function boardOf(t: T): Figures {
  const { s } = t
  const open = SLOTS.flatMap((slot) => t.cards(slot)).filter((card) => s.flipped[card] !== 1)
  const events = open.filter((card) => printed(t, card).kind === 'event')
  const tasks = open.filter((card) => printed(t, card).kind !== 'event')
  const missing = tasks.map((card) => difficulty(t, card) - at(s.progress, card))
  const penalties = tasks.map((card) => Math.max(WORST, penaltyWorth(t, card)))
  return {
    events: events.length,
    tasks: tasks.length,
    progress: tasks.reduce((n, card) => n + at(s.progress, card), 0),
    missing: missing.reduce((n, points) => n + points, 0),
    easiest: Math.min(12, ...missing),
    penalties: penalties.reduce((n, worth) => n + worth, 0),
    'worst penalty': Math.min(0, ...penalties),
    rewards: tasks.reduce((n, card) => n + Math.min(BEST, completionWorth(t, card)), 0),
    turned: SLOTS.flatMap((slot) => t.cards(slot)).length - open.length,
    attached: t.cards(Z.attached).length,
    completed: t.cards(Z.completed).length,
    well: t.cards(Z.well).length,
  }
}
function masterOf(t: T, card: CardId | undefined): Figures {
  const figures: Figures = {}
  if (card === undefined) return figures
  const left = difficulty(t, card) - at(t.s.progress, card)
  const open = coloursOf(t, card).length
  figures[`master ${printed(t, card).key}`] = 1
  figures['master left'] = left
  figures['master open'] = open
  figures['master left and open'] = left * open
  return figures
}
/** What weighs more, or less, once the Master is awake. */
const FINALE = ['health', 'lanterns', 'hands', 'values', 'fatigue'] as const

function features(t: T): Figures {
  const seekers = seekersOf(t)
  const figures: Figures = { ...seekers, ...boardOf(t), ...masterOf(t, t.cards(Z.master)[0]) }
  if (t.s.phase === 'finale') {
    figures['finale'] = 1
    for (const name of FINALE) figures[`finale ${name}`] = seekers[name]!
  }
  for (let seats = 2; seats <= MAX_SEEKERS; seats++) figures[`${seats} seats`] = t.seats === seats ? 1 : 0
  figures['hard'] = t.options.mode === 'hard' ? 1 : 0
  figures['quick'] = t.options.quick ? 1 : 0
  return figures
}

const MODES = [
  ['normal', {}],
  ['hard', { mode: 'hard' }],
  ['quick', { quick: true }],
  ['hard and quick', { mode: 'hard', quick: true }],
] as const
const tables: LaidTable[] = MODES.flatMap(([label, options]) =>
  Array.from({ length: MAX_SEEKERS }, (_, i) => ({
    label,
    seats: i + 1,
    options: { ...kinfireDelve.quickOptions(i + 1), ...options },
  })),
)
const judgement: Judgement<S, O> = {
  file: 'values.json',
  features,
  tables,
  isFor: () => true,
  values: values as unknown as LearnedValues,
}

export const outlook: Outlook<S, O> = {
  clock: ({ turn }) => turn,
  share: ({ over }) => (over === 'win' ? 1 : 0),
  strong: { rollouts: 200, turns: 4 },
  master: { rollouts: 1000, turns: 5 },
  judgements: [judgement],
  contests: tables.filter(({ label }) => label === 'normal' || label === 'hard'),
  strength,
}
