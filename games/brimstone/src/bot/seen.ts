/** What the bot has in front of it when it is asked something. */
import { at } from '@emberhall/kernel'
import type { Handler as HandlerOf, Pondered } from '@emberhall/speech'
import type { Enemy, Hero, HeroNo, T } from '../state.ts'

export { best } from '@emberhall/speech'
export type Seen = Pondered<T>
export type Handler = HandlerOf<T>

export const heroNo = ({ s }: T, h: HeroNo): Hero => at(s.heroes, h)
export const foeNo = ({ s }: T, e: number): Enemy => at(s.enemies, e)
