/** What a chain adds up to, point by point, and what it would be with the card that is thought of. */
import './chain.css'
import { type Lang, signed } from '@emberhall/speech'
import type { ReactNode } from 'react'
import { sumsOf } from './model.ts'
import type { ChainCard, ChainScore } from './types.ts'
import { CHAIN_WORDS } from './words.ts'

interface ChainSumsProps {
  readonly lang: Lang
  readonly cards: readonly ChainCard[]
  readonly scores: readonly ChainScore[]
  readonly thought?: ChainCard | null
}
export function ChainSums({ lang, cards, scores, thought = null }: ChainSumsProps): ReactNode {
  const words = CHAIN_WORDS[lang]
  const sums = sumsOf(cards, scores)
  const then = thought === null ? null : sumsOf([...cards, thought], scores)
  return (
    <section className="eh-sums" aria-label={words.sums}>
      {sums.map(({ score, sources, total }, i) => {
        const after = then?.[i]
        const coming = after?.sources.slice(sources.length) ?? []
        const goal = score.goal
        return (
          <div key={score.key} className="eh-sum" data-reached={(goal !== undefined && total >= goal) || undefined}>
            <h2>
              <span className="hidden">{words.total(score.name, total, goal)}</span>
              <span aria-hidden="true">
                {score.name} <b>{total}</b>
                {goal !== undefined && <small> / {goal}</small>}
              </span>
            </h2>
            <ul>
              {score.start !== 0 && (
                <li>
                  <span>{words.start}</span>
                  <b>{signed(score.start)}</b>
                </li>
              )}
              {[...sources, ...coming].map(({ card, name, why, amount }, n) => (
                <li key={`${card} ${why}`} data-coming={n >= sources.length || undefined}>
                  <span>{words.source(name, why)}</span>
                  <b>{signed(amount)}</b>
                </li>
              ))}
            </ul>
            {after !== undefined && (
              <output>
                <span className="hidden">{words.becomes(score.name, total, after.total)}</span>
                <span aria-hidden="true">
                  {total} → <b>{after.total}</b>
                </span>
              </output>
            )}
          </div>
        )
      })}
    </section>
  )
}
