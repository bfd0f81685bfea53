import type { Item } from '../types.ts'
import { armour } from './armour.ts'
import { companions } from './companions.ts'
import { relics } from './relics.ts'
import { shields } from './shields.ts'
import { tools } from './tools.ts'
import { weapons } from './weapons.ts'

/** In the order of their numbers. */
export const items: readonly Item[] = [...weapons, ...armour, ...shields, ...companions, ...relics, ...tools]
