/** Draws the table for somebody who is asked: in panels on a terminal, or as one line after the other. */
import { at } from '@emberhall/kernel'
import type { Panel } from '@emberhall/speech'
import type { Question, Speech } from './choices.ts'
import type { Ink } from './ink.ts'
import { columns, wrap } from './layout.ts'

/** What somebody sees who sits down to decide. */
export interface Screenful {
  readonly panels: readonly Panel[]
  /** Whether a step of the game begins here. */
  readonly begins: boolean
  /** What happened since they last looked. */
  readonly story: readonly string[]
  /** What the person should know before answering. */
  readonly notices: readonly string[]
  readonly question: Question
}
export interface Screen {
  /** All of it; plain screens tell only what is new. */
  whole(screenful: Screenful, speech: Speech): string[]
  panels(panels: readonly Panel[]): string[]
  question(question: Question, speech: Speech): string[]
  /** Makes room for a new one. */
  readonly wipe: string
  /** Leaves nothing of the last one. */
  readonly hide: string
  readonly prompt: string
  readonly ink: Ink
}
const MOST_STORY = 14

/** What cannot be chosen, together where the reason is the same. */
export function barredLines({ barred }: Question): string[] {
  const reasons = Map.groupBy(barred, (b) => `${b.reason} (${b.rule})`)
  return [...reasons].map(([reason, list]) => `${[...new Set(list.map((b) => b.label))].join(' / ')} – ${reason}`)
}
/** A page is told once: lines that stand among the others already are left out, and a panel of which nothing is left. */
function untold(panels: readonly Panel[], told: readonly string[]): Panel[] {
  const known = new Set(told.flatMap((text) => text.split('\n')))
  return panels
    .map(({ title, lines }) => ({ title, lines: lines.filter((line) => !known.has(line)) }))
    .filter(({ lines }, i) => lines.length > 0 || at(panels, i).lines.length === 0)
}
/** What to type for this kind of question, where a single number will not do. */
function howTo({ ask, dice }: Question, { t }: Speech): string[] {
  const { kind, min, max } = ask
  if (kind === 'some') return [t.chooseSome(min, max)]
  if (kind === 'order') return [t.chooseOrder]
  if (kind === 'split') return [t.chooseSplit(max)]
  if (kind === 'number') return [t.chooseNumber(min, max)]
  if (kind !== 'fate') return []
  const sides = dice.map((labels, i) => `  ${t.die(i + 1)} ${labels.map((label, f) => `${f + 1} ${label}`).join(', ')}`)
  return [t.chooseDice(dice.length), ...sides]
}

/** @param columnsNow how wide the terminal is at the moment */
export function richScreen(columnsNow: () => number, ink: Ink): Screen {
  const panels = (list: readonly Panel[]): string[] => columns(list, columnsNow(), ink)
  const fitted = (lines: readonly string[]): string[] => lines.flatMap((line) => wrap(line, columnsNow() - 1))
  const question = (q: Question, speech: Speech): string[] => {
    const width = columnsNow()
    const digits = String(q.choices.length).length
    const number = (i: number) => ink.bold(String(i + 1).padStart(digits + 1))
    const choices = q.choices.flatMap((c, i) => {
      const [first = '', ...more] = wrap(c.label, width - digits - 4)
      const under = ' '.repeat(digits + 3)
      return [`${number(i)}  ${ink.table(first)}`, ...more.map((line) => under + ink.table(line))]
    })
    const barred = barredLines(q).flatMap((b) => {
      const [first = '', ...more] = wrap(b, width - digits - 4)
      return [`${' '.repeat(digits)}·  ${first}`, ...more.map((line) => ' '.repeat(digits + 3) + line)].map(ink.dim)
    })
    const head = wrap(q.rule === '' ? q.prompt : `${q.prompt} [${q.rule}]`, width - 2)
    return [
      ...head.map((line) => `${ink.title('▌')} ${ink.bold(line)}`),
      ...choices,
      ...barred,
      ...fitted(howTo(q, speech)).map((line) => ink.dim(line)),
    ]
  }
  return {
    panels,
    question,
    whole: (screenful, speech) => {
      const shown = new Set(screenful.panels.flatMap(({ lines }) => lines))
      const story = screenful.story.flatMap((text) => text.split('\n')).filter((line) => !shown.has(line))
      const told = story.slice(-MOST_STORY)
      const lines = story.length > told.length ? ['…', ...told] : told
      return [
        ...panels(screenful.panels),
        ...(lines.length > 0 ? columns([{ title: speech.t.story, lines }], columnsNow(), ink) : []),
        ...fitted(screenful.notices).map((line) => ink.warn(line)),
        ...question(screenful.question, speech),
      ]
    },
    wipe: '\x1b[H\x1b[2J',
    // The curtain: what has scrolled away must not come back either.
    hide: '\x1b[H\x1b[2J\x1b[3J',
    prompt: `${ink.title('›')} `,
    ink,
  }
}

/** No frames, no colours, nothing moves: when a step begins, those parts of the table are told that have changed. */
export function plainScreen(ink: Ink): Screen {
  const shown = new Map<string, string>()
  const changed = (list: readonly Panel[]): Panel[] =>
    list.filter(({ title, lines }) => {
      const text = lines.join('\n')
      const isNew = shown.get(title) !== text
      shown.set(title, text)
      return isNew
    })
  const panels = (list: readonly Panel[]): string[] =>
    list.flatMap((panel) => [`${panel.title}:`, ...panel.lines.map((line) => `  ${line}`)])
  const question = (q: Question, speech: Speech): string[] => {
    const { t } = speech
    return [
      `${q.prompt}${q.rule === '' ? '' : ` (${t.rule(q.rule)})`}`,
      ...q.choices.map((c, i) => `${i + 1}. ${c.label}`),
      ...(q.barred.length > 0 ? [t.unavailable] : []),
      ...barredLines(q).map((line) => `- ${line}`),
      ...howTo(q, speech),
    ]
  }
  return {
    panels,
    question,
    whole: (screenful, speech) => {
      const fresh = screenful.begins ? untold(changed(screenful.panels), screenful.story) : []
      return [...screenful.notices, ...screenful.story, ...panels(fresh), ...question(screenful.question, speech)]
    },
    wipe: '',
    hide: '',
    prompt: '',
    ink,
  }
}
