/** What is seen on a sequence card: whoever holds it, in its gesture. The whole body once in the light, then in its own colours: that leaves a lit edge. */
import { found } from '@emberhall/kernel'
import { dot, fill, glow, type Limb, line, mix, paint, put } from '@emberhall/ink'
import type { Picture } from '@emberhall/ui'
import type { CharacterId, Kind, SeqCard } from '../../content/types.ts'
import { HOLDERS } from '../cards/colours.ts'
import { SIGNS } from './figures.ts'
import { SHARED } from './gestures.ts'
import { OWN } from './gestures-own.ts'
import { HANDY } from './handy.ts'
import { LIGHT } from './parts.ts'
import type { Gesture } from './poses.ts'
import { sceneryOf } from './scenery.ts'

interface Dress {
  readonly coat: string
  readonly shade: string
  readonly skin: string
  readonly hair: string
  readonly apron: string
}
const NIGHT = '#070b0c'
const RIM = '#ffdca0'
const BROAD: Readonly<Record<CharacterId, number>> = { ailei: 1, arev: 1, maggot: 0.92, beor: 1.22 }

const limb = (c: string, from: string, [joint, end]: Limb, w: number): string =>
  line(c, w, `M${from}L${joint.join(' ')}`) + line(c, w * 0.8, `M${joint.join(' ')}L${end.join(' ')}`)

function drawnBody(g: Gesture, who: CharacterId, { coat, shade, skin, hair, apron }: Dress): string {
  const { neck, hip, nearLeg, farLeg, nearArm, farArm } = g
  const [[nx, ny], [px, py], broad] = [neck, hip, BROAD[who]]
  const [[fx, fy], [bx, by]] = [nearLeg[1], farLeg[1]]
  const shoulder = `${nx} ${ny + 6}`
  const cloak =
    who === 'beor'
      ? ''
      : fill(
          shade,
          `M${nx - 6} ${ny - 2}C${nx + 16} ${ny - 2} ${px + 22} ${py - 8} ${bx + 14} ${by + 1}L${bx - 14} ${by - 3}L${px + 2} ${by}L${fx + 6} ${fy - 2}C${px - 14} ${py + 8} ${nx - 16} ${ny + 26} ${nx - 6} ${ny - 2}Z`,
        )
  const front =
    who === 'beor'
      ? fill(apron, `M${nx - 7} ${ny + 8}L${nx + 7} ${ny + 8}L${px + 11} ${py + 26}L${px - 12} ${py + 24}Z`)
      : fill(
          coat,
          `M${nx - 11} ${ny}L${px - 12} ${py + 6}L${fx + 2} ${fy - 4}L${px} ${Math.min(174, py + 44)}L${px + 8} ${py}L${nx + 8} ${ny + 2}Z`,
        )
  return [
    cloak,
    limb(shade, shoulder, farArm, 11 * broad),
    dot(skin, ...farArm[1], 4.6 * broad),
    limb(shade, `${px} ${py}`, farLeg, 14 * broad),
    limb(coat, `${px} ${py}`, nearLeg, 14 * broad),
    line(shade, 8, `M${fx} ${fy}l-9 1M${bx} ${by}l-9 0`),
    fill(
      coat,
      `M${nx - 13 * broad} ${ny + 2}Q${nx} ${ny - 7} ${nx + 13 * broad} ${ny + 3}L${px + 12 * broad} ${py + 4}Q${px} ${py + 11} ${px - 12 * broad} ${py + 3}Z`,
    ),
    front,
    drawnHead(g.head, who, skin, hair, coat),
    limb(coat, shoulder, nearArm, 12 * broad),
    dot(skin, ...nearArm[1], 5 * broad),
  ].join('')
}
function drawnHead([x, y]: Gesture['head'], who: CharacterId, skin: string, hair: string, coat: string): string {
  const face =
    dot(skin, x, y, 10.5 * BROAD[who]) +
    line('#2a180e', 1.8, `M${x - 9.5} ${y - 3.2}l5.5-.8`) +
    dot('#1a0f0a', x - 6.5, y, 1.3) +
    fill(skin, `M${x - 10} ${y + 1}l-2.6 3.200l2.800 .6Z`)
  if (who === 'beor')
    return (
      face +
      fill(
        hair,
        `M${x - 12} ${y + 1}Q${x - 10} ${y + 16} ${x - 1} ${y + 21}Q${x + 7} ${y + 14} ${x + 7} ${y + 3}Q${x} ${y + 7} ${x - 12} ${y + 1}Z`,
      )
    )
  if (who === 'arev')
    return (
      face +
      fill(
        hair,
        `M${x - 7} ${y - 9}Q${x + 4} ${y - 15} ${x + 11} ${y - 5}Q${x + 15} ${y + 4} ${x + 10} ${y + 14}Q${x + 6} ${y + 8} ${x + 4} ${y - 1}Q${x} ${y - 7} ${x - 7} ${y - 9}Z`,
      ) +
      fill(
        hair,
        `M${x - 11} ${y + 2}Q${x - 8} ${y + 15} ${x - 1} ${y + 17}Q${x + 4} ${y + 10} ${x + 4} ${y + 4}Q${x - 3} ${y + 6} ${x - 11} ${y + 2}Z`,
      )
    )
  const bandage =
    who === 'maggot'
      ? line('#8a7a58', 1.4, `M${x - 10} ${y + 4}L${x + 2} ${y - 7}M${x - 8} ${y + 8}L${x + 4} ${y + 1}`)
      : ''
  return (
    face +
    bandage +
    fill(
      coat,
      `M${x - 8} ${y - 9}Q${x + 2} ${y - 19} ${x + 13} ${y - 7}Q${x + 19} ${y + 8} ${x + 10} ${y + 19}Q${x + 1} ${y + 20} ${x - 5} ${y + 14}Q${x + 3} ${y + 6} ${x} ${y - 4}Q${x - 3} ${y - 8} ${x - 8} ${y - 9}Z`,
    )
  )
}
function drawnTool([kind, [x, y], [tx, ty]]: NonNullable<Gesture['tool']>): string {
  const long = Math.round(Math.hypot(tx - x, ty - y))
  const turn = Math.round((Math.atan2(ty - y, tx - x) * 180) / Math.PI)
  if (kind === 'blade')
    return put(
      x,
      y,
      fill('#4a3521', 'M-10-2.500H2V2.500H-10Z') +
        fill('#a8884a', 'M2-9V9H5V-9Z') +
        fill('#9aa6a2', `M5-3.600H${long - 6}L${long} 0L${long - 6} 3.600H5Z`) +
        fill('#eef3ee', `M5-3.600H${long - 6}L${long} 0H5Z`),
      1,
      turn,
    )
  const head =
    kind === 'axe'
      ? fill(
          '#77827e',
          `M${long - 12}-3C${long - 18}-16 ${long - 16}-26 ${long - 8}-32C${long + 2}-28 ${long + 8}-18 ${long + 4}-3Z`,
        ) +
        fill(
          '#e6ece6',
          `M${long - 16}-22L${long - 8}-32C${long + 2}-28 ${long + 8}-18 ${long + 4}-10C${long}-22 ${long - 8}-26 ${long - 16}-22Z`,
        )
      : fill('#4b5552', `M${long - 7}-10H${long + 12}V10H${long - 7}Z`) +
        fill('#a3aea8', `M${long - 7}-10H${long + 12}V-4H${long - 7}Z`)
  return put(
    x,
    y,
    fill('#5a3f24', `M-16-2.400H${long}V2.400H-16Z`) + fill('#c0935a', `M-16-2.400H${long}V-.6H-16Z`) + head,
    1,
    turn,
  )
}
const drawnShield = ([x, y, r]: NonNullable<Gesture['shield']>): string =>
  dot(RIM, x - 2, y - 1, r + 2) +
  dot('#14100c', x, y, r) +
  dot('#4a3524', x, y, r - 2) +
  line('#8d6a42', 3, `M${x - r + 5} ${y}H${x + r - 5}M${x} ${y - r + 5}V${y + r - 5}`) +
  dot('#9aa6a2', x, y, r * 0.26)

