/** The handbill of an enemy: the one that is pointed at, else the one that acts, else the first. */
import { at } from '@emberhall/kernel'
import { RuleLink, usePointed } from '@emberhall/ui'
import { CONTENT } from '../../content/index.ts'
import { escapeValue, foeCombat, foeDamage, foeDefense, foeHealth, foeInitiative, foeMove } from '../../queries/foes.ts'
import type { EnemyNo } from '../../state.ts'
import { rulesOf } from '../../text/faces.ts'
import { say } from '../../text/phrases.ts'
import { heroCalled } from '../../text/speech.ts'
import { intentOf } from '../model/intent.ts'
import { enemyLetter } from '../model/signs.ts'
import { useTableau } from '../model/tableau.ts'
import { Portrait } from '../pieces/Portrait.tsx'
import { tell } from '../words.ts'

export function Bill() {
  const tableau = useTableau()
  const { t, lang } = tableau
  const pointed = usePointed()
  const [kind, no] = (pointed ?? '').split(' ')
  const chosen = kind === 'enemy' ? t.s.enemies[Number(no)]?.type : undefined
  const type = chosen ?? (t.s.fight.type >= 0 ? t.s.fight.type : t.s.enemies[0]?.type)
  if (type === undefined) return <Errand />
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
  return (
    <section className="sb-bill sb-paper">
      <h2>{name[lang]}</h2>
      <p className="sb-bill-kind">
        {[...keywords.map((word) => say(lang, `foe.${word}`)), say(lang, `foeSize.${size}`)].join(' · ')}
      </p>
      <Portrait id={id} colour="#5a2a3a" />
      <dl>
        {figures.map(([what, n]) => (
          <div key={what}>
            <dd>{n}</dd>
            <dt>{tell(lang, what)}</dt>
          </div>
        ))}
      </dl>
      <ul className="sb-bill-left">
        {t.s.enemies.map((enemy, e) =>
          enemy.type === type ? (
            <li key={`${e} ${enemy.at}`}>
              <b>{enemyLetter(tableau, e)}</b> {foeHealth(t, type) - enemy.wounds}/{foeHealth(t, type)}{' '}
              <Meaning e={e} />
            </li>
          ) : null,
        )}
      </ul>
      <p className="sb-bill-rules">{rulesOf(lang, id)}</p>
    </section>
  )
}
/** Whom it would go for, and why. */
function Meaning({ e }: { readonly e: EnemyNo }) {
  const { t, sp, lang } = useTableau()
  const { heroes, why, rule } = intentOf(t, e)
  const names = heroes.map((h) => heroCalled(sp, t, h).split(' ')[0] ?? '')
  return (
    <span>
      {tell(lang, `intent.${why}`, { hero: names[0] ?? '' })} <RuleLink id={rule} />
    </span>
  )
}
/** While nobody is to be fought: what one came for. */
function Errand() {
  const { t, lang } = useTableau()
  const { name, story, clues } = at(CONTENT.missions, t.s.mission)
  return (
    <section className="sb-bill sb-paper">
      <p className="sb-bill-kind">{tell(lang, 'errand')}</p>
      <h2>{name[lang]}</h2>
      <p className="sb-bill-rules">{story.briefing[0]?.[lang] ?? ''}</p>
      {clues > 0 && <p className="sb-bill-kind">{tell(lang, 'clues', { n: t.s.clues, of: clues })}</p>}
      <p className="sb-bill-kind">{tell(lang, 'revives', { n: t.s.revives })}</p>
    </section>
  )
}
