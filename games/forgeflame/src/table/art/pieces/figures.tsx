import { body, dot, fill, glow, group, halo, line, mix, put, times, tone } from '@emberhall/ink'
import { useSeatColour } from '@emberhall/ui'
import type { Mark, Ore, Totem } from '../../../content/types.ts'
import { Drawing, HERE, Pieced, type Placed } from '../Drawing.tsx'
import type { Mood } from '../parts/faces.ts'
import { figure, heroOf, shield } from '../parts/heroes.ts'
import { kobold, type KoboldPose } from '../parts/kobold.ts'
import { MARKS, playerBadge, playerShape } from '../parts/marks.ts'
import { heap, ore } from '../parts/ores.ts'
import { totem } from '../parts/tokens.ts'
import { StateMark } from './tokens.tsx'

/** A plinth in the player's colour with the player's shape on its front. */
function plinth(player: number, colour: string, active: boolean): string {
  return (
    dot('#000', 5, 11, 46, 14, 'opacity=".55"') +
    (active ? glow(0, -30, 84, '#ffe2a6', 0.75) + dot('none', 0, 7, 52, 19, 'stroke="#fff0c4" stroke-width="4"') : '') +
    body(
      tone(0, mix(colour, '#000000', 0.55), colour, mix(colour, '#000000', 0.3)),
      'M-40-2V12C-40 29 40 29 40 12V-2Z',
      2.4,
    ) +
    dot(mix(colour, '#ffffff', 0.25), 0, -2, 40, 12, 'stroke="#160c0a" stroke-width="2.4"') +
    dot(mix(colour, '#000000', 0.4), 0, -2, 33, 9) +
    put(0, 17, playerShape(player), 1.45)
  )
}

const PIECE = '-64 -128 128 160'
export interface PieceProps extends Placed {
  readonly id: string
  /** 0 to 3: whose colour and shape are on the plinth. */
  readonly player: number
  readonly mood?: Mood
  /** It is this one's card that is being played. */
  readonly active?: boolean
  readonly ores?: readonly Ore[]
  readonly marks?: readonly (Mark | 'web')[]
}
/** An adventurer on its plinth with what it carries; about 120 wide and 150 high, its foot at 0 0. */
export function AdventurerPiece({
  id,
  player,
  mood = 'calm',
  active = false,
  ores = [],
  marks = [],
  ...placed
}: PieceProps) {
  const colour = useSeatColour(player)
  return (
    <Pieced view={PIECE} {...placed}>
      <Drawing
        name={`plinth ${player} ${colour} ${active}`}
        draw={() => plinth(player, colour, active)}
        view={PIECE}
        at={HERE}
      />
      <Drawing name={`figure ${id} ${mood}`} draw={() => figure(id, mood)} view={PIECE} at={{ x: 0, y: -2 }} />
      {ores.map((kind, i) => (
        <OrePiece
          key={`${kind} ${i}`}
          kind={kind}
          at={{ x: 46 - Math.floor(i / 3) * 22, y: -86 + (i % 3) * 25, scale: 1.1 }}
        />
      ))}
      {marks.map((mark, i) => (
        <StateMark key={mark} mark={mark} at={{ x: -46, y: -92 + i * 32 }} />
      ))}
    </Pieced>
  )
}

/** Head and shoulders before the rock the adventurer comes from; 120 × 120. */
export function Portrait({ id, mood = 'calm', ...placed }: Placed & { id: string; mood?: Mood }) {
  const draw = () => {
    const { deep, air } = heroOf(id)
    return (
      fill(halo([mix(air, '#ffe2b0', 0.25), air, deep], 62, 62, 80), 'M-60-60H60V60H-60Z') +
      fill(deep, 'M-60-60H60V-34L44-16 32-44 14-30-6-48-22-28-38-46-50-18-60-40Z', 'opacity=".6"') +
      line(mix(air, '#ffcf8a', 0.5), 1.6, 'M-60 20L-42 6-46-12M60 34L44 24 52 4', 'opacity=".7"') +
      put(0, 86, figure(id, mood), 1.14) +
      fill(deep, 'M-60 60V46L-46 54-34 44-22 60ZM60 60V40L48 50 40 60Z')
    )
  }
  return <Drawing name={`portrait ${id} ${mood}`} draw={draw} view="-60 -60 120 120" fit="xMidYMid slice" {...placed} />
}

