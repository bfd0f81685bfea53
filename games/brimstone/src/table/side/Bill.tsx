/** The handbill of an enemy. */
import { at } from '@emberhall/kernel'
import { RuleLink } from '@emberhall/ui'
import { CONTENT } from '../../content/index.ts'
import {
  escapeValue,
  foeCombat,
  foeDamage,
  foeDefense,
  foeHealth,
  foeInitiative,
  foeMove,
  sideOf,
} from '../../queries/foes.ts'
import type { EnemyNo } from '../../state.ts'
import { rulesOf } from '../../text/faces.ts'
import { say } from '../../text/phrases.ts'
import { heroCalled } from '../../text/speech.ts'
import { intentOf } from '../model/intent.ts'
import { enemyLetter } from '../model/signs.ts'
import { type Tableau, useTableau } from '../model/tableau.ts'
import { Portrait } from '../pieces/Portrait.tsx'
import { tell } from '../words.ts'

export interface BillProps {
  readonly type: number
  /** Which of them is pointed at, or -1. */
  readonly pointed: EnemyNo
}
export function Bill({ type, pointed }: BillProps) {
  const tableau = useTableau()
  const { t, lang } = tableau
  const { id, name, keywords, size, toHit } = at(CONTENT.enemies, type)
  const figures = [
    ['initiative', foeInitiative(t, type)],
    ['move', foeMove(t, type)],
    ['escape', `${escapeValue(t, type)}+`],
    ['toHit', `${toHit}+`],
    ['combat', foeCombat(t, type)],
    ['damage', foeDamage(t, type)],
    ['defense', foeDefense(t, type)],
    ['health', foeHealth(t, type)],
  ] as const
  const those = t.s.enemies.flatMap((enemy, e) => (enemy.type === type ? [e] : []))
  return (
    <section className="sb-bill sb-paper">
      <h2>{name[lang]}</h2>
      <p className="sb-bill-kind">
        {[...keywords.map((word) => say(lang, `foe.${word}`)), say(lang, `foeSize.${size}`)].join(' · ')}
      </p>
      <div className="sb-bill-art">
        <Portrait id={id} colour="#5a2a3a" />
      </div>
      <dl>
        {figures.map(([what, n]) => (
          <div key={what}>
            <dd>{n}</dd>
            <dt>{tell(lang, what)}</dt>
          </div>
        ))}
      </dl>
      <ul className="sb-bill-left" data-many={those.length > FEW || undefined}>
        {alike(tableau, those).map((alikes) => (
          <li key={alikes.join()}>
            {alikes.map((e) => (
              <span key={e} data-pointed={pointed === e || undefined}>
                <b>{enemyLetter(tableau, e)}</b>
                <HealthBoxes left={foeHealth(t, type) - at(t.s.enemies, e).wounds} of={foeHealth(t, type)} />
              </span>
            ))}
            <Meaning e={at(alikes, 0)} />
          </li>
        ))}
      </ul>
      <p className="sb-bill-kind">{tell(lang, 'xpEach', { n: sideOf(t, type).xp })}</p>
      <p className="sb-bill-rules">{rulesOf(lang, id)}</p>
    </section>
  )
}
/** Of so many each is told by itself whom it means; of more, those who mean the same together. */
const FEW = 3
function alike({ t }: Tableau, those: readonly EnemyNo[]): readonly (readonly EnemyNo[])[] {
  if (those.length <= FEW) return those.map((e) => [e])
  const meaning = (e: EnemyNo): string => {
    const { heroes, why } = intentOf(t, e)
    return `${why} ${heroes.join()}`
  }
  return [...Map.groupBy(those, meaning).values()]
}
/** A box for each point while they can be counted at a glance; a bar for whoever has more. */
const MOST_BOXES = 7
function HealthBoxes({ left, of }: { readonly left: number; readonly of: number }) {
  const { lang } = useTableau()
  return (
    <span className="sb-boxes" role="img" aria-label={tell(lang, 'wounded', { n: left, of })}>
      {of <= MOST_BOXES ? (
        Array.from({ length: of }, (_, i) => <i key={i} data-lost={i >= left || undefined} />)
      ) : (
        <>
          <progress max={of} value={left} /> <small>{`${left}/${of}`}</small>
        </>
      )}
    </span>
  )
}
/** Whom it would go for, and why. */
function Meaning({ e }: { readonly e: EnemyNo }) {
  const { t, sp, lang } = useTableau()
  const { heroes, why, rule } = intentOf(t, e)
  const names = heroes.map((h) => heroCalled(sp, t, h).split(' ')[0] ?? '')
  return (
    <span className="sb-bill-meaning">
      {tell(lang, `intent.${why}`, { hero: names[0] ?? '' })} <RuleLink id={rule} />
    </span>
  )
}
