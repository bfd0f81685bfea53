/** What somebody has typed: a command, an answer, or something that needs another word. */
import { at } from '@emberhall/kernel'
import type { Barred, Choice, Question } from './table/choices.ts'
import type { Texts } from './text/texts.ts'

export const COMMANDS = {
  help: ['?', 'help', 'aide', 'h'],
  undo: ['u', 'undo', 'annuler'],
  redo: ['r', 'redo', 'refaire'],
  correct: ['correct', 'rectifier'],
  why: ['why', 'pourquoi'],
  rule: ['rule', 'regle'],
  card: ['card', 'carte', 'c'],
  log: ['log', 'journal'],
  next: ['next', 'suite'],
  hint: ['hint', 'conseil'],
  review: ['review', 'revue'],
  table: ['table', 't'],
  save: ['save', 'sauver'],
  lang: ['lang', 'langue', 'language'],
  quit: ['quit', 'quitter', 'q', 'exit'],
} as const
export type CommandName = keyof typeof COMMANDS

export type Typed =
  | { readonly command: CommandName; readonly rest: string }
  | { readonly value: string | string[] }
  | { readonly problem: string }

/** Without accents, capitals and fine quotes, so that nobody has to type them. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim().toLowerCase()
}

export function commandIn(line: string): { command: CommandName; rest: string } | null {
  const [first = '', ...rest] = line.trim().split(/\s+/)
  const word = fold(first)
  for (const name of Object.keys(COMMANDS) as CommandName[]) {
    if ((COMMANDS[name] as readonly string[]).includes(word)) return { command: name, rest: rest.join(' ') }
  }
  return null
}

export function readTyped(line: string, question: Question, t: Texts): Typed {
  return commandIn(line) ?? readAnswer(line, question, t)
}
function readAnswer(line: string, question: Question, t: Texts): Typed {
  const { kind } = question.ask
  const text = line.trim()
  if (kind === 'number') return { value: /^\d{1,4}$/.test(text) ? `number:${Number(text)}` : text }
  if (kind === 'fate') return readDice(text, question, t)
  if (kind === 'one') {
    const found = pick(text, question, t)
    return 'problem' in found ? found : { value: found.word }
  }
  return readList(text, question, t)
}

/** One choice, by its number, its word, its words, or any part that only one has. */
function pick(text: string, { choices, barred }: Question, t: Texts): Choice | { readonly problem: string } {
  if (/^\d{1,4}$/.test(text) && choices[Number(text) - 1] !== undefined) return at(choices, Number(text) - 1)
  const found = matching(text, choices)
  if (found.length === 1) return at(found, 0)
  if (found.length > 1)
    return {
      problem: t.ambiguous(
        text,
        found.map((c) => c.label),
      ),
    }
  const not: Barred | undefined = matching(text, barred)[0]
  if (not !== undefined) return { problem: t.notPossible(`${not.label} – ${not.reason} (${not.rule})`) }
  return { problem: t.notUnderstood(text) }
}
/** The exact ones if there are any, else all that hold the words. */
export function matching<C extends Choice>(text: string, choices: readonly C[]): C[] {
  const word = fold(text)
  if (word === '') return []
  const exact = choices.filter((c) => c.word === text.trim() || fold(c.label) === word)
  if (exact.length > 0) return exact.slice(0, 1)
  const held = choices.filter((c) => fold(c.label).includes(word) || fold(c.word).includes(word))
  const begun = held.filter((c) => fold(c.label).startsWith(word))
  return begun.length === 1 ? begun : held
}

function readList(text: string, question: Question, t: Texts): Typed {
  if (['-', 'none', 'rien', 'aucun'].includes(fold(text))) return { value: [] }
  const isNumbers = /^[\d\s,;x×]+$/.test(text)
  const parts = text.split(isNumbers ? /[\s,;]+/ : /\s*[,;]\s*/).filter((part) => part !== '')
  const value: string[] = []
  for (const part of parts) {
    const times = /^(\d{1,4})[x×](\d{1,3})$/.exec(part)
    const found = pick(times?.[1] ?? part, question, t)
    if ('problem' in found) return found
    for (let i = 0; i < Number(times?.[2] ?? 1); i++) value.push(found.word)
  }
  return { value }
}

/** Faces of real dice: a number counts from 1, a word is what the side shows. */
function readDice(text: string, { dice }: Question, t: Texts): Typed {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '')
  const value: string[] = []
  for (const [i, part] of parts.entries()) {
    const sides = (dice[i] ?? []).map(fold)
    const face = /^\d{1,3}$/.test(part) ? Number(part) - 1 : sides.findIndex((side) => side.startsWith(fold(part)))
    const plain = /^face:(\d{1,3})$/.exec(part)
    const chosen = plain ? Number(plain[1]) : face
    if (chosen < 0) return { problem: t.notUnderstood(part) }
    value.push(`face:${chosen}`)
  }
  return { value }
}
