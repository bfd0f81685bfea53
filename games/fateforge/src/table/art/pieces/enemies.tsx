import {
  box,
  bright,
  cut,
  dark,
  dim,
  dot,
  fill,
  group,
  halo,
  line,
  mix,
  outlined,
  put,
  STAR,
  times,
  tone,
  word,
} from '@emberhall/ink'
import { bust } from '@emberhall/ink/person'
import * as tools from '@emberhall/ink/tools'
import type { Colour, EnemyAction, EnemyTrait } from '../../../content/types.ts'
import { Drawing, type Placed } from '../Drawing.tsx'
import * as beasts from '@emberhall/ink/beasts'
import { lookOf } from '../parts/cast.ts'
import { sign, type Sign } from '../parts/glyphs.ts'

/** A colour is told by a shape as well. */
export const TYPES: Readonly<Record<Colour, readonly [colour: string, shape: string]>> = {
  white: ['#dcb', 'M0-30C18-30 30-17 30 0 30 18 17 29 0 29-17 29-30 18-30 0-30-17-18-30 0-30Z'],
  blue: ['#59b', 'M0-36L33 0 0 35-33 0Z'],
  red: ['#b43', 'M-28-27H28V6C28 20 12 28 0 33-12 28-28 20-28 6Z'],
  green: ['#784', 'M-17-30H17L33 0 17 30H-17L-33 0Z'],
  brown: ['#864', 'M-12-30H12L30-12V12L12 30H-12L-30 12V-12Z'],
  purple: ['#85b', 'M0-36L10-18 31-18 21 0 31 18 10 18 0 35-10 18-31 18-21 0-31-18-10-18Z'],
  boss: [
    '#da3',
    'M0-40L8-27 22-33 22-19 37-17 29-5 39 6 26 12 28 27 14 24 8 38 0 28-8 38-14 24-28 27-26 12-39 6-29-5-37-17-22-19-22-33-8-27Z',
  ],
}
/** Beasts have heads of their own, folk carry what they fight with. */
const HELD: Readonly<Record<string, () => string>> = {
  archer: () => put(44, 50, tools.bow(), 1.3),
  conscript: () => put(44, 60, tools.pike(), 1.6, 8),
  'militia-guard': () => put(40, 66, tools.shield('#833'), 1.5),
  sicario: () => put(46, 72, tools.dagger(), 2.1, 14),
  lieutenant: () => put(46, 80, tools.sword(), 1.5, 10),
  'knife-thrower': () => times(3, (i) => put(42, 70, tools.knife(), 1.9, i * 26 - 10)),
  recruit: () => put(46, 70, tools.club(), 1.6, 12),
  bruiser: () =>
    fill('#c86', 'M30 58C30 44 58 42 60 58 62 74 54 84 44 82 32 82 30 72 30 58Z') +
    line('#643', 2.4, 'M38 52V64M45 50V64M52 52V64'),
  assassin: () => put(48, 76, tools.dagger(), 2, 26) + put(-46, 76, tools.dagger(), 2, -26),
  guildmistress: () => put(46, 70, tools.bottle('#8b4'), 0.9),
  'bone-archer': () => put(44, 50, tools.bow(), 1.3),
  risen: () => put(46, 74, tools.sword(), 1.4, 18),
  'barrow-knight': () => put(46, 76, tools.axe(), 1.3, 14),
  'bone-singer': () => put(46, 70, tools.staff(), 1.2, 6),
  'fleeing-courier': () => put(34, 78, tools.satchel(), 1.2),
  'hollow-castellan': () => put(48, 78, tools.greatsword(), 1.4, 10),
}
const BEASTS: Readonly<Record<string, () => string>> = {
  'guard-dog': beasts.dogHead,
  'marsh-wolf': beasts.wolfHead,
  'rat-swarm': () => put(0, 30, beasts.rats(), 1.3),
}
/** Whoever it is, head and shoulders, within sixty units of 0 0. */
function enemyBust(id: string): string {
  const beast = BEASTS[id]
  if (beast) return beast()
  return bust(lookOf(id)) + (HELD[id]?.() ?? '')
}

