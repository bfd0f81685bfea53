import {
  bright,
  dark,
  dot,
  fill,
  glow,
  group,
  halo,
  line,
  mix,
  outlined,
  put,
  rimmed,
  seeded,
  times,
  tone,
  word,
} from '@emberhall/ink'
import { type Acting, bust, person, type PoseName } from '@emberhall/ink/person'
import * as tools from '@emberhall/ink/tools'
import { Drawing, type Placed } from '../Drawing.tsx'
import { lookOf } from '../parts/cast.ts'
import { heroOf } from '../parts/cast-heroes.ts'

/** How each hero stands. */
const ARMED: Readonly<Record<string, readonly [PoseName, () => Acting]>> = {
  'sylvan-guard': ['ready', () => ({ off: tools.bow(), offAngle: 8 })],
  rogue: ['ready', () => ({ tool: tools.dagger(), angle: 60, off: tools.dagger(), offAngle: 40 })],
  lord: ['guard', () => ({ tool: tools.sword(), angle: -18, off: tools.shield() })],
  shaman: ['stand', () => ({ off: tools.staff() })],
  mercenary: ['guard', () => ({ tool: tools.axe(), angle: -30 })],
}
const badge = (id: string, letter = true): string => {
  const hero = heroOf(id)
  return (
    put(0, 0, fill(dark(hero.tint, 0.7), hero.shape, 'stroke="#110" stroke-width="5" stroke-linejoin="round"'), 1.1) +
    put(0, 0, fill(tone(60, bright(hero.tint, 0.5), hero.tint), hero.shape), 1.1) +
    (letter ? word(hero.letter, 0, 4.6, 11.5, '#111') : '')
  )
}
interface HeroProps extends Placed {
  readonly id: string
}
/** The sign of a hero: shape, colour and letter. */
export function HeroBadge({ id, ...placed }: HeroProps) {
  return <Drawing name={`badge ${id}`} draw={() => badge(id)} view="-14 -15 28 30" {...placed} />
}

function standee(id: string, down: boolean, active: boolean, unseen: boolean): string {
  const hero = heroOf(id)
  const [pose, act] = ARMED[id]!
  const base = tone(0, bright(hero.tint, 0.4), hero.tint, dark(hero.tint, 0.55))
  const figure = outlined(() => person(hero, down ? 'stand' : pose, down ? {} : act()), '#fec', 7)
  return (
    fill('#000', 'M-10 6L60 26 84 20 20-8Z', 'opacity=".4"') +
    (active ? glow(0, -40, 78, '#fe9', 0.8) + dot('none', 0, 2, 44, 17, 'stroke="#feb" stroke-width="4"') : '') +
    fill(base, 'M-34 0V7C-34 22 34 22 34 7V0Z') +
    dot(mix(hero.tint, '#111', 0.35), 0, 0, 34, 12) +
    dot('none', 0, 0, 34, 12, `stroke="${bright(hero.tint, 0.5)}" stroke-width="2"`) +
    (down
      ? `<g opacity=".85">${put(46, -2, figure, 0.88, -86)}</g>`
      : `<g opacity="${unseen ? 0.6 : 1}">${put(0, 0, figure, 0.98)}</g>`) +
    put(0, 15, badge(id), 1.15)
  )
}
export interface HeroPieceProps extends HeroProps {
  /** Knocked out: it lies beside its base. */
  readonly down?: boolean
  readonly active?: boolean
  /** No enemy sees it. */
  readonly unseen?: boolean
}
/** A hero on the board; about 100 wide and 130 high, the middle of its base at 0 0. */
export function HeroPiece({ id, down = false, active = false, unseen = false, ...placed }: HeroPieceProps) {
  return (
    <Drawing
      name={`hero ${id} ${down} ${active} ${unseen}`}
      draw={() => standee(id, down, active, unseen)}
      view="-54 -118 108 150"
      {...placed}
    />
  )
}

/** Old trunks against a low sun. */
function wood(tint: string): string {
  const chance = seeded(tint.charCodeAt(2) * 7)
  return (
    `<path d="M-70-90H70V110H-70Z" fill="${halo([mix(tint, '#fea', 0.7), mix(tint, '#874', 0.45), mix(tint, '#111', 0.8)], 26, 18, 105)}"/>` +
    times(7, (i) => {
      const [x, w] = [-76 + i * 22 + chance() * 10, 5 + chance() * 8]
      return fill(
        mix('#111', tint, 0.18),
        `M${x}-90C${x + 3}-20 ${x - 4} 40 ${x - w} 110H${x + w * 2}C${x + w} 40 ${x + w + 3}-20 ${x + w}-90Z`,
        'opacity=".55"',
      )
    }) +
    line(mix(tint, '#fea', 0.6), 14, 'M-80-70L60 110', 'opacity=".18"')
  )
}
const TINTS: Readonly<Record<string, string>> = {
  hadrel: '#b64',
  sefa: '#a8d',
  orm: '#db6',
}
/** Head and shoulders of a hero, or of somebody met on the way; 140 × 170. */
export function Portrait({ id, ...placed }: HeroProps) {
  const draw = () => wood(TINTS[id] ?? heroOf(id).tint) + group(0, 10, [rimmed(() => bust(lookOf(id)), '#feb', 2)])
  return <Drawing name={`portrait ${id}`} draw={draw} view="-62 -72 124 150" fit="xMidYMin slice" {...placed} />
}
