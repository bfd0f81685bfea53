/** A line typed at the text table: a number, words of a choice, or a command in either language. */
import type { Option, Seat } from '@emberhall/kernel'
import type { Panel, Thing } from '@emberhall/speech'
import type { Bookmark } from '@emberhall/server/protocol'
import type { Asked, ChoiceWords } from './asked.ts'
import type { Standing } from './useStanding.ts'

export type Command =
  | { readonly does: 'take'; readonly option: Option }
  | { readonly does: Plain | 'unknown' }
  | { readonly does: 'look'; readonly at: string }
  | { readonly does: 'say'; readonly text: string }
  | { readonly does: 'point'; readonly at: string }
  | { readonly does: 'plan'; readonly at: readonly string[] }
  | { readonly does: 'absent'; readonly what: string }
  | { readonly does: 'rule'; readonly id: string }
  | { readonly does: 'withdraw'; readonly standing: Standing }
  | { readonly does: 'moment'; readonly at: number }
  | { readonly does: 'bookmark'; readonly bookmark: Bookmark }
  | { readonly does: 'mark'; readonly name: string }
  | { readonly does: 'seat'; readonly seat: Seat; readonly to: 'bot' | 'here' }
  | { readonly does: 'noMoment' | 'noSeat'; readonly what: string }
  | { readonly does: 'barred'; readonly label: string; readonly reason: string; readonly rule: string }
  | { readonly does: 'several'; readonly labels: readonly string[] }

type Plain =
  | 'confirm'
  | 'clear'
  | 'undo'
  | 'redo'
  | 'hint'
  | 'who'
  | 'last'
  | 'wishes'
  | 'passOn'
  | 'putRight'
  | 'help'
  | Past
type Past = 'back' | 'forward' | 'now' | 'moments'
/** What a line may speak of besides the choices. */
export interface Around {
  readonly things?: readonly Thing[]
  readonly standing?: readonly Standing[]
  readonly bookmarks?: readonly Bookmark[]
  /** The names of the seats, by seat. */
  readonly seats?: readonly string[]
}

const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").trim().toLowerCase()
const WORDS: Readonly<Record<string, Plain>> = {
  ok: 'confirm',
  confirm: 'confirm',
  confirmer: 'confirm',
  clear: 'clear',
  effacer: 'clear',
  undo: 'undo',
  u: 'undo',
  annuler: 'undo',
  'take back': 'undo',
  reprendre: 'undo',
  redo: 'redo',
  refaire: 'redo',
  hint: 'hint',
  h: 'hint',
  conseil: 'hint',
  who: 'who',
  qui: 'who',
  last: 'last',
  l: 'last',
  derniers: 'last',
  'pass on': 'passOn',
  'laisser passer': 'passOn',
  correct: 'putRight',
  'put right': 'putRight',
  rectifier: 'putRight',
  wishes: 'wishes',
  souhaits: 'wishes',
  back: 'back',
  retour: 'back',
  forward: 'forward',
  avance: 'forward',
  now: 'now',
  maintenant: 'now',
  moments: 'moments',
  bookmarks: 'moments',
  signets: 'moments',
  seats: 'who',
  places: 'who',
  help: 'help',
  aide: 'help',
  '?': 'help',
}

