/** TG-21 Sittings: a campaign is laid down, taken up again, and characters join or leave in between. */
import { at as nth, aOf, copyPlain, type Option, type Rule, verbOf } from '@emberhall/kernel'
import { bookOf, numberOf } from '../book.ts'
import { SHEET } from '../campaign-shape.ts'
import { passSecret, removeSecret, secretOf } from '../items/holding.ts'
import { L } from '../log.ts'
import { herePlace } from '../map/places.ts'
import { bit, everybody, members, speakerOf } from '../parties.ts'
import { allCards, layPiles } from '../piles.ts'
import { Q, V } from '../questions.ts'
import { layMap } from '../survival/grace.ts'
import { settle } from '../survival/settle.ts'
import { characterOf, type CharacterNo, seatOf, type T } from '../state.ts'
import { join } from './joining.ts'

/** TG-21.1 Any time between two actions, if everybody agrees. */
export function* adjourn(t: T, c: CharacterNo): Rule {
  const asks = members(everybody(t) & ~bit(c)).map((d) => {
    t.offer(V.agree)
    t.offer(V.refuse)
    return t.hold(seatOf(t, d), Q.adjourn)
  })
  const answers = asks.length === 0 ? [] : ((yield* t.together(asks)) as Option[])
  if (answers.some((answer) => verbOf(answer) !== V.agree)) return t.next('act', c)
  t.note(L.adjourned, t.s.day)
  t.end('adjourned')
}

/** TG-21.3, TG-21.8 Everything lies as it was left, as far as anybody knows; then who leaves and who joins, before any action. */
export function* takeUp(t: T): Rule {
  const { s, options } = t
  const { campaign } = options
  for (const key of Object.keys(SHEET)) Object.assign(s, { [key]: copyPlain(campaign[key as keyof typeof SHEET]) })
  s.snapshot = campaign.snapshot
  s.isChapterOver = campaign.isChapterOver
  layPiles(t, campaign, allCards)
  layMap(t, campaign.map)
  s.period = 'day'
  t.next('turn')
  t.next('joins')
  t.next('leaves')
}
/** TG-21.4, TG-21.5 Secrets go to those who stay, Personal ones leave the game; items leave with their owner. */
export function* leaves(t: T): Rule {
  const { names } = bookOf(t)
  for (const id of t.options.campaign.leaving) {
    const c = numberOf(names.characters, id)
    const one = characterOf(t, c)
    const heirs = members(everybody(t) & ~bit(c))
    for (const { secret } of one.secrets.slice()) {
      if (secretOf(t, secret).personal === true || heirs.length === 0) {
        removeSecret(t, secret)
        continue
      }
      t.s.about.part = secret
      for (const d of heirs) t.offer(V.character, d)
      passSecret(t, c, aOf(yield* t.choose(speakerOf(t, everybody(t) & ~bit(c)), Q.heir)), secret)
    }
    one.status = 'gone'
    t.note(L.leftTable, c)
  }
  // TG-21.7 From here on N is another; seats close up.
  members(everybody(t))
    .toSorted((a, b) => seatOf(t, a) - seatOf(t, b))
    .forEach((c, seat) => (characterOf(t, c).seat = seat))
}
/** TG-21.6, TG-21.7, TG-21.9 Recruits begin anew, who left before comes back as it was; each beside somebody. */
export function* joins(t: T): Rule {
  const { names } = bookOf(t)
  for (const id of t.options.campaign.joining) {
    const c = numberOf(names.characters, id)
    const one = characterOf(t, c)
    const seat = members(everybody(t)).length
    const cells = [...new Set(members(everybody(t)).map((d) => characterOf(t, d).at))]
    if (one.status === 'gone') Object.assign(one, { status: 'active', seat })
    else {
      Object.assign(one, { board: c, combat: c, diplomacy: c })
      join(t, c, seat)
    }
    t.s.about.who = c
    for (const cell of cells) t.offer(V.location, herePlace(t, cell).location)
    const no = aOf(yield* t.choose(seat, Q.appears))
    one.at = t.s.map.find(({ location }) => location === no)?.cell ?? nth(cells, 0)
    t.note(L.cameBack, c, no)
  }
  yield* settle(t)
}