/** The adventurer's sign on a hexagonal shield; 32 × 32. */
export function Sign({ id, ...placed }: Placed & { id: string }) {
  return <Drawing name={`sign ${id}`} draw={() => shield(id)} view="-16 -16 32 32" {...placed} />
}
export function PlayerBadge({ player, ...placed }: Placed & { player: number }) {
  const colour = useSeatColour(player)
  const draw = () => playerBadge(player, colour)
  return <Drawing name={`badge ${player} ${colour}`} draw={draw} view="-14 -14 28 28" {...placed} />
}

const KOBOLD = '-56 -96 112 104'
/** About 110 wide and 100 high, its foot at 0 0. */
export function KoboldPiece({
  pose = 'sneak',
  mood = 'calm',
  marks = [],
  ...placed
}: Placed & { pose?: KoboldPose; mood?: Mood; marks?: readonly Mark[] }) {
  const draw = () => dot('#000', 4, 2, 34, 9, 'opacity=".6"') + kobold(pose, mood)
  return (
    <Pieced view={KOBOLD} {...placed}>
      <Drawing name={`kobold ${pose} ${mood}`} draw={draw} view={KOBOLD} at={HERE} />
      {marks.map((mark, i) => (
        <StateMark key={mark} mark={mark} at={{ x: -38, y: -70 + i * 30, scale: 0.9 }} />
      ))}
    </Pieced>
  )
}

/** 44 wide and 76 high, its foot at 0 0; it glows until it has been used. */
export function TotemPiece({ kind, active, ...placed }: Placed & { kind: Totem; active: boolean }) {
  const draw = () => dot('#000', 4, 1, 24, 6, 'opacity=".6"') + totem(kind, active)
  return <Drawing name={`totem ${kind} ${active}`} draw={draw} view="-30 -80 60 88" {...placed} />
}

/** An ore within 12 units of 0 0. */
export function OrePiece({ kind, web = false, ...placed }: Placed & { kind: Ore; web?: boolean }) {
  const draw = () => ore(kind) + (web ? put(4, 4, MARKS.web(), 0.6) : '')
  return <Drawing name={`ore ${kind} ${web}`} draw={draw} view="-14 -14 28 28" {...placed} />
}
/** Ores lying together around 0 0, the first in front; at most eight are shown. */
export function OreHeap({ kinds, ...placed }: Placed & { kinds: readonly Ore[] }) {
  const draw = () => dot('#000', 2, 6, 14 + kinds.length * 4, 6, 'opacity=".5"') + heap(kinds)
  return <Drawing name={`heap ${kinds.join()}`} draw={draw} view="-36 -36 72 52" {...placed} />
}
/** The places for ore an adventurer has, filled and empty; 24 wide for each. */
export function Load({ limit, ores, ...placed }: Placed & { limit: number; ores: readonly Ore[] }) {
  const draw = () =>
    times(Math.max(limit, ores.length), (i) => {
      const kind = ores[i]
      return group(12 + i * 24, 12, kind === undefined ? 1 : 0.9, [
        kind === undefined
          ? dot('#0e0907', 0, 0, 7, 7, 'stroke="#7a6455" stroke-width="1.6" stroke-dasharray="3 2.5"')
          : ore(kind),
      ])
    })
  return (
    <Drawing
      name={`load ${limit} ${ores.join()}`}
      draw={draw}
      view={`0 0 ${24 * Math.max(limit, ores.length)} 24`}
      {...placed}
    />
  )
}