export function commandOf(line: string, asked: Asked | null, around: Around = {}): Command {
  const { things = [], standing = [], bookmarks = [], seats = [] } = around
  const text = fold(line)
  if (Object.hasOwn(WORDS, text)) return { does: WORDS[text]! }
  const said = /^\s*(?:say|dire)\s+(.+)$/i.exec(line)
  if (said !== null) return { does: 'say', text: said[1]!.trim() }
  const marked = /^\s*(?:mark|bookmark|marquer)\s+(.+)$/i.exec(line)
  if (marked !== null) return { does: 'mark', name: marked[1]!.trim() }
  const past = /^(?:back to|moment|retour a) (.+)$/.exec(text)
  if (past !== null) return returning(past[1]!, bookmarks)
  const handed = /^(?:hand over|confier) (.+)$/.exec(text)
  if (handed !== null) return seating(handed[1]!, seats, 'bot')
  const taken = /^(?:take back|reprendre) (.+)$/.exec(text)
  if (taken !== null) return seating(taken[1]!, seats, 'here')
  const shown = /^(?:point(?: at)?|montrer) (.+)$/.exec(text)
  if (shown !== null) return pointing(shown[1]!, things)
  const planned = /^plan(?: (.+))?$/.exec(text)
  if (planned !== null) return planning(planned[1]?.split(',') ?? [], things)
  const again = /^(?:ask(?: me)? again|redemander)(?: (.+))?$/.exec(text)
  if (again !== null) return withdrawing(again[1] ?? '', standing)
  const rule = /^(?:rule |regle )?([a-z]{2}-[a-z]?\d{1,2}\.\d{1,2})([a-h]?)$/.exec(text)
  if (rule !== null) return { does: 'rule', id: rule[1]!.toUpperCase() + rule[2]! }
  const looked = /^(?:look|voir)(?: (.+))?$/.exec(text)
  if (looked !== null) return { does: 'look', at: looked[1] ?? '' }
  if (asked === null || text === '') return { does: 'unknown' }
  const place = /^\d{1,2}$/.test(text) ? asked.choices[Number(text) - 1] : undefined
  if (place !== undefined && asked.kind !== 'number') return { does: 'take', option: place.option }
  const found = matching(text, asked.choices)
  if (found.length === 1) return { does: 'take', option: found[0]!.option }
  if (found.length > 1) return { does: 'several', labels: found.map((choice) => choice.label) }
  const barred = matching(text, asked.barred)[0]
  return barred === undefined ? { does: 'unknown' } : { does: 'barred', ...barred }
}
/** The parts of the table whose titles these words are in; all of them by their titles alone if there are no words. */
export function lookAt(at: string, panels: readonly Panel[]): readonly string[] {
  if (at === '') return panels.map(({ title }) => title)
  return panels.filter(({ title }) => fold(title).includes(at)).flatMap(({ title, lines }) => [title, ...lines])
}
function matching<C extends ChoiceWords>(text: string, choices: readonly C[]): C[] {
  const exact = choices.filter((choice) => choice.word === text || fold(choice.label) === text)
  return exact.length > 0 ? exact : choices.filter((choice) => fold(choice.label).includes(text))
}

/** By the number of a moment, or by words of its name. */
function returning(text: string, bookmarks: readonly Bookmark[]): Command {
  if (/^\d{1,6}$/.test(text)) return { does: 'moment', at: Number(text) }
  const found = called(text, bookmarks)
  if (found.length === 1) return { does: 'bookmark', bookmark: found[0]! }
  if (found.length === 0) return { does: 'noMoment', what: text }
  return { does: 'several', labels: found.map(({ name }) => name) }
}
function seating(text: string, seats: readonly string[], to: 'bot' | 'here'): Command {
  const found = called(
    text,
    seats.map((name, seat) => ({ name, seat })),
  )
  if (found.length === 1) return { does: 'seat', seat: found[0]!.seat, to }
  if (found.length === 0) return { does: 'noSeat', what: text }
  return { does: 'several', labels: found.map(({ name }) => name) }
}
/** Those with exactly this name, else those with these words in it. */
function called<N extends { readonly name: string }>(text: string, named: readonly N[]): N[] {
  const exact = named.filter(({ name }) => fold(name) === text)
  return exact.length > 0 ? exact : named.filter(({ name }) => fold(name).includes(text))
}
/** Things with all these words in their names. A place is meant rather than what lies there. */
function named(text: string, things: readonly Thing[]): readonly Thing[] {
  const words = fold(text).split(/\s+/)
  const found = things.filter(({ name }) => words.every((word) => fold(name).includes(word)))
  const place = found.find(({ name }) => found.every((other) => other.name.includes(name)))
  return place === undefined ? found : [place]
}
/** Of several wishes, the one with these words in it. */
function withdrawing(text: string, standing: readonly Standing[]): Command {
  const found = standing.filter((wish) => fold(`${wish.what} ${wish.text}`).includes(text))
  if (found.length === 1) return { does: 'withdraw', standing: found[0]! }
  return found.length === 0 ? { does: 'wishes' } : { does: 'several', labels: found.map(({ what }) => what) }
}
function pointing(text: string, things: readonly Thing[]): Command {
  const found = named(text, things)
  if (found.length > 1) return { does: 'several', labels: found.map(({ name }) => name) }
  return found.length === 0 ? { does: 'absent', what: text } : { does: 'point', at: found[0]!.key }
}
function planning(texts: readonly string[], things: readonly Thing[]): Command {
  const at: string[] = []
  for (const text of texts) {
    const next = pointing(text.trim(), things)
    if (next.does !== 'point') return next
    if (!at.includes(next.at)) at.push(next.at)
  }
  return { does: 'plan', at }
}
