import type { Place } from '../types.ts'
import { p101 } from './p101.ts'
import { p102 } from './p102.ts'
import { p103 } from './p103.ts'
import { p104 } from './p104.ts'
import { p105 } from './p105.ts'
import { p106 } from './p106.ts'
import { p107 } from './p107.ts'
import { p108 } from './p108.ts'
import { p109 } from './p109.ts'
import { p110 } from './p110.ts'
import { p111 } from './p111.ts'
import { p112 } from './p112.ts'
import { p113 } from './p113.ts'
import { p114 } from './p114.ts'
import { p115 } from './p115.ts'
import { p116 } from './p116.ts'
import { p117 } from './p117.ts'

const places: readonly Place[] = [
  p101,
  p102,
  p103,
  p104,
  p105,
  p106,
  p107,
  p108,
  p109,
  p110,
  p111,
  p112,
  p113,
  p114,
  p115,
  p116,
  p117,
]

export const locations = places.map(({ location }) => location)
export const verses = places.flatMap((place) => place.verses)
export const dreams = places.flatMap((place) => place.dreams)
