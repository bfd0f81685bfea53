/** What the table shows besides its pieces: what an attack would do, how objectives stand, what leaving would cost. */
import { at } from '@emberhall/kernel'
import { byId, foeCard } from '../../../book.ts'
import { FAR, waysOf } from '../../../ground.ts'
import { stands } from '../../../heroes.ts'
import { heroAt, foeAt, type FoeNo, type HeroNo, type T, type ZoneNo } from '../../../state.ts'
import { type Act, damageOf } from '../../../steps/actions.ts'
import { isDefended, isFoeIn, resistanceOf } from '../../../steps/foes.ts'
import { objectivesNow, pathsOut } from '../../../steps/leave.ts'
import type { Objective } from '../../../content/scene-types.ts'

// ---------------------------------------------------------------- attacks

export interface Blow {
  readonly damage: number
  readonly parried: number
  readonly armor: number
  /** Red cubes it would leave. */
  readonly wounds: number
  readonly falls: boolean
  readonly stuns: boolean
}
/** FG-12.3, FG-20.6 to FG-20.8 Combat damage is certain. */
export function blowOf(t: T, h: HeroNo, act: Act, foe: FoeNo): Blow {
  const enemy = foeAt(t, foe)
  const damage = damageOf(t, h, act, foe)
  const parried = Math.min(damage, enemy.parry)
  const armor = Math.min(damage - parried, enemy.armor)
  const wounds = damage - parried - armor
  const falls = enemy.red + wounds >= resistanceOf(t, foe)
  return { damage, parried, armor, wounds, falls, stuns: act.stun && !falls && foeCard(t, foe).isMinion }
}

// ---------------------------------------------------------------- objectives

export interface Progress {
  readonly objective: Objective
  readonly have: number
  readonly need: number
  readonly isSecondary: boolean
  /** Who has it, where an objective is a token that is carried. */
  readonly holder: HeroNo
}
export function progressOf(t: T): readonly Progress[] {
  const all = objectivesNow(t)
  return t.s.objectives.flatMap(({ n, secondary }) => {
    const objective = all[n]
    return objective === undefined ? [] : [{ ...counted(t, objective), objective, isSecondary: secondary }]
  })
}
type Count = Pick<Progress, 'have' | 'need' | 'holder'>
const count = (have: number, need: number, holder = -1): Count => ({ have, need, holder })
const yes = (is: boolean): Count => count(is ? 1 : 0, 1)
function counted(t: T, objective: Objective): Count {
  const { s } = t
  const up = s.heroes.filter(stands).length
  switch (objective.kind) {
    case 'collect': {
      const { hero } = byId(s.objects, objective.token)
      return count(hero >= 0 && s.left.includes(hero) ? 1 : 0, 1, hero)
    }
    case 'interact':
      return count(
        s.objects.filter(({ id, done }) => done && objective.tokens.includes(id)).length,
        objective.tokens.length,
      )
    case 'find':
      return yes(s.found.includes(objective.what))
    case 'defeat':
      return yes(s.enemies.some(({ tag, gone, fled }) => tag === objective.tag && gone && !fled))
    case 'exit':
      return count(s.left.length, up)
    case 'survive':
      return count(up, objective.heroes ?? 1)
    case 'escort':
      return yes(s.ally.id >= 0 && !s.ally.out)
    case 'allGems': {
      const lying = s.objects.filter(({ kind }) => kind === 'gem')
      const carried = s.enemies.flatMap(({ carries }) => carries.filter((what) => what < 3)).length
      return count(lying.filter(({ done }) => done).length, lying.length + carried)
    }
    case 'boardGems': {
      const lying = s.objects.filter(({ kind, id }) => kind === 'gem' && !id.startsWith('more-'))
      return count(lying.filter(({ done }) => done).length, lying.length)
    }
    case 'allChests': {
      const chests = s.objects.filter(({ kind }) => kind === 'chest')
      return count(chests.filter(({ done }) => done).length, chests.length)
    }
    case 'allStanding':
      return count(up, s.heroes.length)
    case 'dryFountain':
      return yes(!s.tookFountain)
    case 'weakPoint':
      return yes(s.boss.exploited)
  }
}

// ---------------------------------------------------------------- leaving

export interface Way {
  readonly h: HeroNo
  /** Damage on the safest way; -1: no way leads there. */
  readonly harm: number
  readonly path: readonly ZoneNo[]
  readonly falls: boolean
}
export interface Leaving {
  readonly thing: number
  readonly letter: string
  readonly isDefended: boolean
  readonly ways: readonly Way[]
}
const isDangerous = (t: T, zone: ZoneNo): boolean =>
  isFoeIn(t, zone) || t.s.objects.some((thing) => thing.kind === 'trap' && !thing.done && thing.zone === zone)
/** FG-33.3 What each exit would cost if the group left now. */
export function leavings(t: T): readonly Leaving[] {
  return t.s.objects.flatMap((thing, i) => {
    if (thing.kind !== 'exit') return []
    const ways = t.s.heroes.flatMap((hero, h) =>
      stands(hero) && !t.s.left.includes(h) ? [wayTo(t, h, thing.zone)] : [],
    )
    return [{ thing: i, letter: thing.letter, isDefended: isDefended(t, i), ways }]
  })
}
function wayTo(t: T, h: HeroNo, exit: ZoneNo): Way {
  const { zone, health } = heroAt(t, h)
  if (at(at(waysOf(t).distance, zone), exit) >= FAR) return { h, harm: -1, path: [], falls: true }
  const path = at(pathsOut(t, zone, exit), 0)
  const harm = path.filter((step) => isDangerous(t, step)).length
  return { h, harm, path, falls: harm >= health }
}
export const harmOn = (t: T, path: readonly ZoneNo[]): number => path.filter((zone) => isDangerous(t, zone)).length
export const roundsLeft = ({ s }: T): number => Math.max(0, s.lastRound - s.round)