function drawn(g: Gesture, who: CharacterId, kind: Kind): string {
  const { base, deep, light } = SIGNS[who]
  const hair = who === 'arev' ? '#c9cdc4' : '#4a2c1a'
  const skin = who === 'maggot' ? '#c9b896' : '#d8a985'
  const dress = { coat: mix(deep, base, 0.42), shade: mix(deep, NIGHT, 0.5), skin, hair, apron: '#6a4a2c' }
  const lit = { coat: RIM, shade: RIM, skin: RIM, hair: RIM, apron: RIM }
  return [
    sceneryOf(g.scene ?? 'moor', { base, light, kind }),
    dot('#000', 112, 184, 60, 7, 'opacity=".5"'),
    put(
      16,
      35,
      [
        g.swing === undefined
          ? ''
          : line(RIM, 7, g.swing, 'opacity=".35"') + line('#fff4d8', 2.4, g.swing, 'opacity=".85"'),
        g.tool !== undefined && g.tool[0] !== 'blade' ? drawnTool(g.tool) : '',
        put(-2.6, -1.6, drawnBody(g, who, lit)),
        drawnBody(g, who, dress),
        g.tool?.[0] === 'blade' ? drawnTool(g.tool) : '',
        g.shield === undefined ? '' : drawnShield(g.shield),
        ...(g.things ?? []).map(([what, x, y]) => put(x, y, HANDY[what]())),
        g.light === undefined ? '' : glow(...g.light, 34, '#ffe2ae', 0.9) + dot('#fff4d8', ...g.light, 4),
      ].join(''),
      0.85,
    ),
  ].join('')
}
const GESTURES: Readonly<Record<string, Gesture>> = { ...SHARED, ...OWN }
export function actingPicture({ id, colour, kind, design }: SeqCard): Picture {
  const who = HOLDERS[colour]
  return {
    name: `grail ${design} of ${who}`,
    width: 200,
    height: 200,
    draw: () => paint(() => drawn(found(GESTURES[design], `a gesture for ${id}`), who, kind), LIGHT),
  }
}
