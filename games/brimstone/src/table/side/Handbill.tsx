/** What is nailed up beside the mine: the enemy that is pointed at, else the one that acts, else the first; or the errand. */
import { at } from '@emberhall/kernel'
import { usePointed } from '@emberhall/ui'
import { CONTENT } from '../../content/index.ts'
import { Bill } from '../later.tsx'
import { useTableau } from '../model/tableau.ts'
import { tell } from '../words.ts'

export function Handbill() {
  const { t } = useTableau()
  const [kind, no] = (usePointed() ?? '').split(' ')
  const pointed = kind === 'enemy' ? Number(no) : -1
  const type = t.s.enemies[pointed]?.type ?? (t.s.fight.type >= 0 ? t.s.fight.type : t.s.enemies[0]?.type)
  return type === undefined ? <Errand /> : <Bill type={type} pointed={pointed} />
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
