import { at, found } from '@emberhall/kernel'
import type { Lang } from '@emberhall/speech'
import { put } from '@emberhall/ink'
import type { ReactNode } from 'react'
import type { Artifact, Imp, MineEvent, Objective, Ore, Side, Symbol, Tier } from '../../../content/types.ts'
import { Drawing, type Placed } from '../Drawing.tsx'
import { SCENES } from '../scenes/index.ts'
import { type Back, cardBack } from './backs.ts'
import * as frames from './frames.ts'
import './cards.css'

const CARD = '0 0 252 352'
/** Long names are set smaller. */
const size = (name: string): string => (name.length > 21 ? 'long' : name.length > 14 ? 'middle' : 'short')

/** Where long words may be broken on a narrow tile: before a single consonant, or between two. */
const softened = (name: string): string =>
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
}
/** A card as wide as the place it is put in: the frame is drawn, the words are text. */
function Shell({ kind, name, drawing, draw, view = CARD, className = '', children }: ShellProps) {
  return (
    <div className={`ff-card ff-${kind} ${className}`}>
      <Drawing name={drawing} draw={draw} view={view} />
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
export function ActionFace({ id, adventurer, tier, symbols, spent = NONE, ...face }: ActionProps) {
  const drawing = `action ${id} ${spent.join()}`
  return (
    <Shell
      kind="action"
      drawing={drawing}
      draw={() => frames.actionFrame(id, adventurer, tier, symbols, spent)}
      {...face}
    />
  )
}
/** For the hand on a phone: picture, name and symbols; 126 × 200. */
export function ActionTile({ id, adventurer, tier, symbols, spent = NONE, name, ...face }: ActionProps) {
  const drawing = `tile ${id} ${spent.join()}`
  return (
    <Shell
      kind="tile"
      drawing={drawing}
      view="0 0 126 200"
      draw={() => frames.actionTile(id, adventurer, tier, symbols, spent)}
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
export function ArtifactFace({ artifact, missing = NONE, lang = 'en', ...face }: ArtifactProps) {
  const { id, collection, cost, vp } = artifact
  const draw = () => frames.artifactFrame(id, collection, oresOf(cost), vp, missing, lang)
  return <Shell kind="artifact" drawing={`artifact ${id} ${lang} ${missing.join()}`} draw={draw} {...face} />
}
/** The same lying across, for the row; 262 × 112. */
export function ArtifactPlaque({ artifact, missing = NONE, lang = 'en', ...face }: ArtifactProps) {
  const { id, collection, cost, vp } = artifact
  const draw = () => frames.artifactPlaque(id, collection, oresOf(cost), vp, missing, lang)
  return (
    <Shell kind="plaque" drawing={`plaque ${id} ${lang} ${missing.join()}`} view="0 0 262 112" draw={draw} {...face} />
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
      draw={() => frames.objectiveFrame(objective.id, objective.vp)}
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
