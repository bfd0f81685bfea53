import { at, found } from '@emberhall/kernel'
import type { Lang } from '@emberhall/speech'
import { put } from '@emberhall/ink'
import type { ReactNode } from 'react'
import type { Artifact, Imp, MineEvent, Objective, Ore, Side, Symbol, Tier } from '../../../content/types.ts'
import { Drawing, HERE, Pieced, type Placed } from '../Drawing.tsx'
import { PointSeal, SymbolMedal } from '../pieces/tokens.tsx'
import { SCENES } from '../scenes/index.ts'
import { type Back, cardBack } from './backs.ts'
import * as frames from './frames.ts'
import './cards.css'

const CARD = '0 0 252 352'
/** Long names are set smaller. */
const size = (name: string): string => (name.length > 21 ? 'long' : name.length > 14 ? 'middle' : 'short')

/** Where long words may be broken in little room: before a single consonant, or between two. */
export const softened = (name: string): string =>
  name
    .split(/(?<=[ -])/)
    .map((word) =>
      word.length < 9
        ? word
        : word.replaceAll(
            /(?<=\p{L}{2}[aeiouyéèêàâîôûü])(?=[^aeiouyéèêàâîôûü][aeiouyéèêàâîôûü]\p{L})|(?<=[aeiouyéèêàâîôûü][^aeiouyéèêàâîôûü])(?=[^aeiouyéèêàâîôûülrh][aeiouyéèêàâîôûü]\p{L})/gu,
            '\u00AD',
          ),
    )
    .join('')

/** The picture of a card alone; 240 × 150. */
export function CardPicture({ id, ...placed }: Placed & { id: string }) {
  const scene = found(SCENES[id], `a picture of ${id}`)
  return <Drawing name={`scene ${id}`} draw={scene} view="0 0 240 150" fit="xMidYMid slice" {...placed} />
}

interface FaceProps {
  readonly name: string
  /** What it does, in words. */
  readonly children?: ReactNode
  readonly className?: string
}
interface ShellProps extends FaceProps {
  readonly kind: string
  readonly drawing: string
  readonly draw: () => string
  readonly view?: string
  /** What lies on the frame. */
  readonly parts?: ReactNode
}
/** A card as wide as the place it is put in: the frame is drawn, the words are text. */
function Shell({ kind, name, drawing, draw, view = CARD, parts, className = '', children }: ShellProps) {
  return (
    <div className={`ff-card ff-${kind} ${className}`}>
      <Pieced view={view}>
        <Drawing name={drawing} draw={draw} view={view} at={HERE} />
        {parts}
      </Pieced>
      <b className="ff-name" data-size={size(name)}>
        {name}
      </b>
      {children !== undefined && <div className="ff-words">{children}</div>}
    </div>
  )
}

export interface ActionProps extends FaceProps {
  readonly id: string
  readonly adventurer: string
  readonly tier: Tier
  readonly symbols: readonly Symbol[]
  /** Which of the symbols have been used. */
  readonly spent?: readonly boolean[]
}
const NONE: readonly boolean[] = []
interface Line {
  readonly x: number
  readonly y: number
  readonly gap: number
  readonly scale: number
}
/** Where the n-th of so many stands in a line, and how large. */
const inLine = ({ x, y, gap, scale }: Line, i: number, n: number) => ({ x: x + (i - (n - 1) / 2) * gap, y, scale })

interface SymbolsProps extends Required<Pick<ActionProps, 'symbols' | 'spent'>> {
  readonly line: Line
}
function Symbols({ symbols, spent, line }: SymbolsProps) {
  return symbols.map((symbol, i) => (
    <SymbolMedal
      key={`${symbol} ${i}`}
      symbol={symbol}
      spent={spent[i] ?? false}
      at={inLine(line, i, symbols.length)}
    />
  ))
}
export function ActionFace({ id, adventurer, tier, symbols, spent = NONE, ...face }: ActionProps) {
  const line = { x: 126, y: 219, gap: symbols.length > 3 ? 52 : 60, scale: 1.75 }
  return (
    <Shell
      kind="action"
      drawing={`action ${id}`}
      draw={() => frames.actionFrame(id, adventurer, tier)}
      parts={<Symbols symbols={symbols} spent={spent} line={line} />}
      {...face}
    />
  )
}
/** For a hand: the picture is a strip, so that its words have room. */
export function ActionHeld({ id, adventurer, tier, symbols, spent = NONE, ...face }: ActionProps) {
  return (
    <Shell
      kind="action ff-in-hand"
      drawing={`held ${id}`}
      draw={() => frames.actionHeld(id, adventurer, tier)}
      parts={<Symbols symbols={symbols} spent={spent} line={{ x: 126, y: 160, gap: 50, scale: 1.35 }} />}
      {...face}
    />
  )
}
/** For the hand on a phone: picture, name and symbols; 126 × 200. */
export function ActionTile({ id, adventurer, tier, symbols, spent = NONE, name, ...face }: ActionProps) {
  const isFull = symbols.length > 3
  const line = { x: 63, y: 175, gap: isFull ? 28 : 36, scale: isFull ? 1 : 1.15 }
  return (
    <Shell
      kind="tile"
      drawing={`tile ${id}`}
      view="0 0 126 200"
      draw={() => frames.actionTile(id, adventurer, tier)}
      parts={<Symbols symbols={symbols} spent={spent} line={line} />}
      name={softened(name)}
      {...face}
    />
  )
}

