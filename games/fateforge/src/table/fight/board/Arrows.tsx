/** Lines over the board: what enemies would do, what an attack in hand would do, which way leads out. */
import { foeAt, heroAt } from '../../../state.ts'
import { usePointed } from '@emberhall/ui'
import { sceneNow } from '../../../book.ts'
import { boardView, type Tiling } from '../../art/index.ts'
import { type Desk, useDesk } from '../model/desk.ts'
import { useTiling } from '../model/tiling.ts'
import { useAim } from '../model/aim.ts'
import { leavings } from '../model/prospects.ts'
import { blowWords } from '../model/blowWords.ts'
import { prospectOf } from '../model/ahead.ts'
import { figureSlots, middle, planOf, type Point, roomOf, thingAt } from './place.ts'

/** The desk, and how the board is cut. */
interface Cut extends Desk {
  readonly tiling: Tiling
}
/** Where a figure stands. */
function spotOf({ t, phone, tiling }: Cut, kind: 'hero' | 'foe', no: number): Point {
  const zone = kind === 'hero' ? heroAt(t, no).zone : foeAt(t, no).zone
  const heroes = t.s.heroes.flatMap((hero, h) => (hero.zone === zone ? [`hero ${h}`] : []))
  const foes = t.s.enemies.flatMap((enemy, foe) => (!enemy.gone && enemy.zone === zone ? [`foe ${foe}`] : []))
  const all = [...heroes, ...foes]
  return (
    figureSlots(zone, all.length, roomOf(sceneNow(t), phone, tiling))[all.indexOf(`${kind} ${no}`)] ??
    middle(zone, tiling)
  )
}
function curve(a: Point, b: Point): string {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const far = Math.hypot(dx, dy) || 1
  const bend = Math.min(46, far * 0.28)
  const m = { x: (a.x + b.x) / 2 + (dy / far) * bend, y: (a.y + b.y) / 2 - (dx / far) * bend - 6 }
  return `M${a.x} ${a.y}Q${m.x} ${m.y} ${b.x} ${b.y}`
}

export function Arrows() {
  const tiling = useTiling()
  const desk: Cut = { ...useDesk(), tiling }
  const { t, lang, intents, actor } = desk
  const pointed = usePointed()
  const aim = useAim()
  const { columns, rows } = sceneNow(t)
  const foe = /^foe (\d+)$/.exec(actor ?? pointed ?? '')
  const shown = foe === null ? null : (intents[Number(foe[1])] ?? null)
  const from = shown === null ? null : spotOf(desk, 'foe', shown.foe)
  return (
    <svg className="fg-over" viewBox={boardView(columns, rows, tiling)} aria-hidden="true">
      <defs>
        <marker
          id="fg-head-threat"
          viewBox="0 0 10 10"
          refX="8"
          refY="5"
          markerWidth="5"
          markerHeight="5"
          orient="auto"
        >
          <path d="M0 0L10 5 0 10Z" fill="#ff8f74" />
        </marker>
        <marker id="fg-head-aim" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto">
          <path d="M0 0L10 5 0 10Z" fill="#ffe28a" />
        </marker>
      </defs>
      {from !== null &&
        aim === null &&
        [
          ...shown!.targets.map((h) => spotOf(desk, 'hero', h)),
          ...(shown!.targets.length === 0 ? shown!.to.map((zone) => middle(zone, tiling)) : []),
        ].map((to, i) => (
          <path key={`threat ${i}`} className="fg-threat" d={curve(from, to)} markerEnd="url(#fg-head-threat)" />
        ))}
      {aim !== null && <AimLine desk={desk} text={blowWords(lang, aim.blow)} foe={aim.foe} />}
      <Ways desk={desk} pointed={pointed} />
      <Guards desk={desk} />
      <Steps desk={desk} pointed={pointed} />
    </svg>
  )
}
function AimLine({ desk, text, foe }: { readonly desk: Cut; readonly text: string; readonly foe: number }) {
  const [a, b] = [spotOf(desk, 'hero', desk.t.s.acting), spotOf(desk, 'foe', foe)]
  const plan = planOf({ columns: sceneNow(desk.t).columns, rows: 1 }, desk.tiling)
  const width = text.length * 8.2 + 22
  const x = Math.max(plan.left + width / 2 + 4, Math.min(b.x, plan.left + plan.width - width / 2 - 4))
  const y = Math.max(8, b.y - 62)
  return (
    <>
      {heroAt(desk.t, desk.t.s.acting).zone !== foeAt(desk.t, foe).zone && (
        <path className="fg-aim" d={curve(a, b)} markerEnd="url(#fg-head-aim)" />
      )}
      <g className="fg-verdict" transform={`translate(${x} ${y})`}>
        <rect x={-width / 2} y="-14" width={width} height="28" rx="14" />
        <text y="5.500">{text}</text>
      </g>
    </>
  )
}
/** FG-33.7 The ways out to the exit under the eye. */
function Ways({ desk, pointed }: { readonly desk: Cut; readonly pointed: string | null }) {
  const thing = /^thing (\d+)$/.exec(pointed ?? '')
  if (desk.t.s.phase !== 'leaving' || thing === null) return null
  const leaving = leavings(desk.t).find((one) => one.thing === Number(thing[1]))
  return (leaving?.ways ?? []).map(({ h, path }) => (
    <path
      key={h}
      className="fg-way-out"
      d={path
        .map((zone, i) => `${i === 0 ? 'M' : 'L'}${middle(zone, desk.tiling).x} ${middle(zone, desk.tiling).y}`)
        .join('')}
    />
  ))
}
/** Who is guarded, and what is defended, by a thin line. */
function Guards({ desk }: { readonly desk: Cut }) {
  const { t } = desk
  const lying = t.s.objects.filter(({ hero }) => hero < 0)
  return t.s.enemies.flatMap((enemy, foe) => {
    if (enemy.gone) return []
    const ward = t.s.enemies[enemy.guards]
    const thing = t.s.objects[enemy.defends]
    const to = [
      ...(ward === undefined || ward.gone ? [] : [spotOf(desk, 'foe', enemy.guards)]),
      ...(thing === undefined || thing.hero >= 0 ? [] : [thingAt(lying, thing, desk.tiling)]),
    ]
    return to.map((end, i) => (
      <path key={`${foe} ${i}`} className="fg-guards" d={curve(spotOf(desk, 'foe', foe), end)} />
    ))
  })
}
/** FG-14.11 Where the steps of the card under the eye could be done, so that the rest can follow. */
function Steps({ desk, pointed }: { readonly desk: Cut; readonly pointed: string | null }) {
  const steps = prospectOf(desk, pointed)?.steps ?? []
  return steps.flatMap(({ zones, foes }, i) => {
    const at = [...zones.map((zone) => middle(zone, desk.tiling)), ...foes.map((foe) => spotOf(desk, 'foe', foe))]
    return at.map(({ x, y }) => (
      <g key={`${i} ${x} ${y}`} className="fg-step-coin" transform={`translate(${x + i * 16 - 8} ${y - 44})`}>
        <circle r="11" />
        <text y="5">{i + 1}</text>
      </g>
    ))
  })
}
