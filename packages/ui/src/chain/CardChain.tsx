/** A chain of cards: what meets is lit, what comes next is shown before it is laid, and everything is added up. */
import '../stage/stage.css'
import './chain.css'
import type { Lang } from '@emberhall/speech'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { stepByArrows } from '../arrows.ts'
import { beforePaint } from '../beforePaint.ts'
import { setMoving } from '../moving.ts'
import { calm } from '../stage/pace.ts'
import { Spot } from '../stage/Spot.tsx'
import { EdgeCard } from './EdgeCard.tsx'
import { lengthOf } from './model.ts'
import type { ChainCard, ChainSize } from './types.ts'
import { CHAIN_WORDS, tellCard, tellMeetings } from './words.ts'

export interface CardChainProps {
  readonly lang: Lang
  readonly size: ChainSize
  /** The first one is what the chain begins with. */
  readonly cards: readonly ChainCard[]
  /** The anchor of the place where the next card goes; null where none may be laid. */
  readonly next: string | null
  /** The card that is thought of, as it would lie there. */
  readonly thought?: ChainCard | null
  readonly pace: number
}
const NOTHING_MORE: readonly never[] = []
export function CardChain({ lang, size, cards, next, thought = null, pace }: CardChainProps): ReactNode {
  const words = CHAIN_WORDS[lang]
  const row = useRef<HTMLOListElement>(null)
  const arrived = useRef(cards.length)
  // The latest card and what comes after it are what matters; on a phone the rest is scrolled to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for every card that is laid or thought of
  useLayoutEffect(
    () =>
      beforePaint(() => {
        const end = row.current?.scrollWidth ?? 0
        return () => row.current?.scrollTo({ left: end })
      }),
    [cards.length, thought?.key],
  )
  useLayoutEffect(() => {
    const isNew = cards.length > arrived.current
    arrived.current = cards.length
    const laid = row.current?.querySelectorAll<HTMLElement>('.eh-chain-card')[cards.length - 1]
    if (isNew && laid !== undefined && calm(pace) > 0)
      setMoving(laid, [{ transform: 'translateY(40px)', opacity: 0 }, {}], calm(pace), { easing: 'ease-out' })
  }, [cards.length, pace])
  const after = thought === null ? null : thought.meetings
  const would = thought === null ? words.next : [words.would(thought.name), ...tellMeetings(thought, lang)].join('; ')
  const style = { height: lengthOf(size.height), width: lengthOf(size.width) }
  return (
    <ol
      ref={row}
      className="eh-chain"
      aria-label={words.chain}
      onKeyDown={(event) => stepByArrows(event, 'button[data-key]')}
    >
      {cards.map((card, i) => (
        <li key={card.key} className="eh-chain-card" style={{ height: lengthOf(size.height + (card.rise ?? 0)) }}>
          <Spot
            at={card.key}
            name={tellCard(card, i + 1, cards.length, lang)}
            says={card.says ?? NOTHING_MORE}
            className="eh-chain-spot"
          >
            <EdgeCard card={card} size={size} after={cards[i + 1]?.meetings ?? after} look="laid" />
          </Spot>
        </li>
      ))}
      {next !== null && (
        <li className="eh-chain-next" style={style}>
          <Spot at={next} name={would} className="eh-chain-slot">
            {thought === null ? (
              <span className="eh-chain-empty">{words.next}</span>
            ) : (
              <EdgeCard card={thought} size={size} after={null} look="thought" />
            )}
          </Spot>
        </li>
      )}
    </ol>
  )
}
