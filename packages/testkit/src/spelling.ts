/** Options in the words of a scenario: cards are named by their face, `play:maze:red` instead of `play:17:red`. */
import { type Ask, at, type CardId, type Core, type Match, type Option } from '@emberhall/kernel'
import { fail, listed } from './fail.ts'

/** `maze#2` is the second card called maze. */
export function readName(name: string): { face: string; copy: number } {
  const match = /^(.+)#(\d+)$/.exec(name)
  return match === null ? { face: name, copy: 1 } : { face: at(match, 1), copy: Number(match[2]) }
}

export function spell<S extends Core, O>(match: Match<S, O>, option: Option): string {
  const { game, table } = match
  const { verb, args } = game.words.explain(option)
  const spelled = args.map(({ kind, value }) => {
    if (typeof kind !== 'string') return kind[value] ?? String(value)
    return kind === 'card' ? (game.faceKeys[table.s.faces[value] ?? -1] ?? String(value)) : String(value)
  })
  return [verb, ...spelled].join(':')
}

/** Whether an option is what a word means; cards may be given as face or as id. */
function means<S extends Core, O>(match: Match<S, O>, option: Option, word: string): boolean {
  const plain = match.game.words.print(option).split(':')
  const spelled = spell(match, option).split(':')
  const wanted = word.split(':')
  return wanted.length === plain.length && wanted.every((part, i) => part === plain[i] || part === spelled[i])
}

/** The option among these that a word means: the first, or with `#n` the n-th, that has not been taken. */
export function pick<S extends Core, O>(
  match: Match<S, O>,
  options: readonly Option[],
  word: string,
  taken: ReadonlySet<Option> = new Set(),
): Option | undefined {
  let copy = 1
  const plain = word
    .split(':')
    .map((part) => {
      const name = readName(part)
      copy = Math.max(copy, name.copy)
      return name.face
    })
    .join(':')
  const fitting = options.filter((o) => means(match, o, plain))
  return copy > 1 || plain !== word ? fitting[copy - 1] : fitting.find((o) => !taken.has(o))
}

/** An answer as the scenario gives it: a word, a number, or several. */
export type Said = string | number | readonly (string | number)[]

/** The answer as it travels. Words that are not on offer are passed on as well as can be. */
export function toReply<S extends Core, O>(match: Match<S, O>, ask: Ask | undefined, said: Said): string | string[] {
  if (Array.isArray(said)) {
    const taken = new Set<Option>()
    return (said as readonly (string | number)[]).map((part) => {
      const word = oneWord(match, ask, part, taken)
      if (ask?.kind !== 'split') taken.add(match.game.words.parse(word))
      return word
    })
  }
  return oneWord(match, ask, said as string | number, new Set())
}
function oneWord<S extends Core, O>(
  match: Match<S, O>,
  ask: Ask | undefined,
  said: string | number,
  taken: ReadonlySet<Option>,
): string {
  if (typeof said === 'number') return ask?.kind === 'fate' ? `face:${said}` : `number:${said}`
  const { words } = match.game
  const option =
    pick(match, ask?.options ?? [], said, taken) ??
    pick(
      match,
      (ask?.blocked ?? []).map((b) => b.option),
      said,
      taken,
    )
  return option === undefined ? withIds(match, said) : words.print(option)
}
/** A word that is not on offer, its cards as ids. */
function withIds<S extends Core, O>(match: Match<S, O>, word: string): string {
  const { words } = match.game
  const [verb = '', ...parts] = word.split(':')
  const kinds = words.args[words.names.indexOf(verb)]
  if (verb === '' || kinds === undefined)
    fail(`there is no verb "${verb}"; there are: ${listed(words.names.filter((n) => n !== ''))}`)
  if (parts.length !== kinds.length) fail(`"${word}": ${verb} takes ${kinds.length} arguments`)
  const ids = parts.map((part, i) => (kinds[i] === 'card' && !/^\d+$/.test(part) ? String(cardOf(match, part)) : part))
  return [verb, ...ids].join(':')
}

/** The cards of a face: those on show first, then by zone. */
function cardsOf<S extends Core, O>(match: Match<S, O>, face: string): CardId[] {
  const { game, table } = match
  const code = game.faceKeys.indexOf(face)
  if (code < 0) fail(`${game.id} has no card "${face}"${likely(game.faceKeys, face)}`)
  const ids = table.s.zones.flat().filter((id) => table.s.faces[id] === code)
  return [...ids.filter((id) => table.canSee(id, -1)), ...ids.filter((id) => !table.canSee(id, -1))]
}
export function cardOf<S extends Core, O>(match: Match<S, O>, name: string): CardId {
  const { face, copy } = readName(name)
  const ids = cardsOf(match, face)
  return ids[copy - 1] ?? fail(`there are only ${ids.length} cards "${face}" in this game`)
}

/** Names that look like a wrong one. */
export function likely(names: readonly string[], wrong: string): string {
  const stem = wrong.slice(0, 3).toLowerCase()
  const near = names.filter((name) => name.includes(stem) || wrong.includes(name))
  return `; there are: ${listed(near.length > 0 ? near : names)}`
}

/** What somebody who wants to get on would answer: pass, or else the first that will do. */
export function plainAnswer<S extends Core, O>(match: Match<S, O>, ask: Ask): string | string[] {
  const print = (o: Option) => match.game.words.print(o)
  const pass = ask.options.find((o) => ['pass', 'done', 'no'].includes(print(o)))
  switch (ask.kind) {
    case 'one':
      return print(pass ?? at(ask.options, 0))
    case 'number':
      return `number:${ask.min}`
    case 'some':
    case 'order':
      return ask.options.slice(0, ask.min).map(print)
    case 'split':
      return new Array<string>(ask.min).fill(print(at(ask.options, 0)))
    case 'fate':
      return ask.sides.map(() => 'face:0')
  }
}
