/** Whether a passage joins two sites. */
import { BOARD } from '../../content/board.ts'

const JOINED = new Set(BOARD.passages.flatMap(({ from, to }) => [`${from} ${to}`, `${to} ${from}`]))
export const isAdjacentSites = (a: string, b: string): boolean => JOINED.has(`${a} ${b}`)
