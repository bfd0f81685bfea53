import { type Acting, type PoseName, stands } from '@emberhall/ink/person'
import { FOLK, type FolkId } from '../parts/cast.ts'
import { HEROES, type HeroId } from '../parts/cast-heroes.ts'

/** Somebody in a scene; a negative size looks left. */
export const hero = (id: HeroId, pose: PoseName, x: number, y: number, size = 1, act: Acting = {}, turn = 0): string =>
  stands(HEROES[id], pose, x, y, size, act, turn)
export const folk = (id: FolkId, pose: PoseName, x: number, y: number, size = 1, act: Acting = {}, turn = 0): string =>
  stands(FOLK[id], pose, x, y, size, act, turn)
