/** Tracks, resources, items, secrets and statuses. */
import { at as nth, type Rule, RuleFault } from '@emberhall/kernel'
import { bookOf, deedNo, numberOf, secretNo } from '../book.ts'
import type { Amount, Effect, Power, Who } from '../content/types.ts'
import { drawItem, gainSecret, removeSecret } from '../items/holding.ts'
import { sourcesOf } from '../items/sources.ts'
import { L } from '../log.ts'
import { everybody, members } from '../parties.ts'
import { attribute, gain, lose } from '../survival/attributes.ts'
import { changeTrack } from '../survival/tracks.ts'
import { characterOf, type CharacterNo, type Frame, type T } from '../state.ts'
import { perform } from './perform.ts'
import { concerned, sharesOf } from './who.ts'

type Of<K extends Effect['do']> = Extract<Effect, { do: K }>

function amountOf(t: T, n: Amount, c: CharacterNo): number {
  if (typeof n === 'number') return n
  if ('attr' in n) return attribute(t, c, n.attr)
  throw new RuleFault('this amount is known only in an encounter')
}
/** TG-15.8 Shared out, unless it says for whom. */
export function* gains(t: T, { res, n, who }: Of<'gain'>, frame: Frame): Rule {
  let total = 0
  if (who === undefined && frame.you < 0) {
    for (const [c, share] of yield* sharesOf(t, frame.party, amountOf(t, n, -1))) total += gain(t, c, res, share)
  } else for (const c of yield* concerned(t, frame, who)) total += gain(t, c, res, amountOf(t, n, c))
  if (res === 'food' && total > 0 && frame.source >= 0) foodFound(t, frame)
}
export function* losses(t: T, { res, n, who }: Of<'lose'>, frame: Frame): Rule {
  for (const c of yield* concerned(t, frame, who)) lose(t, c, res, amountOf(t, n, c))
}
export function* tracks(t: T, { track, n, who }: Of<'track'>, frame: Frame): Rule {
  for (const c of yield* concerned(t, frame, who)) changeTrack(t, c, track, n)
}
/** Items 20 and S9a: what a location action of yours has given. */
function foodFound(t: T, frame: Frame): void {
  const action = nth(nth(bookOf(t).content.locations, frame.source >> 3).actions, frame.source & 7)
  for (const c of members(frame.party))
    for (const { powers } of sourcesOf(t, c))
      for (const power of powers) {
        if (power.on !== 'locationFood' || (power.actions !== undefined && !power.actions.includes(action.id))) continue
        if (power.limit === 'day' && !useToday(t, c, power)) continue
        perform(t, power.do, { you: c, party: 1 << c, cell: frame.cell })
      }
}
/** TG-7.8 Once a day for its owner: whether this is the first time. */
export function useToday(t: T, c: CharacterNo, power: Power): boolean {
  const no = deedNo(t, power)
  const one = characterOf(t, c)
  if (one.usedToday.includes(no)) return false
  one.usedToday.push(no)
  return true
}

/** TG-15.8 An item or a secret that a party gains goes to one of them. */
function* whoTakes(t: T, frame: Frame, who: Who | undefined): Rule<CharacterNo[]> {
  if (who !== undefined || frame.you >= 0) return yield* concerned(t, frame, who)
  return [...(yield* sharesOf(t, frame.party, 1)).keys()]
}
export function* gainsItem(t: T, { of, who }: Of<'gainItem'>, frame: Frame): Rule {
  for (const c of yield* whoTakes(t, frame, who)) yield* drawItem(t, c, of)
}
export function* gainsSecret(t: T, { secret, who }: Of<'gainSecret'>, frame: Frame): Rule {
  for (const c of yield* whoTakes(t, frame, who)) gainSecret(t, c, secretNo(t, secret))
}
/** TG-34.2 Everybody has one in its own campaign; whoever is no character of it has none. */
export function gainOwnSecrets(t: T): void {
  for (const c of members(everybody(t))) gainSecret(t, c, secretNo(t, nth(bookOf(t).content.characters, c).secret))
}
export function losesSecret(t: T, { secret }: Of<'removeSecret'>): void {
  removeSecret(t, secretNo(t, secret))
}
/** TG-15.1 */
export function setStatus(t: T, { status, part = 0, clear }: Of<'status'>): void {
  const no = numberOf(bookOf(t).names.statuses, status)
  if (clear === true) {
    t.s.statuses[no] = 0
    return t.note(L.statusCleared, no)
  }
  t.s.statuses[no] = nth(t.s.statuses, no) | 1 | (1 << part)
  t.note(L.status, no, part)
}
/** TG-13.3 Noted once. */
export function noteTask(t: T, { task }: Of<'task'>): void {
  const no = numberOf(bookOf(t).names.tasks, task)
  if (t.s.tasks.includes(no)) return
  t.s.tasks.push(no)
  t.note(L.task, no)
}