const KINDS: readonly Ore[] = ['gold', 'darkiron', 'draconite']
/** The ores an artifact takes, one by one. */
export const oresOf = (cost: Artifact['cost']): Ore[] =>
  KINDS.flatMap((kind, i) => Array.from({ length: at(cost, i) }, () => kind))

export interface ArtifactProps extends FaceProps {
  readonly artifact: Pick<Artifact, 'id' | 'collection' | 'cost' | 'vp'>
  /** Which of the ores of the cost nobody here carries, in the order of `oresOf`. */
  readonly missing?: readonly boolean[]
  /** For whom its ores bear letters. */
  readonly lang?: Lang
}
interface CostProps extends Required<Pick<ArtifactProps, 'artifact' | 'missing' | 'lang'>> {
  readonly line: Line
}
function Cost({ artifact, missing, lang, line }: CostProps) {
  const cost = oresOf(artifact.cost)
  return cost.map((kind, i) => {
    const lacks = missing[i] ?? false
    return (
      <Drawing
        key={`${kind} ${i}`}
        name={`socket ${kind} ${lacks} ${lang}`}
        draw={() => frames.socket(kind, lacks, lang)}
        view="-18 -18 36 36"
        at={inLine(line, i, cost.length)}
      />
    )
  })
}
export function ArtifactFace({ artifact, missing = NONE, lang = 'en', ...face }: ArtifactProps) {
  const { id, collection, vp } = artifact
  return (
    <Shell
      kind="artifact"
      drawing={`artifact ${id}`}
      draw={() => frames.artifactFrame(id, collection)}
      parts={
        <>
          <Cost artifact={artifact} missing={missing} lang={lang} line={{ x: 126, y: 223, gap: 40, scale: 1 }} />
          <PointSeal points={vp} at={{ x: 212, y: 40, scale: 1.5 }} />
        </>
      }
      {...face}
    />
  )
}
/** How much smaller ores stand on a plaque. */
const SMALLER = 0.72
/** The same lying across, for the row; 262 × 112. */
export function ArtifactPlaque({ artifact, missing = NONE, lang = 'en', ...face }: ArtifactProps) {
  const { id, collection, cost, vp } = artifact
  const n = oresOf(cost).length
  const [half, gap] = n > 4 ? [10.5, 29] : [12.5, 34]
  const line = { x: 100 + n * half, y: 50, gap: gap * SMALLER, scale: SMALLER }
  return (
    <Shell
      kind="plaque"
      drawing={`plaque ${id}`}
      view="0 0 262 112"
      draw={() => frames.artifactPlaque(id, collection)}
      parts={
        <>
          <Cost artifact={artifact} missing={missing} lang={lang} line={line} />
          <PointSeal points={vp} at={{ x: 236, y: 54, scale: 0.95 }} />
        </>
      }
      {...face}
    />
  )
}
export function EventFace({
  event,
  ...face
}: FaceProps & { event: Pick<MineEvent, 'id' | 'flames' | 'activation' | 'burrows'> }) {
  const { id, flames, activation, burrows } = event
  return (
    <Shell
      kind="event"
      drawing={`event ${id}`}
      draw={() => frames.eventFrame(id, flames, activation, burrows)}
      {...face}
    />
  )
}
export function ImpFace({ imp, ...face }: FaceProps & { imp: Pick<Imp, 'id' | 'removesArtifact'> }) {
  return (
    <Shell kind="imp" drawing={`imp ${imp.id}`} draw={() => frames.impFrame(imp.id, imp.removesArtifact)} {...face} />
  )
}
export function ObjectiveFace({ objective, ...face }: FaceProps & { objective: Pick<Objective, 'id' | 'vp'> }) {
  return (
    <Shell
      kind="objective"
      drawing={`objective ${objective.id}`}
      draw={() => frames.objectiveFrame(objective.id)}
      parts={<PointSeal points={objective.vp} at={{ x: 126, y: 296, scale: 1.5 }} />}
      {...face}
    />
  )
}
/** The other side of a card; an imp's shows which adventurer is meant. */
export function CardBack({ back, ...placed }: Placed & { back: Back }) {
  return <Drawing name={`back ${back}`} draw={() => cardBack(back)} view={CARD} {...placed} />
}
/** Left, centre or right adventurer, without the card; 90 × 40. */
export function SideMark({ side, ...placed }: Placed & { side: Side }) {
  return <Drawing name={`side ${side}`} draw={() => put(45, 22, frames.sideMark(side))} view="0 0 90 40" {...placed} />
}
