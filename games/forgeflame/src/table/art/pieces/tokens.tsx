import { put } from '@emberhall/ink'
import type { Deposit, Exploration, KoboldToken, Mark, Potion, Symbol, Totem } from '../../../content/types.ts'
import { Drawing, type Placed } from '../Drawing.tsx'
import { burrowMark } from '../mine/chambers.ts'
import { firstPlayer, MARKS, medal, potion, seal } from '../parts/marks.ts'
import * as tokens from '../parts/tokens.ts'
import { anvil, battery, bowl, flame } from '../parts/tools.ts'

const TOKEN = '-21 -21 42 43'

/** Face down it shows its level only. */
export function DepositToken({
  level,
  face,
  ...placed
}: Placed & { level: Deposit['level']; face?: Pick<Deposit, 'ores' | 'kobold'> }) {
  const draw = () => (face === undefined ? tokens.depositBack(level) : tokens.depositFace({ level, ...face }))
  const name = `deposit ${level} ${face === undefined ? '' : `${face.ores.join()} ${face.kobold}`}`
  return <Drawing name={name} draw={draw} view={TOKEN} {...placed} />
}
export function ExplorationToken({ face, ...placed }: Placed & { face?: Exploration }) {
  const draw = () => (face === undefined ? tokens.explorationBack() : tokens.explorationFace(face))
  return <Drawing name={`exploration ${face ?? ''}`} draw={draw} view={TOKEN} {...placed} />
}
/** Without a value it lies face down. */
export function TreasureToken({ value, ...placed }: Placed & { value?: number }) {
  return <Drawing name={`treasure ${value ?? ''}`} draw={() => tokens.treasure(value)} view={TOKEN} {...placed} />
}
export function KoboldTokenFace({ kind, ...placed }: Placed & { kind: KoboldToken }) {
  return <Drawing name={`fight ${kind}`} draw={() => tokens.koboldToken(kind)} view={TOKEN} {...placed} />
}
export function TotemToken({ kind, ...placed }: Placed & { kind: Totem }) {
  return <Drawing name={`totem token ${kind}`} draw={() => tokens.totemToken(kind)} view={TOKEN} {...placed} />
}
export function CaveInToken(placed: Placed) {
  return <Drawing name="cave-in token" draw={tokens.caveInToken} view={TOKEN} {...placed} />
}
/** A Flame as a token; on the map it burns in its grate (`Fire`). */
export function FlameToken({ lit, ...placed }: Placed & { lit: boolean }) {
  return <Drawing name={`flame token ${lit}`} draw={() => tokens.flameToken(lit)} view={TOKEN} {...placed} />
}
/** A Flame of the Forge in its grate, or the one of the Entrance in a bowl; its foot at 0 0. */
export function Fire({ lit, bowled = false, ...placed }: Placed & { lit: boolean; bowled?: boolean }) {
  return (
    <Drawing
      name={`fire ${lit} ${bowled}`}
      draw={() => (bowled ? put(0, -12, bowl(lit)) : flame(lit))}
      view="-30 -44 60 52"
      {...placed}
    />
  )
}
export function BurrowMark({ burrow, ...placed }: Placed & { burrow: 'claw' | 'fang' }) {
  return <Drawing name={`burrow ${burrow}`} draw={() => burrowMark(burrow)} view="-13 -13 26 26" {...placed} />
}
export function StateMark({ mark, ...placed }: Placed & { mark: Mark | 'web' }) {
  return <Drawing name={`mark ${mark}`} draw={MARKS[mark]} view="-17 -17 35 35" {...placed} />
}
export function BatteryToken({ charged, ...placed }: Placed & { charged: boolean }) {
  return <Drawing name={`battery ${charged}`} draw={() => battery(charged)} view="-20 -26 40 48" {...placed} />
}
export function PotionToken({ kind, full, ...placed }: Placed & { kind: Potion; full: boolean }) {
  return <Drawing name={`potion ${kind} ${full}`} draw={() => potion(kind, full)} view="-24 -30 48 54" {...placed} />
}
export function FirstPlayer(placed: Placed) {
  return <Drawing name="first player" draw={firstPlayer} view="-26 -32 58 56" {...placed} />
}
/** The sign of the game: fire on an anvil. */
export function Emblem(placed: Placed) {
  const draw = () => put(4, 8, anvil(), 0.9) + put(0, -3, flame(), 0.9)
  return <Drawing name="emblem" draw={draw} view="-34 -38 68 74" {...placed} />
}
export function KoboldBag(placed: Placed) {
  return <Drawing name="bag" draw={tokens.koboldBag} view="-36 -32 72 60" {...placed} />
}
/** A symbol of a card on a brass medal; spent ones go dark. 30 × 30. */
export function SymbolMedal({ symbol, spent = false, ...placed }: Placed & { symbol: Symbol; spent?: boolean }) {
  return (
    <Drawing name={`medal ${symbol} ${spent}`} draw={() => medal(symbol, spent)} view="-15 -15 31 31" {...placed} />
  )
}
export function PointSeal({ points, ...placed }: Placed & { points: number }) {
  return <Drawing name={`seal ${points}`} draw={() => seal(points)} view="-19 -22 38 44" {...placed} />
}
