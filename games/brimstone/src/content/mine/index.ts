import type { Tile } from '../types.ts'
import { barrens } from './barrens.ts'
import { entrance } from './entrance.ts'
import { passages } from './passages.ts'
import { rooms } from './rooms.ts'
import { uniqueBarrens } from './uniqueBarrens.ts'
import { uniqueRooms } from './uniqueRooms.ts'

export { tokens } from './tokens.ts'
export { difficulty, track } from './track.ts'
export { worlds } from './worlds.ts'
export const tiles: readonly Tile[] = [entrance, ...rooms, ...uniqueRooms, ...passages, ...barrens, ...uniqueBarrens]
