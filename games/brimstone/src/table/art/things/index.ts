/** Everything that can be carried, as a picture that lies in lamplight. */
import { dim, paint, put, silhouette } from '@emberhall/ink'
import type { Picture } from '@emberhall/ui'
import type { TokenKind } from '../../../content/types.ts'
import { GUNS } from './guns.ts'
import { RELICS, TOKEN_PICTURES, WEALTH } from './relics.ts'
import { TOOLS } from './tools.ts'
import { WORN } from './worn.ts'

const THINGS: Readonly<Record<string, () => string>> = { ...GUNS, ...TOOLS, ...WORN, ...RELICS }
/** A bundle: what is drawn of something nobody has drawn yet. */
const UNKNOWN = TOOLS['gr-pack'] ?? TOKEN_PICTURES.bandages

const picture = (name: string, draw: () => string): Picture => ({
  name: `brimstone thing ${name}`,
  width: 64,
  height: 64,
  draw: () => paint(() => dim(0.5, put(2, 3, silhouette('#000', draw))) + draw()),
})
/** By the id of an item. */
export const thingPicture = (id: string): Picture => picture(id, THINGS[id] ?? UNKNOWN)
export const tokenPicture = (kind: TokenKind): Picture => picture(kind, TOKEN_PICTURES[kind])
export type Wealth = keyof typeof WEALTH
export const wealthPicture = (what: Wealth): Picture => picture(what, WEALTH[what])
