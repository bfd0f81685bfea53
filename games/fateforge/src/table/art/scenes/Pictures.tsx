import { found } from '@emberhall/kernel'
import { bright, dark, dot, fill, form, glow, group, line, put } from '@emberhall/ink'
import * as land from '@emberhall/ink/land'
import { Drawing, type Placed } from '../Drawing.tsx'
import type { HeroId } from '../parts/cast-heroes.ts'
import { partsIn, playedBy } from './actors.ts'
import type { Scenes } from './stage.ts'
import { cityScenes } from './story-city.ts'
import { wildScenes } from './story-wild.ts'
import { birds, clouds, heroes, sky, sun, trunk, view } from './wide.ts'

const STORY: Scenes = { ...wildScenes, ...cityScenes }
/** The names of all pictures a page of the story may show. */
export const STORY_PICTURES: readonly string[] = Object.keys(STORY)

const roles = new Map<string, readonly HeroId[]>()
/** Found once a picture. */
function rolesOf(id: string, scene: () => string): readonly HeroId[] {
  const known = roles.get(id) ?? partsIn(scene)
  roles.set(id, known)
  return known
}
interface StoryPictureProps extends Placed {
  readonly id: string
  /** The heroes of the table who stand in it; null: those whom it was drawn for. */
  readonly heroes: readonly HeroId[] | null
}
/** The picture of a page of the story, with the heroes of the table in it; 640 × 400. */
export function StoryPicture({ id, heroes: table, ...placed }: StoryPictureProps) {
  const scene = found(STORY[id], `picture of ${id}`)
  const draw = table === null ? scene : () => playedBy(table, rolesOf(id, scene), scene)
  const name = `story ${id} ${table?.join() ?? 'as drawn'}`
  return <Drawing name={name} draw={draw} view="0 0 640 400" fit="xMidYMid slice" {...placed} />
}

const carvedDie = (x: number, y: number, s: number): string =>
  group(x, y, s, [
    dot('#000', 12, 40, 56, 13, 'opacity=".6"'),
    fill(bright('#c94', 0.6), 'M0-44L40-22 0 0-40-22Z'),
    form('#a73', 'M-40-22L0 0V46L-40 24Z'),
    fill(dark('#a73', 0.4), 'M40-22L0 0V46L40 24Z'),
    [-16, 0, 16].map((dx) => dot('#321', dx, -22, 5, 3.2)).join(''),
    fill('#210', 'M-20 0C-28 8-28 22-20 32-12 24-12 8-20 0Z'),
    line('#7a5', 2, 'M-20 4V30'),
    fill('#110', 'M16 22L28 4 26 26Z'),
  ])
/** The golden city through old trees, wide and low: what stands over the door of the game. 640 × 240. */
export function Banner(placed: Placed) {
  const draw = () =>
    view(
      sky(['#ffd', '#fd9', '#d94', '#454'], 330, 90),
      sun(330, 96, 30),
      clouds('#feb'),
      birds(410, 54),
      land.greatDome(322, 110, 0.56, '#eb6'),
      land.skyline(640, 166, 92, '#ec7', 5, [420, 470]),
      land.hills(640, 178, 16, '#994', 3, 400),
      land.hills(640, 200, 16, '#663', 8, 400),
      fill('#ec8', 'M270 260C300 220 330 200 326 174H336C340 200 372 226 400 260Z'),
      glow(330, 100, 220, '#fe9', 0.4, 110),
      put(0, -160, trunk(40, 90) + trunk(540, 90)),
      carvedDie(440, 206, 0.62),
      heroes(210, 236, 0.66),
      land.shafts(640, 240, '#fe9', 0.1),
      land.canopy(640, 90, 100),
      put(640, 0, `<g transform="scale(-1 1)">${land.canopy(400, 70, 60, 9)}</g>`),
      land.drift(640, 200, 14),
    )
  return <Drawing name="banner" draw={draw} view="0 0 640 240" fit="xMidYMid slice" {...placed} />
}
