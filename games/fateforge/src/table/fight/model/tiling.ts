import { within } from '@emberhall/ui'
import type { Tiling } from '../../art/index.ts'

/** How the board is cut that everything here stands on. */
export const [TilingContext, useTiling] = within<Tiling>('the board')