export interface EnemyProps extends Placed {
  readonly id: string
  readonly colour: Colour
  readonly initiative?: number
  /** Squares to fill: resistance, and how many are filled, and how many would be. */
  readonly resistance?: number
  readonly damage?: number
  readonly threatened?: number
  readonly armor?: number
  readonly stunned?: boolean
  readonly parry?: number
  /** Aimed at, or in turn. */
  readonly lit?: boolean
}
function counter({
  id,
  colour,
  initiative,
  resistance = 0,
  damage = 0,
  threatened = 0,
  armor = 0,
  stunned = false,
  parry = 0,
  lit = false,
}: EnemyProps): string {
  const [c, shape] = TYPES[colour]
  const inner = `<g transform="scale(.86)">${fill(halo([mix(c, '#fec', 0.25), mix(c, '#111', 0.25), mix(c, '#110', 0.72)], 35, 20, 90), shape)}</g>`
  const figure = group(-1, -3, 0.42, [outlined(() => enemyBust(id), '#110', 4)])
  return (
    fill('#000', shape, 'opacity=".4" transform="translate(6 7)"') +
    (lit ? fill('none', shape, 'stroke="#fd8" stroke-width="8" stroke-opacity=".75" stroke-linejoin="round"') : '') +
    fill(dark(c, 0.6), shape, 'transform="translate(2 4)"') +
    fill(
      tone(45, bright(c, 0.6), c, dark(c, 0.45)),
      shape,
      `stroke="${dark(c, 0.75)}" stroke-width="2" stroke-linejoin="round"`,
    ) +
    inner +
    cut(`${shape}M-44-60H44V2H-44Z`, dim(stunned ? 0.5 : 1, figure)) +
    (stunned
      ? fill('#232', 'M-26-34C-20-42 20-42 26-34 20-28-20-28-26-34Z', 'opacity=".6"') +
        times(4, (i) =>
          put(-24 + i * 16, -35 - (i % 3 === 0 ? 0 : 5), fill('#be8', STAR, 'stroke="#231" stroke-width="2.4"'), 0.85),
        )
      : '') +
    (initiative === undefined
      ? ''
      : group(-25, -23, [
          dot('#211', 0, 0, 12, 12, 'stroke="#ed9" stroke-width="1.8"'),
          word(initiative, 0, 5.6, 15.5, '#fed'),
        ])) +
    times(armor, (i) =>
      put(27, 20 - i * 13, fill('#211', 'M-9-9H9V2C9 7 4 9 0 11-4 9-9 7-9 2Z') + put(0, 0, sign('armor', '#dcb'), 0.5)),
    ) +
    times(parry, (i) => put(-29, 16 + i * 12, parryToken(), 0.6)) +
    times(resistance, (i) =>
      box(
        i < damage ? '#e43' : i < damage + threatened ? '#fd6' : '#111',
        (i - (resistance - 1) / 2) * 12 - 5,
        27,
        10,
        10,
        2.5,
        'stroke="#ed9" stroke-width="1.5"',
      ),
    )
  )
}
/** A counter on the board: the ring tells the type, the number when it acts; about 80 units wide, its middle at 0 0. */
export function EnemyToken({ at, className, ...enemy }: EnemyProps) {
  const name = `enemy ${JSON.stringify(enemy)}`
  return <Drawing name={name} draw={() => counter(enemy)} view="-42 -48 84 92" at={at} className={className} />
}
/** The bare ring of a type, for the order of play. */
export function TypeMark({ colour, ...placed }: Placed & { colour: Colour }) {
  const [c, shape] = TYPES[colour]
  const draw = () => fill(tone(45, bright(c, 0.6), c, dark(c, 0.45)), shape, 'stroke="#210" stroke-width="4"')
  return <Drawing name={`type ${colour}`} draw={draw} view="-41 -41 82 82" {...placed} />
}

const round = (c: string, name: Sign): string =>
  dot('#111', 0, 0, 13, 13, `stroke="${c}" stroke-width="1.8"`) + put(0, 0, sign(name, c), 0.68)
const ABILITIES: Readonly<Record<EnemyTrait | 'call' | 'parry', string>> = {
  block: '#ec8',
  frontLine: '#ec8',
  stealth: '#cbe',
  lifeDrain: '#f98',
  frightening: '#cda',
  call: '#ec7',
  parry: '#acd',
}
export function AbilityIcon({ ability, ...placed }: Placed & { ability: keyof typeof ABILITIES }) {
  return (
    <Drawing
      name={`ability ${ability}`}
      draw={() => round(ABILITIES[ability], ability)}
      view="-15 -15 30 30"
      {...placed}
    />
  )
}

const parryToken = (): string =>
  fill(
    tone(45, '#dee', '#7ac', '#457'),
    'M-13-15C-6-12 6-12 13-15V2C13 11 6 16 0 19-6 16-13 11-13 2Z',
    'stroke="#122" stroke-width="2"',
  ) + line('#eff', 1.6, 'M-9-10C-4-8 4-8 9-10V2C9 8 4 12 0 14-4 12-9 8-9 2Z')
export function ParryToken(placed: Placed) {
  return <Drawing name="parry" draw={parryToken} view="-16 -18 32 40" {...placed} />
}

/** The head of a section: how far away the hero is. */
export function DistanceHead({ distance, orMore = false, ...placed }: Placed & { distance: number; orMore?: boolean }) {
  const draw = () =>
    fill('#eda', 'M-20-11H20V5L0 13-20 5Z') +
    fill('#221', 'M-18-9H18V4L0 10.5-18 4Z') +
    (distance === 0
      ? dot('#eda', 0, -1, 4.5) +
        dot('none', 0, -1, 7.5, 7.5, 'stroke="#eda" stroke-width="1.4" stroke-dasharray="3 2"')
      : word(`${distance}${orMore ? '+' : ''}`, 0, 4, 14, '#fed'))
  return <Drawing name={`distance ${distance} ${orMore}`} draw={draw} view="-22 -13 44 28" {...placed} />
}
/** One action of an enemy with all that is written beside it; 26 units for the sign and 18 for each modifier. */
export function BandAction({ action, ...placed }: Placed & { action: EnemyAction }) {
  const extra: string[] = [
    ...(action.at ? [word(action.at === 'first' ? '»1' : '»9', 0, 5, 15, '#fd8')] : []),
    ...((action.extra ?? 0) > 0 ? [word(`+${action.extra}`, 0, 5, 14, '#f98')] : []),
    ...(action.toxic ? [put(0, 0, sign('toxic', '#ad7'), 0.62)] : []),
    ...(action.far ? [put(0, 0, sign('far', '#8ce'), 0.62)] : []),
    ...(action.toExit ? [put(-2, 0, sign('toExit', '#ec7'), 0.56) + word(action.toExit, 8, 5, 10, '#ec7')] : []),
    ...(action.minion ? [put(0, 0, sign('minion', '#ec8'), 0.62)] : []),
  ]
  const draw = () =>
    put(13, 0, sign(action.do, '#eec'), 0.95) + extra.map((part, i) => put(36 + i * 20, 0, part)).join('')
  return (
    <Drawing
      name={`band ${JSON.stringify(action)}`}
      draw={draw}
      view={`0 -13 ${28 + extra.length * 20} 26`}
      {...placed}
    />
  )
}
