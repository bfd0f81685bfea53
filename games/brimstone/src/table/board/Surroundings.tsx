/** All that is not floor: rock as far as one sees, what grows in it, and the dark where no lantern reaches. */
import { at } from '@emberhall/kernel'
import { Baked } from '@emberhall/ui'
import type { Block, BoardTile, Lamp } from '@emberhall/ui/board'
import { useMemo } from 'react'
import { BESIDE_FOOT, GULF } from '../art/beside.ts'
import { SQUARE } from '../art/mine/plan.ts'
import type { RockLight, RockZone } from '../art/rock.ts'
import { groundOf } from '../art/worlds.ts'
import { useTableau } from '../model/tableau.ts'
import { LANTERN } from './lamps.ts'
import { Rock } from './Rock.tsx'
import { surroundingsOf } from './surroundings.ts'

interface Around {
  readonly tiles: readonly BoardTile[]
  readonly lamps: readonly Lamp[]
}
const { width: cw, height: ch } = SQUARE
/** How far around the tiles there is rock, in squares. */
const FAR = { x: 12, y: 10 } as const
function boundsOf(tiles: readonly BoardTile[], far: { readonly x: number; readonly y: number }): Block {
  const [x, y] = [Math.min(...tiles.map((tile) => tile.x)) - far.x, Math.min(...tiles.map((tile) => tile.y)) - far.y]
  const right = Math.max(...tiles.map((tile) => tile.x + tile.width)) + far.x
  const bottom = Math.max(...tiles.map((tile) => tile.y + tile.height)) + far.y
  return { x: x * cw, y: y * ch, width: (right - x) * cw, height: (bottom - y) * ch }
}
const [TORCH, RIFT] = [
  { reach: 620, colour: '#e8964a', strength: 0.75 },
  { reach: 460, colour: '#a03ac8', strength: 0.85 },
] as const
const inRock = ({ x, y, colour }: Lamp): RockLight => ({
  x: (x + 0.3) * cw,
  y: (y - 0.6) * ch,
  ...(colour === LANTERN.colour ? TORCH : RIFT),
})
/** Beyond a gate two suns stand over it all. */
const sunsOver = ({ x, y, width, height }: Block): RockLight[] => [
  { x: x + width * 0.8, y: y - 200, reach: 1100, colour: '#cfc0ff', strength: 0.7 },
  { x: x + width * 0.1, y: y + height + 120, reach: 700, colour: '#c05ab0', strength: 0.45 },
]
function useWorlds(tiles: readonly BoardTile[]) {
  const { t } = useTableau()
  return useMemo(() => {
    const sectionOf = ({ key }: BoardTile): number => at(t.s.tiles, Number(key.split(' ')[1])).section
    const sections = [...new Set(tiles.map(sectionOf))].toSorted((a, b) => a - b)
    return {
      worldOf: (tile: BoardTile): number => at(t.s.sections, sectionOf(tile)),
      sections: sections.map((section) => {
        const own = tiles.filter((tile) => sectionOf(tile) === section)
        return { world: at(t.s.sections, section), block: boundsOf(own, { x: 2, y: 2 }) }
      }),
    }
  }, [t, tiles])
}
export function Surroundings({ tiles, lamps }: Around) {
  const tableau = useTableau()
  const { sections, worldOf } = useWorlds(tiles)
  const bounds = boundsOf(tiles, FAR)
  const shape = [
    bounds.x,
    bounds.y,
    bounds.width,
    bounds.height,
    ...sections.map(({ world, block }) => `${world}:${block.x}`),
  ].join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: rock is where its shape says
  const rock = useMemo((): { box: Block; zones: RockZone[] } => {
    const zones = sections.map(({ world, block }, i) => ({
      from: i === 0 ? -Infinity : block.x,
      ground: groundOf(world),
    }))
    return { box: bounds, zones }
  }, [shape])
  const lit = lamps.map(({ x, y }) => `${x} ${y}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: light falls from where lamps stand
  const lights = useMemo(
    () => [...sections.flatMap(({ world, block }) => (world === 0 ? [] : sunsOver(block))), ...lamps.map(inRock)],
    [lit, shape],
  )
  const things = surroundingsOf(tableau, tiles, worldOf)
  return (
    <>
      <Rock {...rock} lights={lights} />
      {sections.map(({ world, block: { x, y, width } }) =>
        world === 0 ? null : (
          <i
            key={x}
            className="sb-beside"
            style={{ left: x + width * 0.1, top: y - 40, width: GULF.width, height: GULF.height }}
          >
            <Baked picture={GULF} />
          </i>
        ),
      )}
      {things.map(({ key, picture, x, y }) => (
        <i
          key={key}
          className="sb-beside"
          style={{ left: x - BESIDE_FOOT.x, top: y - BESIDE_FOOT.y, width: picture.width, height: picture.height }}
        >
          <Baked picture={picture} />
        </i>
      ))}
    </>
  )
}
/** It is dark wherever the lantern does not reach. */
export function Dark({ tiles, lamps }: Around) {
  const { x, y, width, height } = boundsOf(tiles, FAR)
  const lantern = lamps.find(({ colour }) => colour === LANTERN.colour)
  const style = {
    left: x,
    top: y,
    width,
    height,
    '--x': `${lantern === undefined ? 0 : (lantern.x + 0.5) * cw - x}px`,
    '--y': `${lantern === undefined ? 0 : (lantern.y + 0.5) * ch - y}px`,
  }
  return <i className="sb-dark" style={style} data-out={lantern === undefined || undefined} />
}
