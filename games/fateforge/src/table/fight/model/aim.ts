/** What would happen if the thing under the eye were chosen now. */
import { at, aOf, bOf, type Option, verbOf } from '@emberhall/kernel'
import { usePointed } from '@emberhall/ui'
import { V } from '../../../questions.ts'
import type { FoeNo } from '../../../state.ts'
import { type Act, SHOOT, STRIKE } from '../../../steps/actions.ts'
import { type Desk, useDesk } from './desk.ts'
import { type Blow, blowOf } from './prospects.ts'
import { actOf } from './sources.ts'

export interface Aim {
  readonly option: Option
  readonly act: Act
  readonly foe: FoeNo
  readonly blow: Blow
}
/** The attack that the pointer stands for: with what is in hand, or with the first thing that would do. */
export function aimAt({ t, anchors }: Desk, key: string | null): Aim | null {
  const { acting, heroes } = t.s
  const choice = key === null ? undefined : anchors.get(key)?.open[0]
  if (choice === undefined || acting < 0) return null
  const { option } = choice
  const kind = verbOf(option) === V.strike ? STRIKE : verbOf(option) === V.shoot ? SHOOT : -1
  const act = kind < 0 ? null : actOf(at(heroes, acting), bOf(option), kind)
  if (act === null) return null
  const foe = aOf(option)
  return { option, act, foe, blow: blowOf(t, acting, act, foe) }
}
export function useAim(): Aim | null {
  const pointed = usePointed()
  return aimAt(useDesk(), pointed)
}
