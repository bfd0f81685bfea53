/** SB-17.16 Who uses a token out of turn, and on whom: one number of an answer. */
import { bOf, type Option, pack } from '@emberhall/kernel'
import { V } from '../questions.ts'
import type { HeroNo } from '../state.ts'

const HEROES = 8
export const fellowToken = (token: number, user: HeroNo, other: HeroNo): Option =>
  pack(V.fellowToken, token, user * HEROES + other)
export const userOf = (option: Option): HeroNo => Math.floor(bOf(option) / HEROES)
export const servedBy = (option: Option): HeroNo => bOf(option) % HEROES
