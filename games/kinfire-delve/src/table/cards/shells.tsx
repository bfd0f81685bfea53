/** Frames of the cards in a box of 252 by 352: dark glass for what lies in the well, vellum for what Seekers hold. */
import type { ReactNode } from 'react'
import { type Hue, outline, pictureEdge, plateShape, shapeOf } from './colours.ts'
import { TORN } from './defs.ts'
import { type IconName, IconAt } from './icons.tsx'
import { Picture } from './Picture.tsx'

/** Where the picture ends and the plate lies; small cards leave more room for the text. */
interface Cut {
  readonly art: number
  readonly plate: number
  readonly plateHeight: number
  readonly foot: number
}
export const CUTS = {
  full: { art: 166, plate: 148, plateHeight: 33, foot: 302 },
  board: { art: 166, plate: 138, plateHeight: 47, foot: 302 },
  hand: { art: 166, plate: 136, plateHeight: 51, foot: 300 },
  phone: { art: 166, plate: 124, plateHeight: 68, foot: 290 },
} as const satisfies Record<string, Cut>
export type Density = keyof typeof CUTS

const url = (id: string): string => `url(#kd-${id})`
const GOLD = url('gold')
const PRISM = url('prism')

export function Medal({
  icon,
  letter,
  x,
  y,
  fill,
}: {
  readonly icon: IconName
  readonly letter?: string
  readonly x: number
  readonly y: number
  readonly fill: string
}) {
  const w = letter === undefined ? 34 : 58
  return (
    <g transform={`translate(${x - w} ${y})`} color="#fff3d6">
      <rect x="-1.5" y="-1.5" width={w + 3} height="37" rx="18.5" fill={GOLD} />
      <rect x="1" y="1" width={w - 2} height="32" rx="16" fill={fill} />
      <IconAt name={icon} x={6} y={6} size={22} />
      {letter !== undefined && (
        <text x={w - 16} y="26" textAnchor="middle" className="kd-gl" fontSize="25">
          {letter}
        </text>
      )}
    </g>
  )
}

interface TrialShell {
  readonly art: string
  readonly hue: Hue
  readonly cut: Cut
  readonly finale: boolean
  readonly children: ReactNode
}
/** A challenge, or the front of a Gauntlet card. */
export function TrialShell({ art, hue, cut, finale, children }: TrialShell) {
  const edge = pictureEdge(hue, cut.art)
  const plate = plateShape(hue, cut.plate, cut.plateHeight)
  return (
    <>
      <path d={outline(hue, 0.5)} fill="#07060f" />
      <path d={outline(hue, 2)} fill={url(finale ? 'ember' : 'glass')} />
      <path d={outline(hue, 4.5)} fill="none" stroke={finale ? GOLD : PRISM} strokeWidth="3.4" />
      <path d={outline(hue, 8.2)} fill="none" stroke={url(`rim-${hue}`)} strokeWidth="2.4" />
      <g clipPath={url(`in-${hue}`)}>
        <Picture id={art} clip={`art-${hue}`} x={9} y={6} width={234} height={cut.art - 2} />
        <path d={`M8 ${cut.foot}H125V345H8Z`} fill={url(finale ? 'foot-bad' : 'foot-good')} />
        <path d={`M127 ${cut.foot}H244V345H127Z`} fill={url(finale ? 'foot-boost' : 'foot-bad')} />
      </g>
      <path d={edge} fill="none" stroke="#07060f" strokeWidth="6" opacity=".6" />
      <path d={edge} fill="none" stroke={GOLD} strokeWidth="2.4" />
      <path d={plate} transform="translate(0 2)" fill="#000" opacity=".5" />
      <path d={plate} fill={url(`plate-${hue}`)} />
      <path d={plate} fill="none" stroke={GOLD} strokeWidth="2" />
      <path d={`M10 ${cut.foot}H242M126 ${cut.foot + 2}V343`} stroke={GOLD} strokeWidth="1.6" />
      {finale && <path d="M86 5H166L158 24H94Z" fill="#1c0f14" stroke={GOLD} strokeWidth="1.6" />}
      {children}
    </>
  )
}

const FOLDS = [0, 1, 2, 3, 4, 5, 6, 7, 8]
export function Folds({
  fill,
  y = 0,
  height = 352,
  x = 4,
  width = 248,
}: {
  readonly fill: string
  readonly y?: number
  readonly height?: number
  readonly x?: number
  readonly width?: number
}) {
  const w = width / FOLDS.length
  return FOLDS.map((i) => (
    <rect key={i} x={x + i * w} y={y} width={w * 1.08} height={height + (i % 3) * 4} fill={fill} />
  ))
}

export function EventShell({
  art,
  cut,
  children,
}: {
  readonly art: string
  readonly cut: Cut
  readonly children: ReactNode
}) {
  const y = cut.plate + 2
  const h = cut.plateHeight
  const ribbon = `M4 ${y}C60 ${y - 8} 192 ${y - 8} 248 ${y}V${y + h}C192 ${y + h - 8} 60 ${y + h - 8} 4 ${y + h}Z`
  return (
    <>
      <path d={outline('white', 0.5)} fill="#07060f" />
      <path d={outline('white', 2)} fill={url('stage')} />
      <g clipPath={url('plain')}>
        <Folds fill={url('fold-wine')} y={140} height={215} />
        <rect x="7" y="140" width="238" height="206" fill="#160722" opacity=".82" />
      </g>
      <Picture id={art} clip="art-event" x={6} y={4} width={240} height={164} />
      <path d="M9 162V74C9 34 60 9 126 9C192 9 243 34 243 74V162" fill="none" stroke={GOLD} strokeWidth="3" />
      <path d={outline('white', 4.5)} fill="none" stroke={PRISM} strokeWidth="3.4" />
      <path d={ribbon} transform="translate(0 2)" fill="#000" opacity=".5" />
      <path d={ribbon} fill={url('ribbon')} stroke={GOLD} strokeWidth="2" />
      <path d="M9 343V321L14 329L20 333L26 337L31 343ZM243 343V321L238 329L232 333L226 337L221 343Z" fill={GOLD} />
      {children}
    </>
  )
}

