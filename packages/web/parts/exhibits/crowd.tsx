/** Forty figures on thirty tiles, all on their way: what a board must bear. */
import { Stage } from '@emberhall/ui'
import { type BoardFigure, type BoardTile, TileBoard } from '@emberhall/ui/board'
import { useEffect, useMemo, useState } from 'react'
import type { Exhibit } from '../exhibit.ts'
import { floorOf, pieceOf, SQUARE } from './cellarPictures.ts'

const [TILES, FIGURES, SIDE] = [30, 40, 6]
const COLOURS = ['#e8793a', '#4fb8d6', '#8fce6a', '#c98af0'] as const
const SHAPES = ['round', 'square', 'wedge'] as const
const ROWS = Array.from({ length: SIDE }, () => '.'.repeat(SIDE))
const tiles: readonly BoardTile[] = Array.from({ length: TILES }, (_, i) => ({
  key: `tile ${i}`,
  name: `${i + 1}`,
  x: (i % 6) * SIDE,
  y: Math.floor(i / 6) * SIDE,
  width: SIDE,
  height: SIDE,
  light: i % 5 === 0 ? ('dark' as const) : ('lit' as const),
  picture: floorOf(`crowd ${i % 4}`, ROWS),
}))
const figureAt = (i: number, turn: number): BoardFigure => ({
  key: `figure ${i}`,
  name: `${i + 1}`,
  at: { x: (i * 7 + turn * ((i % 3) - 1) * 2 + 36) % 36, y: (i * 11 + turn * ((i % 2) * 2 - 1) + 30) % 30 },
  picture: pieceOf(`crowd ${i % 12}`, COLOURS[i % 4] ?? COLOURS[0], SHAPES[i % 3] ?? 'round'),
  tall: 1.8,
  plate: `${i + 1}`,
})
export const crowd: Exhibit = {
  id: 'crowd',
  title: { en: 'Forty figures on thirty tiles', fr: 'Quarante figurines sur trente tuiles' },
  says: {
    en: 'Every figure walks, again and again; npm run frames counts the frames.',
    fr: 'Toutes les figurines marchent sans cesse ; npm run frames compte les images.',
  },
  Show: ({ lang, pace }) => {
    const [turn, setTurn] = useState(0)
    useEffect(() => {
      const timer = setInterval(() => setTurn((n) => n + 1), 400)
      return () => clearInterval(timer)
    }, [])
    const figures = useMemo(() => Array.from({ length: FIGURES }, (_, i) => figureAt(i, turn)), [turn])
    return (
      <div className="window">
        <Stage
          anchors={new Map()}
          choose={() => {}}
          zoom={() => {}}
          why={() => ''}
          pickWords={(n) => `${n}`}
          question={`${turn}`}
        >
          <TileBoard lang={lang} square={SQUARE} tiles={tiles} figures={figures} marks={[]} pace={pace} />
        </Stage>
      </div>
    )
  },
}
