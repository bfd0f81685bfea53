/** The board of tiles, played: two people walk through a cellar. */
import { aOf, bOf, Match, type Option, RuleFault } from '@emberhall/kernel'
import { type Anchor, Stage } from '@emberhall/ui'
import { type BoardFigure, type MarkedSquare, TileBoard } from '@emberhall/ui/board'
import { useMemo, useState } from 'react'
import { CELLS, cellar, DOORS, REACH, ROOMS, waysOf } from '../cellar.ts'
import type { Exhibit } from '../exhibit.ts'
import { floorOf, pieceOf, SQUARE } from './cellarPictures.ts'

const WORDS = {
  en: {
    rooms: { stairs: 'The stairs', vault: 'The vault', well: 'The well' },
    door: 'Doorway',
    heroes: ['Ada', 'Ben'],
    rat: 'Rat',
    go: 'Go there',
    why: { taken: 'Somebody stands there.', tooFar: 'That is more than four steps.' },
    turn: (name: string) => `${name} walks up to four steps.`,
    blast: 'Blast',
    sight: 'sees',
    blind: 'does not see',
  },
  fr: {
    rooms: { stairs: 'L’escalier', vault: 'Le caveau', well: 'Le puits' },
    door: 'Passage',
    heroes: ['Ada', 'Ben'],
    rat: 'Rat',
    go: 'Y aller',
    why: { taken: 'Quelqu’un s’y trouve.', tooFar: 'C’est à plus de quatre pas.' },
    turn: (name: string) => `${name} fait jusqu’à quatre pas.`,
    blast: 'Explosion',
    sight: 'voit',
    blind: 'ne voit pas',
  },
} as const
const LIGHTS = { stairs: 'dim', vault: 'dark', well: 'lit' } as const
const squareKey = (x: number, y: number): string => `square ${x},${y}`

export const tileBoard: Exhibit = {
  id: 'tile-board',
  title: { en: 'A board of tiles', fr: 'Un plateau de tuiles' },
  says: {
    en: 'Drag, wheel, pinch or keys move the view. Lit squares can be chosen; arrow keys walk from square to square.',
    fr: 'Glisser, molette, pincement ou touches déplacent la vue. Les cases éclairées se choisissent ; les flèches mènent de case en case.',
  },
  Show: ({ lang, pace }) => {
    const words = WORDS[lang]
    const [match] = useState(() => Match.start(cellar, { seats: 1, seed: 1 }))
    const [, setTurn] = useState(0)
    const [ways, setWays] = useState<Record<string, readonly { x: number; y: number }[]>>({})
    const view = match.view(0)
    const hero = view.state.turn % 2
    const { heroes, rats } = view.state
    const paths = waysOf(view.state, hero)
    const tiles = useMemo(
      () => [
        ...ROOMS.map(({ key, x, y, rows }) => ({
          key,
          x,
          y,
          width: rows[0].length,
          height: rows.length,
          name: words.rooms[key],
          light: LIGHTS[key],
          picture: floorOf(key, rows),
        })),
        ...DOORS.map(({ x, y }) => ({
          key: `door ${x},${y}`,
          x,
          y,
          width: 1,
          height: 1,
          name: words.door,
          light: 'lit' as const,
          picture: floorOf('door', ['.']),
        })),
      ],
      [words],
    )
    const figures: readonly BoardFigure[] = [
      ...heroes.map((at, i) => ({
        key: `hero ${i}`,
        name: words.heroes[i] ?? '',
        at,
        picture: pieceOf(`hero ${i}`, i === 0 ? '#e8793a' : '#4fb8d6', i === 0 ? 'round' : 'square'),
        tall: 1.9,
        plate: i === 0 ? 'A' : 'B',
      })),
      ...rats.map((at, i) => ({
        key: `rat ${i}`,
        name: words.rat,
        at,
        picture: pieceOf('rat', '#9e2b25', 'wedge'),
        tall: 1.4,
        plate: '3/3',
        says: [words.rat],
      })),
    ]
    const marks: readonly MarkedSquare[] = CELLS.map(({ x, y }) => {
      const steps = (paths.get(`${x},${y}`)?.length ?? 0) - 1
      const cost = steps > 0 && steps <= REACH ? steps : undefined
      return { x, y, key: squareKey(x, y), name: words.go, cost }
    })
    const anchors = new Map<string, Anchor>()
    for (const option of view.ask?.options ?? [])
      anchors.set(squareKey(aOf(option), bOf(option)), { open: [{ option, label: words.go }], blocked: [], pick: 0 })
    for (const { option, why } of view.ask?.blocked ?? [])
      anchors.set(squareKey(aOf(option), bOf(option)), { open: [], blocked: [why], pick: 0 })
    const take = (option: Option): void => {
      const way = paths.get(`${aOf(option)},${bOf(option)}`)
      const verdict = match.answer({ seat: 0, question: view.question, value: match.game.words.print(option) })
      if (!verdict.ok) throw new RuleFault('what is lit was refused')
      setWays(way === undefined ? {} : { [`hero ${hero}`]: way })
      setTurn(match.view(0).state.turn)
    }
    const acting = heroes[hero] ?? { x: 0, y: 0 }
    const [near, far] = [rats[0] ?? acting, rats[1] ?? acting]
    const action = useMemo(() => ({ x: acting.x, y: acting.y, width: 1, height: 1 }), [acting.x, acting.y])
    return (
      <>
        <p role="status">{words.turn(words.heroes[hero] ?? '')}</p>
        <div className="window">
          <Stage
            anchors={anchors}
            choose={({ option }) => take(option)}
            zoom={() => {}}
            why={({ code }) => words.why[code as 'taken' | 'tooFar']}
            pickWords={(n) => `${n}`}
            question={view.question}
          >
            <TileBoard
              lang={lang}
              square={SQUARE}
              tiles={tiles}
              figures={figures}
              marks={marks}
              ways={ways}
              areas={[
                {
                  key: 'blast',
                  tone: 'bad',
                  label: words.blast,
                  squares: [-1, 0, 1].map((d) => ({ x: near.x + d, y: near.y })),
                },
              ]}
              sights={[
                { from: acting, to: near, isClear: true, label: words.sight },
                { from: acting, to: far, isClear: false, label: words.blind },
              ]}
              lamps={[{ ...acting, reach: 3.2, colour: '#ffb85c' }]}
              action={action}
              pace={pace}
            />
          </Stage>
        </div>
      </>
    )
  },
}