export function MasterShell({
  art,
  low,
  children,
}: {
  readonly art: string
  readonly low: boolean
  readonly children: ReactNode
}) {
  const y = 172
  const h = low ? 46 : 36
  const ribbon = `M3 ${y}H249L240 ${y + h / 2}L249 ${y + h}H3L12 ${y + h / 2}Z`
  return (
    <>
      <path d={outline('white', 0.5)} fill="#07060f" />
      <path d={outline('white', 2)} fill={url('night')} />
      <Picture id={art} tall clip="art-master" x={2} y={0} width={248} height={226} />
      <rect x="9" y="150" width="234" height="78" fill={url('shade')} />
      <path d="M9 226V92C9 40 60 9 126 9C192 9 243 40 243 92V226" fill="none" stroke={PRISM} strokeWidth="3" />
      <path d={outline('white', 4.5)} fill="none" stroke={PRISM} strokeWidth="3.4" />
      <path d={ribbon} transform="translate(0 2)" fill="#000" opacity=".6" />
      <path d={ribbon} fill={url('ribbon-master')} stroke={PRISM} strokeWidth="2.2" />
      <path d="M9 306H243V333Q243 343 233 343H19Q9 343 9 333Z" fill={url('foot-bad')} />
      <path d="M9 306H243" stroke={PRISM} strokeWidth="1.6" />
      {children}
    </>
  )
}

export function FatigueShell({ art, children }: { readonly art: string; readonly children: ReactNode }) {
  const frame = 'M14 26C60 12 192 12 238 26V168C190 184 62 184 14 168Z'
  return (
    <>
      <g clipPath={url('torn')}>
        <rect width="252" height="352" fill="#14101f" />
        <Folds fill={url('fold-grey')} x={-4} width={264} height={360} />
        <rect width="252" height="352" fill="#120d1e" opacity=".45" />
      </g>
      <path d={TORN} fill="none" stroke={url('hem')} strokeWidth="2.6" strokeLinejoin="round" />
      <Picture id={art} clip="art-fatigue" x={8} y={10} width={236} height={172} />
      <path d={frame} fill="none" stroke={url('hem')} strokeWidth="2.6" />
      {children}
    </>
  )
}

/** A Skill card in its colours. */
export function SkillShell({
  art,
  hues,
  cut,
  children,
}: {
  readonly art: string
  readonly hues: readonly Hue[]
  readonly cut: Cut
  readonly children: ReactNode
}) {
  const shape = shapeOf(hues)
  const paint = hues.join('-')
  const edge = pictureEdge(shape, cut.art)
  const plate = plateShape(shape, cut.plate, cut.plateHeight)
  return (
    <>
      <path d={outline(shape, 0.5)} fill="#1c1009" />
      <path d={outline(shape, 2)} fill={url('vellum')} />
      <path d={outline(shape, 5)} fill="none" stroke={url(`rim-${paint}`)} strokeWidth="6" />
      <path d={outline(shape, 2)} fill="none" stroke="#5a3a1c" strokeWidth="1.2" />
      <g clipPath={url(`in-${shape}`)}>
        <Picture id={art} clip={`art-${shape}`} x={6} y={4} width={240} height={cut.art} />
        <path d={`M6 ${cut.foot}H246V346H6Z`} fill={url('foot-boost')} />
      </g>
      <path d={edge} fill="none" stroke="#3a2210" strokeWidth="5" opacity=".7" />
      <path d={edge} fill="none" stroke={GOLD} strokeWidth="2.4" />
      <path d={plate} fill={url(`plate-${paint}`)} />
      <path d={plate} fill="none" stroke={GOLD} strokeWidth="2" />
      <path d={`M8 ${cut.foot}H244`} stroke={GOLD} strokeWidth="1.8" />
      {children}
    </>
  )
}

/** A lantern, a Seeker, and the back of a Gauntlet card: an arch in gold. */
export function ArchShell({
  art,
  ground,
  children,
}: {
  readonly art: string
  readonly ground: 'ember' | 'stage'
  readonly children?: ReactNode
}) {
  return (
    <>
      <path d={outline('white', 0.5)} fill="#07060f" />
      <path d={outline('white', 2)} fill={url(ground)} />
      <Picture id={art} clip="art-event" x={6} y={2} width={240} height={166} />
      <path d="M9 162V74C9 34 60 9 126 9C192 9 243 34 243 74V162Z" fill="none" stroke={GOLD} strokeWidth="3" />
      <path d={outline('white', 4.5)} fill="none" stroke={GOLD} strokeWidth="3.4" />
      <path d="M8 148H244L238 168L244 188H8L14 168Z" fill={url('plate-white')} stroke={GOLD} strokeWidth="2" />
      {children}
    </>
  )
}
