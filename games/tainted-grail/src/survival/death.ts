/** TG-20, TG-36 Dying dials, death, newcomers, defeat, the All-Mother's Grace. */
import { aOf, type Rule, verbOf } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import { join } from '../day/joining.ts'
import { removeSecret, passSecret, secretOf } from '../items/holding.ts'
import { L } from '../log.ts'
import { herePlace, lowestOf } from '../map/places.ts'
import { isOn } from '../modes.ts'
import { OUTCOMES } from '../parts.ts'
import { everybody, members, playersOf, speakerOf } from '../parties.ts'
import { Q, V } from '../questions.ts'
import { characterOf, type CharacterNo, type T } from '../state.ts'

/** TG-36.1 On 1 and going down it is death. */
export function lowerDyingDial(t: T, c: CharacterNo): void {
  const one = characterOf(t, c)
  if (one.dying === 1) return t.next('death', c)
  one.dying--
  t.note(L.dyingDial, c, one.dying)
}
/** TG-20.6 to TG-20.8, TG-20.11, TG-20.14, TG-20.15 */
export function* death(t: T, c: CharacterNo): Rule {
  const one = characterOf(t, c)
  const place = herePlace(t, one.at)
  const { seat } = one
  const wasSolo = playersOf(t) === 1
  t.note(L.died, c, place.location)
  for (const { item } of one.items) {
    place.dropped.push(item)
    t.note(L.dropped, item, place.location)
  }
  yield* bequeath(t, c)
  // TG-36.5 leaves Reputation as it is, should the Grace bring it back.
  Object.assign(one, { status: 'dead', items: [], secrets: [], food: 0, wealth: 0, magic: 0, xp: 0, dying: 0 })
  one.fell = Math.max(...t.s.characters.map(({ fell }) => fell)) + 1
  for (const frame of t.s.todo) frame.party &= ~(1 << c)
  t.s.action.party &= ~(1 << c)
  const free = bookOf(t).content.characters.flatMap((_, d) => (characterOf(t, d).status === 'unused' ? [d] : []))
  if (wasSolo || free.length === 0) return t.next('defeat')
  for (const d of free) t.offer(V.newcomer, d)
  t.offer(V.decline)
  const option = yield* t.choose(seat, Q.newcomer)
  if (verbOf(option) === V.newcomer) return welcome(t, aOf(option), seat)
  t.note(L.declined, c)
  if (everybody(t) === 0) t.next('defeat')
}
/** TG-20.7 On the revealed location with the lowest number. */
function welcome(t: T, c: CharacterNo, seat: number): void {
  for (const what of ['board', 'combat', 'diplomacy'] as const) {
    // Cards of the dead stay with them (TG-22.4).
    const taken = t.s.characters.filter(({ status }) => status !== 'unused').map((other) => other[what])
    const free = t.s.characters.flatMap((_, d) => (taken.includes(d) ? [] : [d]))
    characterOf(t, c)[what] = free.includes(c) ? c : (free[0] ?? c)
  }
  join(t, c, seat)
  const place = lowestOf(t, t.s.map)
  if (place === undefined) return
  Object.assign(characterOf(t, c), { at: place.cell, passed: false, acted: false })
  t.note(L.newcomer, c, place.location)
}
/** TG-18.10, TG-20.7 Secrets go to others, as its player chooses; Personal ones vanish. */
function* bequeath(t: T, c: CharacterNo): Rule {
  const heirs = members(everybody(t)).filter((d) => d !== c)
  for (const { secret } of characterOf(t, c).secrets.slice()) {
    if (secretOf(t, secret).personal === true || heirs.length === 0) {
      removeSecret(t, secret)
      continue
    }
    t.s.about.part = secret
    for (const d of heirs) t.offer(V.character, d)
    passSecret(t, c, aOf(yield* t.choose(characterOf(t, c).seat, Q.heir)), secret)
  }
}
/** TG-20.6, TG-20.8, TG-20.9, TG-32.9 */
export function* defeat(t: T): Rule {
  if (!isOn(t, 'C9')) {
    t.offer(V.grace)
    t.offer(V.giveUp)
    const party = everybody(t)
    if (verbOf(yield* t.choose(party === 0 ? 0 : speakerOf(t, party), Q.grace)) === V.grace) return t.next('grace')
  }
  t.s.outcome = 'lost'
  t.note(L.ended, OUTCOMES.indexOf('lost'))
  t.s.period = 'over'
  t.end('lost')
}
