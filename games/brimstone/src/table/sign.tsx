/** How lines of the log show whom they speak of. */
import { CONTENT } from '../content/index.ts'
import { Portrait } from './pieces/Portrait.tsx'

const HERO = /^(cl-.+)\.\d\.\d$/
export function sign(of: string) {
  const id = HERO.exec(of)?.[1] ?? CONTENT.enemies.find((enemy) => enemy.id === of)?.id
  return id === undefined ? null : <Portrait id={id} colour="var(--accent)" />
}
