/** A question as people read it: its choices with their words, and what cannot be chosen with the reason. */
import { type Ask, aOf, type Answer, type Kind, NUMBER, type Option, PASS, pack as packOption } from '@emberhall/kernel'
import type { DieSide, TableModule, GameShell, Lang } from '@emberhall/speech'
import type { Snapshot } from '../play/source.ts'
import { questionIn, withoutName } from './question.ts'

export interface ChoiceWords {
  readonly option: Option
  /** As saves and programs spell it. */
  readonly word: string
  readonly label: string
  /** The label, cut where it begins to explain itself. */
  readonly title: string
  readonly detail: string
  /** The chance it names, if it names one. */
  readonly chance: number | null
  /** All options that come to exactly the same, such as copies of a card. */
  readonly copies: readonly Option[]
}
interface BarredWords extends ChoiceWords {
  readonly reason: string
  readonly rule: string
}
/** A face of a die that is unlike the others on it. */
interface DieFace extends DieSide {
  readonly face: number
}
export interface Asked {
  readonly id: string
  readonly ask: Ask
  readonly kind: Kind
  /** All of it, as it is spoken. */
  readonly prompt: string
  readonly question: string
  /** How things stand, beside the question. */
  readonly state: string
  readonly rule: string
  readonly choices: readonly ChoiceWords[]
  /** The plain way on, which does nothing more: to pass, or to end the turn. */
  readonly plain: Option
  readonly barred: readonly BarredWords[]
  /** For real dice: what each side of each die is called. */
  readonly dice: readonly (readonly DieFace[])[]
}

const PLAIN_DIE = 'var(--ink-2)'
const CHANCE = /(\d{1,3})[\s\u00a0\u202f]*%/g
/** A choice explains itself behind a colon, which is not one in brackets; French puts a space before it. */
function cut(label: string): Pick<ChoiceWords, 'title' | 'detail' | 'chance'> {
  const bare = label.replace(/\((?:[^()]|\([^()]*\))*\)/g, (aside) => '.'.repeat(aside.length))
  const found = /[\s\u00a0\u202f]?:\s/.exec(bare)
  const title = found === null ? label : label.slice(0, found.index)
  const detail = found === null ? '' : label.slice(found.index + found[0].length)
  const last = [...detail.matchAll(CHANCE)].at(-1)
  return { title, detail, chance: last === undefined ? null : Number(last[1]) }
}

export function askedOf(shell: GameShell, lang: Lang, snapshot: Snapshot): Asked | null {
  const words = shell.module.words[lang]
  const { view, sitters, mine } = snapshot
  const { ask } = view
  if (ask === null) return null
  const names = sitters.map((sitter) => sitter.name)
  const spell = shell.module.game.words
  const choice = (option: Option): ChoiceWords => {
    const label = words.option(option, ask, view, names)
    return { option, word: spell.print(option), label, ...cut(label), copies: [option] }
  }
  /** The same side may mean something else on another die, so a label is for a side of a die. */
  const named = ({ sides }: Ask): DieSide[][] =>
    sides.map((n, die) =>
      Array.from({ length: n }, (_, face) => ({
        label: words.option(spell.parse(`face:${face}`) | die, ask, view, names),
        colour: PLAIN_DIE,
      })),
    )
  const full = words.prompt(ask, view, names)
  const bare = withoutName(full, names[ask.seat] ?? '')
  const barred = ask.blocked.map((b) => ({ ...choice(b.option), reason: words.why(b.why), rule: b.why.rule }))
  return {
    id: view.question,
    ask,
    kind: ask.kind,
    prompt: mine.length > 1 ? full : bare,
    ...questionIn(bare),
    rule: ask.def.rule,
    choices:
      ask.kind === 'fate' ? [] : ask.kind === 'number' ? numbers(ask, spell) : merged(ask, ask.options.map(choice)),
    plain: plainAt(shell.module, ask),
    barred,
    dice: ask.kind === 'fate' ? (shell.dice?.(view.state, lang) ?? named(ask)).map(facesOf) : [],
  }
}
function numbers(ask: Ask, spell: GameShell['module']['game']['words']): ChoiceWords[] {
  return Array.from({ length: ask.max - ask.min + 1 }, (_, i) => {
    const option = packOption(NUMBER, ask.min + i)
    const label = String(ask.min + i)
    return { option, word: spell.print(option), label, title: label, detail: '', chance: null, copies: [option] }
  })
}
/** Two copies of a card in hand are one choice. */
function merged(ask: Ask, choices: readonly ChoiceWords[]): ChoiceWords[] {
  if (ask.kind !== 'one') return [...choices]
  const byLabel = new Map<string, ChoiceWords>()
  for (const choice of choices) {
    const { option } = choice
    const known = byLabel.get(choice.label)
    byLabel.set(choice.label, known === undefined ? choice : { ...known, copies: [...known.copies, option] })
  }
  return [...byLabel.values()]
}
function facesOf(sides: readonly DieSide[]): DieFace[] {
  const all = sides.map((side, face) => ({ ...side, face }))
  return all.filter(({ label, face }) => sides.findIndex((side) => side.label === label) === face)
}
/** Whether picks are gathered and confirmed; a single one is taken at once, as everywhere. */
export const isGathered = ({ kind, min, max }: Ask): boolean =>
  kind !== 'one' && kind !== 'number' && kind !== 'fate' && !(min === 1 && max === 1)
/** The choice that stands for an option. */
export function choiceOf(asked: Asked, option: Option): ChoiceWords | undefined {
  return asked.choices.find(({ copies }) => copies.includes(option))
}
/** An answer in words: what they explain stands at the choice already, where it is not what tells two of them apart. */
export function answerText(asked: Asked, answer: Answer): string {
  const nameOf = ({ title, label }: ChoiceWords): string =>
    asked.choices.some((other) => other.title === title && other.label !== label) ? label : title
  return worded(asked, answer, nameOf)
}
/** Without what explains it, even where two of them come to the same words. */
export const answerTitle = (asked: Asked, answer: Answer): string => worded(asked, answer, ({ title }) => title)
function worded(asked: Asked, answer: Answer, nameOf: (choice: ChoiceWords) => string): string {
  if (asked.kind === 'number') return String(aOf(answer as Option))
  return [answer]
    .flat()
    .map((option) => choiceOf(asked, option))
    .map((choice) => (choice === undefined ? '' : nameOf(choice)))
    .join(', ')
}
function plainAt({ game, turnEnd }: Pick<TableModule, 'game' | 'turnEnd'>, { def }: Ask): Option {
  return def.name === turnEnd?.question ? game.words.parse(turnEnd.answer) : PASS
}
/** Whether closing the turn is all that can be done. */
export function onlyCloses({ game, turnEnd }: Pick<TableModule, 'game' | 'turnEnd'>, asked: Asked | null): boolean {
  if (asked === null || turnEnd === undefined) return false
  const { def, options } = asked.ask
  const isEnd = def.name === turnEnd.question && options.length === 1
  return isEnd && game.words.print(options[0]!) === turnEnd.answer
}
