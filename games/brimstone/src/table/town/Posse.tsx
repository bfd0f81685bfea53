/** Everybody of the posse on one handbill: what they own, what they have become, how far the next level is. */
import { at } from '@emberhall/kernel'
import { CONTENT } from '../../content/index.ts'
import type { HeroNo } from '../../state.ts'
import { nameOf } from '../../text/faces.ts'
import { heroCalled } from '../../text/speech.ts'
import { heroSign } from '../model/signs.ts'
import { useTableau } from '../model/tableau.ts'
import { Portrait } from '../pieces/Portrait.tsx'
import { heroIn } from '../model/heroIn.ts'
import { tell } from '../words.ts'

export function Posse() {
  const { t, lang } = useTableau()
  return (
    <section className="sb-posse sb-paper" aria-label={tell(lang, 'posse')}>
      <h2>{tell(lang, 'posse')}</h2>
      <ul>
        {t.s.heroes.map((_, h) => (
          <Member key={h} h={h} />
        ))}
      </ul>
    </section>
  )
}
function Member({ h }: { readonly h: HeroNo }) {
  const { t, sp, lang, beat } = useTableau()
  const { class: no, gold, darkStone, xp, level, corruption, ...hero } = at(t.s.heroes, h)
  const due = CONTENT.campaign.levels[level - 1]
  const charts = [
    ...hero.injuries.map((i) => at(CONTENT.injuries, i).id),
    ...hero.madness.map((i) => at(CONTENT.madness, i).id),
  ]
  const marks = [...charts, ...hero.mutations.map((i) => at(CONTENT.mutations, i).id)]
  const line = beat?.line
  const isGold = line?.what === 'gold' || line?.what === 'goldLost'
  const isCounted = isGold && heroIn(t.s, line.args[0]) === h
  return (
    <li data-asked={t.s.about.hero === h || undefined}>
      <Portrait id={at(CONTENT.classes, no).id} colour={heroSign(h).colour} />
      <div>
        <b>{heroCalled(sp, t, h)}</b>
        <p className="sb-posse-sums">
          <span className="sb-coin" data-counted={isCounted || undefined}>
            {tell(lang, 'goldOf', { n: gold })}
          </span>
          <span>{tell(lang, 'stoneOf', { n: darkStone })}</span>
          <span>{tell(lang, 'levelXp', { level, xp, due: due ?? xp })}</span>
          {corruption > 0 && (
            <span>{tell(lang, 'corruptionOf', { n: corruption, of: CONTENT.campaign.corruptionLimit })}</span>
          )}
        </p>
        {marks.length > 0 && <p className="sb-posse-marks">{marks.map((id) => nameOf(lang, id)).join(' · ')}</p>}
      </div>
    </li>
  )
}
