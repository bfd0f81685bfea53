/** Games made up to show a part: one person, one question, asked again and again. */
import {
  aOf,
  type Core,
  codes,
  defineGame,
  type Game,
  Match,
  questions,
  type Rule,
  RuleFault,
  type Shape,
  type Table,
  type TreeOf,
  verbs,
  why,
} from '@emberhall/kernel'
import type { Anchor, SpotChoice } from '@emberhall/ui'
import { useState } from 'react'

interface Fixture<Sh extends Shape> {
  readonly id: string
  readonly state: Sh
  /** How many things there are to do. */
  readonly acts: number
  /** Null: it can be done. Empty: it is not there at all. Otherwise the name of the reason. */
  readonly whyNot: (state: TreeOf<Sh>, act: number) => string | null
  readonly take: (state: TreeOf<Sh>, act: number) => void
}
const VERBS = { act: ['n'] } as const
const V = verbs(VERBS)
const Q = questions({ act: 'FX-1' })
const LOGS = { acted: { args: ['n'], rule: 'FX-1' } } as const
const L = codes(LOGS)

// FX-1 One thing at a time, of those that can be done.
export function fixtureGame<Sh extends Shape>({ id, state, acts, whyNot, take }: Fixture<Sh>) {
  function* ask(t: Table<TreeOf<Sh> & Core, object>): Rule {
    for (let act = 0; act < acts; act++) {
      const reason = whyNot(t.s, act)
      if (reason !== '') t.offer(V.act, act, 0, reason === null ? null : why(reason, 'FX-1'))
    }
    const act = aOf(yield* t.choose(0, Q.act))
    take(t.s, act)
    t.note(L.acted, act)
    t.next('ask')
  }
  return defineGame({
    id,
    version: 1,
    seats: { min: 1, max: 1 },
    options: {},
    state,
    zones: {},
    verbs: VERBS,
    questions: Q,
    events: {},
    logs: LOGS,
    faces: [],
    content: [],
    cards: () => [],
    steps: { ask },
    first: 'ask',
    tie: () => null,
    undoRule: 'FX-1',
    migrate: {},
  })
}
export interface Played<S> {
  readonly state: S
  readonly question: string
  readonly anchors: Map<string, Anchor>
  readonly choose: (choice: SpotChoice) => void
}
/** Plays one: `keyOf` and `labelOf` say on which thing an act lies, and how it is called. */
export function usePlayed<S extends Core>(
  game: Game<S, object>,
  keyOf: (act: number) => string,
  labelOf: (act: number) => string,
): Played<S> {
  const [match] = useState(() => Match.start(game, { seats: 1, seed: 1 }))
  const [, setQuestion] = useState('')
  const view = match.view(0)
  const anchors = new Map<string, Anchor>()
  for (const option of view.ask?.options ?? [])
    anchors.set(keyOf(aOf(option)), { open: [{ option, label: labelOf(aOf(option)) }], blocked: [], pick: 0 })
  for (const { option, why: reason } of view.ask?.blocked ?? [])
    anchors.set(keyOf(aOf(option)), { open: [], blocked: [reason], pick: 0 })
  return {
    state: view.state,
    question: view.question,
    anchors,
    choose: ({ option }) => {
      const verdict = match.answer({ seat: 0, question: view.question, value: game.words.print(option) })
      if (!verdict.ok) throw new RuleFault('what is lit was refused')
      setQuestion(match.view(0).question)
    },
  }
}
