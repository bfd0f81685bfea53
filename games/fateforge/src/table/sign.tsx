/** How lines of the log show whom they speak of. */
import { HeroBadge } from './art/index.ts'

export function sign(of: string) {
  const id = /^hero (.+)$/.exec(of)?.[1]
  return id === undefined ? null : <HeroBadge id={id} />
}
