/** What fate gave, over the table: each thing falls or is turned over, then what it came to is told. */
import type { CSSProperties, ReactNode } from 'react'
import type { Lot } from '../contract.ts'
import './chance.css'

export function ChanceCard({ lot, pace }: { readonly lot: Lot; readonly pace: number }): ReactNode {
  const { kind, title, needs, things, verdict, isBeside = false } = lot
  return (
    <section
      className="eh-chance"
      data-kind={kind}
      data-beside={isBeside || undefined}
      style={{ '--pace': pace, '--n': things.length } as CSSProperties}
      aria-label={title}
    >
      <header>
        <h2>{title}</h2>
        {needs === '' ? null : <p>{needs}</p>}
      </header>
      <ul>
        {things.map(({ picture, says, counts }, i) => (
          <li key={i} data-counts={counts || undefined} style={{ '--i': i } as CSSProperties}>
            {picture === null ? null : <i aria-hidden="true">{picture}</i>}
            <span>{says}</span>
          </li>
        ))}
      </ul>
      {verdict === '' ? null : <p className="eh-chance-verdict">{verdict}</p>}
    </section>
  )
}
