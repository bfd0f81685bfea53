import { pack, why } from '@emberhall/kernel'
import type { Anchor } from '../src/stage/stage.ts'

export const OPEN_OPTION: Anchor = { open: [{ option: pack(0, 0, 0), label: 'do it' }], blocked: [], pick: 0 }
export const refused = (code: string): Anchor => ({ open: [], blocked: [why(code, 'FX-1')], pick: 0 })
