/** A line typed at the text table: a number, words of a choice, or a command in either language. */
import type { Option, Thing } from '@emberhall/kernel'
import type { Asked, ChoiceWords } from './asked.ts'

export type Command =
  | { readonly does: 'take'; readonly option: Option }
  | { readonly does: 'confirm' | 'undo' | 'hint' | 'who' | 'unknown' | 'help' }
  | { readonly does: 'say'; readonly text: string }
  | { readonly does: 'point'; readonly at: string }
  | { readonly does: 'plan'; readonly at: readonly string[] }
  | { readonly does: 'absent'; readonly what: string }
  | { readonly does: 'rule'; readonly id: string }
  | { readonly does: 'barred'; readonly label: string; readonly reason: string; readonly rule: string }
  | { readonly does: 'several'; readonly labels: readonly string[] }

const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").trim().toLowerCase()
const WORDS: Readonly<Record<string, 'confirm' | 'undo' | 'hint' | 'who' | 'help'>> = {
  ok: 'confirm',
  confirm: 'confirm',
  confirmer: 'confirm',
  undo: 'undo',
  u: 'undo',
  annuler: 'undo',
  hint: 'hint',
  h: 'hint',
  conseil: 'hint',
  who: 'who',
  qui: 'who',
  help: 'help',
  aide: 'help',
  '?': 'help',
}

export function commandOf(line: string, asked: Asked | null, things: readonly Thing[] = []): Command {
  const text = fold(line)
  if (Object.hasOwn(WORDS, text)) return { does: WORDS[text]! }
  const said = /^\s*(?:say|dire)\s+(.+)$/i.exec(line)
  if (said !== null) return { does: 'say', text: said[1]!.trim() }
  const shown = /^(?:point(?: at)?|montrer) (.+)$/.exec(text)
  if (shown !== null) return pointing(shown[1]!, things)
  const planned = /^plan(?: (.+))?$/.exec(text)
  if (planned !== null) return planning(planned[1]?.split(',') ?? [], things)
  const rule = /^(?:rule |regle )?([a-z]{2}-\d{1,2}\.\d{1,2})$/.exec(text)
  if (rule !== null) return { does: 'rule', id: rule[1]!.toUpperCase() }
  if (asked === null || text === '') return { does: 'unknown' }
  const place = /^\d{1,2}$/.test(text) ? asked.choices[Number(text) - 1] : undefined
  if (place !== undefined && asked.kind !== 'number') return { does: 'take', option: place.option }
  const found = matching(text, asked.choices)
  if (found.length === 1) return { does: 'take', option: found[0]!.option }
  if (found.length > 1) return { does: 'several', labels: found.map((choice) => choice.label) }
  const barred = matching(text, asked.barred)[0]
  return barred === undefined ? { does: 'unknown' } : { does: 'barred', ...barred }
}
function matching<C extends ChoiceWords>(text: string, choices: readonly C[]): C[] {
  const exact = choices.filter((choice) => choice.word === text || fold(choice.label) === text)
  return exact.length > 0 ? exact : choices.filter((choice) => fold(choice.label).includes(text))
}

/** Things whose names these words are, or are in. */
function named(text: string, things: readonly Thing[]): readonly Thing[] {
  const words = fold(text)
  const exact = things.filter(({ name }) => fold(name) === words)
  return exact.length > 0 ? exact.slice(0, 1) : things.filter(({ name }) => fold(name).includes(words))
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
