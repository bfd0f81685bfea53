import { c1 } from './c1.ts'
import { c2 } from './c2.ts'
import { c3 } from './c3.ts'
import { c4 } from './c4.ts'
import { c4x } from './c4x.ts'
import { c5 } from './c5.ts'
import { c6 } from './c6.ts'
import { c7 } from './c7.ts'
import { sq2 } from './sq2.ts'
import { sq3 } from './sq3.ts'
import type { Scene } from '../scene-types.ts'

export const scenes: readonly Scene[] = [c1, c2, c3, c4, c4x, c5, c6, c7, sq2, sq3]
