export { along, archLine, type DoorPicture, drawDoor } from './arch.ts'
export { seeded, seedOf } from './chance.ts'
export { bright, dark, mix } from './colours.ts'
export { ground, lamplight, rays, vignette } from './doorway.ts'
export { type Glyphs, glyph, litGlyph } from './glyph.ts'
export { type Joint, type Joints, jointsOf, type Limb } from './joints.ts'
export { cel, fading, flare, glow, halo, type Stop, tone } from './light.ts'
export { type Light, paint, tenth } from './pen.ts'
export { curtain, lantern, wanderer } from './props.ts'
export { cluster, crystal, type Facets, motes, ridge, stalactites } from './rock.ts'
export {
  ball,
  body,
  box,
  cut,
  dim,
  dot,
  type Face,
  fill,
  limb,
  line,
  form,
  group,
  outline,
  pipe,
  type Point,
  put,
  ring,
  shape,
  STAR,
  spots,
  times,
  turnOf,
  word,
} from './shapes.ts'
export { layered, outlined, rimmed, silhouette, type Skin, turned } from './silhouette.ts'
