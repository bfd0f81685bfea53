/** Things of a fight that can be chosen, by name, and which of them an option is about. */
import { aOf, bOf, type Option, verbOf } from '@emberhall/kernel'
import { cardKey } from '@emberhall/ui'
import { V } from '../../../questions.ts'
import type { FoeNo, HeroNo, T, ZoneNo } from '../../../state.ts'

export const zoneKey = (zone: ZoneNo): string => `zone ${zone}`
export const foeKey = (foe: FoeNo): string => `foe ${foe}`
export const heroKey = (h: HeroNo): string => `hero ${h}`
export const thingKey = (i: number): string => `thing ${i}`
export const sourceKey = (source: number): string => `source ${source}`
export const dieKey = (h: HeroNo, i: number): string => `die ${h} ${i}`
export const weakKey = (i: number): string => `weak ${i}`
export const allyDieKey = (d: number): string => `ally die ${d}`
export const allySkillKey = (i: number): string => `ally skill ${i}`

export function keysOf({ s }: T, option: Option): readonly string[] {
  const [a, b] = [aOf(option), bOf(option)]
  switch (verbOf(option)) {
    case V.move:
    case V.zone:
      return [zoneKey(a)]
    case V.sprint:
    case V.start:
      return [zoneKey(b)]
    case V.strike:
    case V.shoot:
    case V.push:
    case V.pull:
    case V.enemy:
      return [foeKey(a)]
    case V.use:
    case V.portal:
    case V.exit:
      return [thingKey(a)]
    case V.pickUp:
      return [thingKey(b)]
    case V.revive:
    case V.who:
      return [heroKey(a)]
    case V.parry:
    case V.hardened:
      return [heroKey(s.acting), sourceKey(a)]
    case V.pay:
    case V.hide:
    case V.ignoreTrap:
      return [sourceKey(a)]
    case V.card:
    case V.special:
    case V.prep:
    case V.guard:
    case V.activate:
    case V.rest:
      return [cardKey(a)]
    case V.cover:
      return [weakKey(a)]
    case V.borrow:
      return [allyDieKey(b)]
    case V.allySkill:
      return [allySkillKey(a)]
    case V.rerollIcon:
      return [dieKey(a, b)]
    case V.triple:
      return [dieKey(a >> 3, a & 7)]
    default:
      return []
  }
}
