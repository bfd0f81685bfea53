export { along, archLine, type DoorPicture, drawDoor } from './arch.ts'
export { ground, vignette } from './doorway.ts'
export { curtain, lantern, wanderer } from './props.ts'
export {
  cluster,
  dice,
  type Fade,
  f,
  mix,
  motes,
  type Point,
  poly,
  ridge,
  Sheet,
  type Stop,
  stalactites,
} from './sheet.ts'
