/** A game that never comes to an end, in one of three ways. */
import { type Core, codes, defineGame, oneOf, questions, type Rule, type Table, type TreeOf } from '@emberhall/kernel'

const options = { how: oneOf('effects', 'depth', 'steps') }
type T = Table<Core, TreeOf<typeof options>>
const events = { echo: {} }
const E = codes(events)

function* begin(t: T): Rule {
  while (t.options.how === 'effects') yield* t.emit(E.echo)
  if (t.options.how === 'depth') yield* deeper(t)
  t.later('begin')
}
function* deeper(t: T): Rule {
  t.depth++
  yield* t.emit(E.echo)
  yield* deeper(t)
}

export const runaway = defineGame({
  id: 'runaway',
  version: 1,
  seats: { min: 1, max: 1 },
  options,
  state: {},
  zones: {},
  verbs: {},
  questions: questions({}),
  events,
  logs: {},
  faces: [],
  content: [],
  cards: () => [],
  steps: { begin },
  first: 'begin',
  tie: () => null,
  undoRule: '',
  migrate: {},
})
