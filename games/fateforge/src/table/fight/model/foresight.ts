/** FG-21, FG-29, FG-30 What every enemy would do now, as far as everybody at the table can work it out. */
import { at } from '@emberhall/kernel'
import type { EnemyAction, Section } from '../../../content/types.ts'
import { foeCard } from '../../../book.ts'
import { distance, FAR, stepsToward } from '../../../ground.ts'
import { BOSS_STEPS } from '../../../parts.ts'
import { heroAt, foeAt, type FoeNo, type HeroNo, type T, type ZoneNo } from '../../../state.ts'
import { isRooted, bossStep } from '../../../steps/foes.ts'
import { isValid } from '../../../steps/harm.ts'
import { reactorOf } from '../../../steps/reactions.ts'
import { candidates, drawnTo, heroesAt, inRange, inReach } from '../../../steps/targets.ts'
import { withChanges } from '../../model/tableau.ts'
import { canPerform } from '../../../steps/bands.ts'

type Rest = 'stunned' | 'rooted' | 'nobody' | 'cannot'
export interface Intent {
  readonly foe: FoeNo
  /** The section of its band that fits, or -1. */
  readonly section: number
  /** Why it does nothing; null: it acts. */
  readonly rest: Rest | null
  /** Whom it could take; more than one where players choose or the order is not set. */
  readonly targets: readonly HeroNo[]
  /** Where it could walk to. */
  readonly to: readonly ZoneNo[]
  /** Damage it would do to one target. */
  readonly harm: number
  readonly isToxic: boolean
}

/** The table with one enemy elsewhere. */
function withFoeAt(t: T, foe: FoeNo, zone: ZoneNo): T {
  const enemies = t.s.enemies.map((enemy, i) => (i === foe ? { ...enemy, zone } : enemy))
  return withChanges(t, { enemies })
}
/** The heroes an action would take: every candidate until the order of play decides. */
function taken(t: T, heroes: readonly HeroNo[], action: EnemyAction, moves: boolean): readonly HeroNo[] {
  return t.s.order.length === 0 ? drawnTo(t, heroes) : candidates(t, heroes, action, moves)
}

function intentOf(t: T, foe: FoeNo): Intent {
  const enemy = foeAt(t, foe)
  const { band } = foeCard(t, foe)
  const none = { foe, section: -1, targets: [], to: [], harm: 0, isToxic: false } as const
  if (enemy.stun) return { ...none, rest: 'stunned' }
  const n = band.findIndex((section) => heroesAt(t, foe, section).length > 0)
  const section = band[n]
  if (section === undefined) return { ...none, rest: 'nobody' }
  if (!canPerform(t, foe, section))
    return { ...none, section: n, rest: isRooted(t, foe) && movesIn(section) ? 'rooted' : 'cannot' }
  return { ...none, section: n, rest: null, ...deeds(t, foe, section) }
}
const movesIn = ({ actions }: Section): boolean => actions.some((action) => action.do === 'move')

function deeds(t: T, foe: FoeNo, section: Section): Pick<Intent, 'targets' | 'to' | 'harm' | 'isToxic'> {
  const moves = movesIn(section)
  const to = new Set<ZoneNo>()
  const targets = new Set<HeroNo>()
  let harm = 0
  let isToxic = false
  for (const action of section.actions) {
    if (action.do === 'move') {
      for (const zone of walks(t, foe, action, section)) to.add(zone)
      if (section.actions.length === 1) for (const h of followed(t, foe, action, section)) targets.add(h)
      continue
    }
    if (action.do === 'parry') continue
    const stands = to.size > 0 ? [...to].map((zone) => withFoeAt(t, foe, zone)) : [t]
    for (const then of stands)
      for (const h of taken(then, inRange(then, foe, action, section), action, moves)) targets.add(h)
    if (action.do === 'strike' || action.do === 'shoot') harm += 1 + (action.extra ?? 0)
    isToxic ||= action.toxic === true
  }
  return { targets: [...targets], to: [...to], harm, isToxic }
}
function followed(t: T, foe: FoeNo, action: EnemyAction, section: Section): readonly HeroNo[] {
  if (action.toExit !== undefined) return []
  return taken(t, inReach(t, foe, section), action, true)
}
function walks(t: T, foe: FoeNo, action: EnemyAction, section: Section): readonly ZoneNo[] {
  const { zone } = foeAt(t, foe)
  if (action.toExit !== undefined) {
    const exit = t.s.objects.find((thing) => thing.kind === 'exit' && thing.letter === action.toExit)
    return exit === undefined ? [] : stepsToward(t, zone, exit.zone)
  }
  return followed(t, foe, action, section).flatMap((h) => stepsToward(t, zone, heroAt(t, h).zone))
}

/** FG-C3 What the boss has announced, and whom it would take. */
function bossIntent(t: T, foe: FoeNo): Intent {
  const { zone } = foeAt(t, foe)
  const valid = t.s.heroes.flatMap((_, h) => (isValid(t, h) ? [h] : []))
  const here = valid.filter((h) => heroAt(t, h).zone === zone)
  const near = valid.filter((h) => distance(t, zone, heroAt(t, h).zone) === 1)
  const step = at(BOSS_STEPS, bossStep(t))
  const last: EnemyAction = { do: 'pull', at: 'last' }
  const first: EnemyAction = { do: 'strike', at: 'first' }
  const targets =
    step === 'sweep'
      ? here
      : step === 'chains'
        ? taken(t, near.length > 0 ? near : here, last, false)
        : taken(t, here, first, false)
  return { foe, section: bossStep(t), rest: null, targets, to: [], harm: step === 'chains' ? 2 : 1, isToxic: false }
}

export function intents(t: T): readonly (Intent | null)[] {
  return t.s.enemies.map(({ gone }, foe) =>
    gone ? null : foe === t.s.boss.enemy ? bossIntent(t, foe) : intentOf(t, foe),
  )
}

/** Everything that may react at its slot. */
export function reactors(t: T): readonly FoeNo[] {
  const colours = t.s.foretold.length > 0 ? t.s.foretold : [0, 1, 2, 3, 4, 5]
  return colours.flatMap((colour) => reactorOf(t, colour)?.foe ?? [])
}
/** How far every zone is from one; FAR where no way leads. */
export const isFar = (n: number): boolean => n >= FAR
