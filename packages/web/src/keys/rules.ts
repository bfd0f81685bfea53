/** Which key does what. People may change the letters; digits, arrows, Enter and Esc stay what they are. */

const USUAL = {
  undo: 'u',
  redo: 'y',
  hint: 'h',
  pass: 'w',
  list: 'f',
  look: 'z',
  pin: 'p',
  last: 'l',
  history: 'j',
  bookmarks: 'b',
  story: 'o',
  rules: 'r',
  settings: 's',
  menu: 'm',
  text: 't',
  point: 'p',
  plan: 'n',
  unplan: 'x',
  help: '?',
} as const
export type Action = keyof typeof USUAL
export type Bindings = Readonly<Record<Action, string>>
export const ACTIONS = Object.keys(USUAL) as readonly Action[]

/** Something is kept only while it is looked at, and then nothing is pointed at: they may share a key. */
const mayShare = (a: Action, b: Action): boolean => [a, b].every((action) => action === 'pin' || action === 'point')

export type Refusal = { readonly code: 'noKey' } | { readonly code: 'taken'; readonly by: Action }
/** Why a key cannot do this; null if it can. */
export function whyNotBound(bindings: Bindings, action: Action, key: string): Refusal | null {
  if (!/^[^\s\d]$/u.test(key)) return { code: 'noKey' }
  const by = ACTIONS.find((other) => other !== action && bindings[other] === key && !mayShare(action, other))
  return by === undefined ? null : { code: 'taken', by }
}
/** The usual keys with what was changed; if that makes no sense any more, the usual ones. */
export function bindingsOf(changes: Readonly<Record<string, unknown>>): Bindings {
  const changed = ACTIONS.filter((action) => typeof changes[action] === 'string')
  const moved = { ...USUAL, ...Object.fromEntries(changed.map((action) => [action, String(changes[action])])) }
  return changed.every((action) => whyNotBound(moved, action, moved[action]) === null) ? moved : USUAL
}
type Does = Readonly<Partial<Record<Action, (event: KeyboardEvent) => unknown>>>
/** What is done, by the keys that do it now. */
export function byKey(bindings: Bindings, does: Does): Readonly<Record<string, (event: KeyboardEvent) => unknown>> {
  return Object.fromEntries(
    ACTIONS.flatMap((action) => {
      const act = does[action]
      return act === undefined ? [] : [[bindings[action], act]]
    }),
  )
}
