/** What a card would need and give, before it is used: which results pay, and where an ordered sequence could lead. */
import type { Ability } from '../../../content/types.ts'
import { cardOfNo } from '../../../book.ts'
import { near } from '../../../ground.ts'
import { heroAt, foeAt, type FoeNo, type HeroNo, type T, type ZoneNo } from '../../../state.ts'
import { type Act, MOVE, PARRY, PULL, PUSH, whyNoTarget, whyStuck } from '../../../steps/actions.ts'
import { asAct, abilityOf, whyNoAbility } from '../../../steps/cards.ts'
import { resistanceOf } from '../../../steps/foes.ts'
import { canDoAll } from '../../../steps/sequence.ts'
import { endsOf, portalsIn } from '../../../steps/things.ts'
import { withChanges } from '../../model/tableau.ts'
import type { Desk } from './desk.ts'
import { payment, resultOf } from './sources.ts'
import { at, aOf, bOf, type Option, verbOf } from '@emberhall/kernel'
import { V } from '../../../questions.ts'

export interface Step {
  readonly zones: readonly ZoneNo[]
  readonly foes: readonly FoeNo[]
}
export interface Prospect {
  readonly no: number
  readonly ability: Ability
  /** For each part of the cost the place of the result that would pay, -1 if it is no result; null if it cannot be paid. */
  readonly paid: readonly number[] | null
  readonly isPossible: boolean
  readonly steps: readonly Step[]
  /** How it is used, if it can be. */
  readonly option: Option | null
}
function moved(t: T, h: HeroNo, zone: ZoneNo): T {
  const heroes = t.s.heroes.map((hero, i) => (i === h ? { ...hero, zone } : hero))
  return withChanges(t, { heroes })
}
function hit(t: T, foe: FoeNo, n: number): T {
  const enemy = foeAt(t, foe)
  const life = enemy.parry + enemy.armor + resistanceOf(t, foe) - enemy.red
  const enemies = t.s.enemies.map((other, i) => (i === foe && n >= life ? { ...other, gone: true } : other))
  return withChanges(t, { enemies })
}
/** FG-14.11 For each step, where it could be done so that the rest can follow. */
export function stepsOf(t: T, h: HeroNo, acts: readonly Act[]): readonly Step[] {
  const found = acts.map(() => ({ zones: new Set<ZoneNo>(), foes: new Set<FoeNo>() }))
  const walk = (then: T, i: number): void => {
    const act = acts[i]
    if (act === undefined) return
    const rest = acts.slice(i + 1)
    if (act.kind === PARRY) return walk(then, i + 1)
    if (act.kind === MOVE) {
      if (whyStuck(then, h, -1, act) !== null) return
      const from = heroAt(then, h).zone
      const through = portalsIn(then, from).flatMap((i) => endsOf(then, i))
      for (const zone of [...near(then, from), ...through]) {
        const next = moved(then, h, zone)
        if (!canDoAll(next, h, rest)) continue
        at(found, i).zones.add(zone)
        walk(next, i + 1)
      }
      return
    }
    then.s.enemies.forEach((enemy, foe) => {
      if (enemy.gone || whyNoTarget(then, h, act, foe) !== null) return
      const next = act.kind === PUSH || act.kind === PULL ? then : hit(then, foe, 1 + act.extra)
      if (!canDoAll(next, h, rest)) return
      at(found, i).foes.add(foe)
      walk(next, i + 1)
    })
  }
  walk(t, 0)
  return found.map(({ zones, foes }) => ({ zones: [...zones], foes: [...foes] }))
}

/** The ability of a card that the eye rests on, with what is in hand. */
export function prospectOf({ t, view, held }: Desk, key: string | null): Prospect | null {
  const found = /^card (\d+)$/.exec(key ?? '')
  const h = t.s.acting
  if (found === null || h < 0) return null
  const no = Number(found[1])
  const card = cardOfNo(t, no)
  const offers = [...(view.ask?.options ?? []), ...(view.ask?.blocked.map(({ option }) => option) ?? [])]
  const offer = offers.find((option) => verbOf(option) === V.card && aOf(option) === no)
  const ability =
    offer === undefined ? card.abilities.find(({ gain }) => gain !== undefined) : abilityOf(card, bOf(offer))
  if (ability === undefined) return null
  const { pool } = heroAt(t, h)
  const inHand = held === null ? undefined : resultOf(held)
  const first = pool.findIndex(({ icon, die }) => icon === inHand?.icon && die === inHand.die)
  const paid = payment(pool, ability.cost ?? [], first) ?? payment(pool, ability.cost ?? [])
  const { gain } = ability
  const acts = gain?.gain === 'sequence' ? gain.actions.map(asAct) : []
  return {
    no,
    ability,
    paid,
    isPossible: whyNoAbility(t, h, ability) === null,
    steps: acts.length > 0 ? stepsOf(t, h, acts) : [],
    option: offer !== undefined && view.ask!.options.includes(offer) ? offer : null,
  }
}
