/** How lines of the log show whom they speak of. */
import { at } from '@emberhall/kernel'
import { ADVENTURERS } from '../state.ts'
import { Sign } from './art/index.ts'

export function sign(of: string) {
  const adventurer = /^adv (\d+)$/.exec(of)?.[1]
  return adventurer === undefined ? null : <Sign id={at(ADVENTURERS, Number(adventurer))} />
}
