import type { ReactNode } from 'react'
import { Drawing, type Placed } from '../Drawing.tsx'
import { sceneOf } from '../scenes/index.ts'
import { backFrame, cardFrame, type CardKind, type Marks, tileFrame } from './frames.ts'
import './cards.css'

const CARD = '0 0 252 352'
/** Long names are set smaller. */
const size = (name: string): string => (name.length > 21 ? 'long' : name.length > 14 ? 'middle' : 'short')

/** The picture of a card alone; 240 × 150. */
export function CardPicture({ id, ...placed }: Placed & { id: string }) {
  return <Drawing name={`scene ${id}`} draw={sceneOf(id)} view="0 0 240 150" fit="xMidYMid slice" {...placed} />
}

export interface CardProps extends Marks {
  readonly kind: CardKind
  readonly id: string
  readonly name: string
  /** What it does. */
  readonly children?: ReactNode
  readonly className?: string
}
const keyOf = (kind: CardKind, id: string, { hero, use, cost, value }: Marks): string =>
  `${kind} ${id} ${hero} ${use} ${cost} ${value}`

/** A card as wide as the place it is put in: the frame is drawn, the words are text. */
export function CardFace({ kind, id, name, children, className = '', ...marks }: CardProps) {
  return (
    <div className={`fg-card ${className}`}>
      <Drawing name={`card ${keyOf(kind, id, marks)}`} draw={() => cardFrame(kind, id, marks)} view={CARD} />
      <b className="fg-name" data-size={size(name)}>
        {name}
      </b>
      {children !== undefined && <div className="fg-words">{children}</div>}
    </div>
  )
}
/** The same for a hand of small cards: the name in two lines, below it a row of icons. */
export function CardTile({ kind, id, name, children, className = '', ...marks }: CardProps) {
  return (
    <div className={`fg-card fg-tile ${className}`}>
      <Drawing name={`tile ${keyOf(kind, id, marks)}`} draw={() => tileFrame(kind, id, marks)} view={CARD} />
      <b className="fg-name" data-size={size(name)}>
        {name}
      </b>
      {children !== undefined && <div className="fg-words">{children}</div>}
    </div>
  )
}
/** The other side of a card; a hero's skills have backs of their own. */
export function CardBack({ kind, hero, ...placed }: Placed & { kind: CardKind; hero?: string }) {
  return <Drawing name={`back ${kind} ${hero}`} draw={() => backFrame(kind, hero)} view={CARD} {...placed} />
}
