/** What many blows come to, hero by hero. */
import type { LogLine } from '@emberhall/kernel'
import type { HeroNo, S } from '../../state.ts'
import { heroIn } from './heroIn.ts'
import { type Thrown, thrownIn } from './rolls.ts'

export interface Struck {
  readonly hero: HeroNo
  readonly blows: readonly Thrown[]
  readonly saves: readonly Thrown[]
  readonly wounds: number
  readonly harm: number
}
/** What falls on each, in the order in which they were struck first. */
export function struckBy(lines: readonly LogLine[], state: S): readonly Struck[] {
  const all = new Map<HeroNo, Struck>()
  for (const line of lines) {
    const { what, args } = line
    const hero = heroIn(state, args[what === 'foeAttacks' ? 1 : 0])
    const { blows, saves, wounds, harm } = all.get(hero) ?? { blows: [], saves: [], wounds: 0, harm: 0 }
    all.set(hero, {
      hero,
      blows: what === 'foeAttacks' ? [...blows, thrownIn(line, state)] : blows,
      saves: what === 'rolled' ? [...saves, thrownIn(line, state)] : saves,
      wounds: what === 'wounded' ? wounds + Number(args[1]) : wounds,
      harm: what === 'harmed' ? harm + Number(args[1]) : harm,
    })
  }
  return [...all.values()].filter(({ hero }) => hero >= 0)
}
