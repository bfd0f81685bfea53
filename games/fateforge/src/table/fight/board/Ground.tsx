/** The lit tiles with their walls, doors, stakes and hard ground, and the light that answers what is in hand. */
import { RuleFault, at } from '@emberhall/kernel'
import { usePointed } from '@emberhall/ui'
import { sceneNow } from '../../../book.ts'
import { waysOf, zonesOf } from '../../../ground.ts'
import { heroAt, type ZoneNo } from '../../../state.ts'
import {
  Barricade,
  Board,
  BoardPiece,
  DoorPiece,
  type Glow,
  StartMark,
  TERRAINS,
  type Terrain,
  Wall,
  ZoneGlow,
  ZoneName,
  zoneAt,
} from '../../art/index.ts'
import { useDesk } from '../model/desk.ts'
import { isFar } from '../model/foresight.ts'
import { zoneKey } from '../model/keys.ts'
import { useTiling } from '../model/tiling.ts'
import { zoneName } from './place.ts'

const isTerrain = (name: string): name is Terrain => (TERRAINS as readonly string[]).includes(name)

export function Ground() {
  const { t, anchors, focus } = useDesk()
  const pointed = usePointed()
  const tiling = useTiling()
  const scene = sceneNow(t)
  const { terrain, columns, rows, missing = [], walls = [], barricades = [], difficult = [], start } = scene
  if (!isTerrain(terrain)) throw new RuleFault(`there is no ground called "${terrain}"`)
  const here = t.s.acting >= 0 ? heroAt(t, t.s.acting).zone : -1
  const glow = (zone: ZoneNo): Glow | null => {
    const isOpen = (anchors.get(zoneKey(zone))?.open.length ?? 0) > 0
    if (isOpen) return pointed === zoneKey(zone) ? 'target' : 'legal'
    return zone === here ? 'here' : null
  }
  return (
    <Board tiling={tiling} terrain={terrain} columns={columns} rows={rows} missing={missing} className="fg-ground">
      {difficult.map((zone) => {
        const { x, y } = zoneAt(zone, tiling)
        return <BoardPiece key={zone} kind="difficult" at={{ x: x + 58, y: y + 20, scale: 0.62 }} />
      })}
      {t.s.round === 0 && start.map((zone) => <StartMark key={zone} tiling={tiling} zone={zone} />)}
      {walls.map(([a, b]) => (
        <Wall key={`${a} ${b}`} tiling={tiling} between={[a, b]} />
      ))}
      {t.s.objects.map((thing, i) =>
        thing.kind === 'door' ? (
          <DoorPiece
            key={`door ${i}`}
            tiling={tiling}
            between={[zoneName(thing.zone), zoneName(thing.n)]}
            open={thing.done}
          />
        ) : null,
      )}
      {barricades.flatMap(({ zone, from }) =>
        from.map((other) => <Barricade key={`${zone} ${other}`} tiling={tiling} between={[zone, other]} />),
      )}
      {zonesOf(scene).map((zone) => {
        const kind = glow(zone)
        return (
          <g key={zone}>
            {kind !== null && <ZoneGlow tiling={tiling} zone={zoneName(zone)} kind={kind} />}
            <ZoneName tiling={tiling} zone={zoneName(zone)} />
            <Distance from={distancesFrom(focus, pointed)} zone={zone} />
          </g>
        )
      })}
    </Board>
  )
}
/** From whom distances are counted: whoever the eye rests on, or the hero in front. */
type From = { readonly kind: 'hero' | 'foe'; readonly no: number }
function distancesFrom(focus: number, pointed: string | null): From {
  const [kind, no] = pointed?.split(' ') ?? []
  if (kind === 'foe' || kind === 'hero') return { kind, no: Number(no) }
  return { kind: 'hero', no: focus }
}
function Distance({ from, zone }: { readonly from: From; readonly zone: ZoneNo }) {
  const { t } = useDesk()
  const tiling = useTiling()
  const origin = from.kind === 'foe' ? t.s.enemies[from.no]?.zone : t.s.heroes[from.no]?.zone
  if (origin === undefined || origin < 0) return null
  const far = at(at(waysOf(t).distance, origin), zone)
  const { x, y } = zoneAt(zoneName(zone), tiling)
  return (
    <g className="fg-far" data-of={from.kind} transform={`translate(${x + 13} ${y + tiling.height - 14})`}>
      <circle r="9.5" />
      <text y="4.6">{isFar(far) ? '×' : far}</text>
    </g>
  )
}
