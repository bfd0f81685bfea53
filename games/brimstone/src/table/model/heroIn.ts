/** Lines call a hero by class, portrait and place. */
import { at } from '@emberhall/kernel'
import { CONTENT } from '../../content/index.ts'
import type { HeroNo, S } from '../../state.ts'

export const heroIn = ({ heroes }: S, arg: unknown): HeroNo =>
  heroes.findIndex(
    ({ class: no, portrait, called }) => arg === `${at(CONTENT.classes, no).id}.${portrait}.${called + 1}`,
  )
