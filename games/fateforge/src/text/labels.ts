/** What each answer is called. */
import { type Ask, aOf, bOf, type Option, type View, verbOf, reading } from '@emberhall/kernel'
import type { verbTable } from '../questions.ts'
import type { S, T } from '../state.ts'
import { faceLabel } from './faces.ts'
import { campLabels } from './labels-camp.ts'
import { fightLabels } from './labels-fight.ts'
import { type Label, type Place, plain } from './labels-place.ts'
import { preparationLabels } from './labels-preparation.ts'
import { storyLabels } from './labels-story.ts'
import { type Key, tell } from './messages.ts'
import { capital, type Speech } from './speech.ts'

type Verb = keyof ReturnType<typeof verbTable> | 'number' | 'yes' | 'no' | 'face' | 'trigger' | 'done' | 'pass'

/** Some questions have a word of their own for going on or doing nothing. */
const byQuestion =
  (verb: 'pass' | 'leave' | 'finish', own: Readonly<Record<string, Key>>): Label =>
  ({ sp, ask }) =>
    tell(sp.lang, own[ask.def.name] ?? `option.${verb}`)

const LABELS: Readonly<Record<Verb, Label>> = {
  ...storyLabels,
  ...campLabels,
  ...preparationLabels,
  ...fightLabels,
  agree: plain('option.agree'),
  refuse: plain('option.refuse'),
  leave: byQuestion('leave', {
    market: 'option.leave.market',
    rest: 'option.leave.rest',
    shop: 'option.leave.shop',
    camp: 'option.leave.camp',
  }),
  finish: byQuestion('finish', { ally: 'option.finish.ally' }),
  number: ({ sp, a }) => tell(sp.lang, 'option.number', { n: a }),
  yes: plain('option.yes'),
  no: plain('option.no'),
  face: faceLabel,
  trigger: plain('option.trigger'),
  done: plain('option.done'),
  pass: byQuestion('pass', {
    prepare: 'option.pass.prepare',
    reroll: 'option.pass.reroll',
    prevent: 'option.pass.prevent',
    fountain: 'option.pass.fountain',
    hide: 'option.pass.hide',
    keepParry: 'option.pass.keepParry',
    pickUp: 'option.pass.pickUp',
    led: 'option.pass.led',
  }),
}

export function optionText(sp: Speech, option: Option, ask: Ask, view: View<S>): string {
  const t: T = reading(sp.game, view)
  const verb = sp.game.words.names[verbOf(option)] as Verb
  const place: Place = { sp, t, ask, a: aOf(option), b: bOf(option) }
  return capital(LABELS[verb](place).trim())
}
