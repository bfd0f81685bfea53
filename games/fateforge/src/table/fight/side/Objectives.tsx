/** What has to be done, and how far it has come. */
import { heroAt } from '../../../state.ts'
import { heroIdOf } from '../../../content/types.ts'
import { sceneNow } from '../../../book.ts'
import { objectiveText } from '../../../text/placeText.ts'
import { HeroBadge, SignGlyph, type Sign } from '../../art/index.ts'
import { useDesk } from '../model/desk.ts'
import { type Progress, progressOf } from '../model/prospects.ts'
import { tell } from '../words.ts'

const SIGNS: Readonly<Partial<Record<Progress['objective']['kind'], Sign>>> = {
  collect: 'interact',
  interact: 'lamplighters',
  find: 'focus',
  defeat: 'strike',
  exit: 'toExit',
  survive: 'health',
  escort: 'minion',
  allGems: 'gold',
  boardGems: 'gold',
  allStanding: 'health',
  weakPoint: 'special',
}
export function Objectives() {
  const { t, lang } = useDesk()
  const tone = t.s.battle.quest === '' ? 'story' : 'battle'
  const all = progressOf(t)
  return (
    <section className="fg-goals fg-panel" aria-label={tell(lang, 'objectives')}>
      <h2>{tell(lang, 'objectives')}</h2>
      <ul>
        {all.map(({ objective, have, need, holder, isSecondary }, i) => (
          <li key={i} data-met={have >= need || undefined} data-secondary={isSecondary || undefined}>
            <SignGlyph name={SIGNS[objective.kind] ?? 'success'} />
            <span>{objectiveText(objective, sceneNow(t), tone, lang)}</span>
            {holder >= 0 ? (
              <HeroBadge id={heroIdOf(heroAt(t, holder).id)} />
            ) : (
              <b>{tell(lang, 'outOf', { have, need })}</b>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
