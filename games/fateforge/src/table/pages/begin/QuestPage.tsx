/** FG-9.2 Battle quests, as they are posted on the wall. */
import { at } from '@emberhall/kernel'
import type { BattleQuest } from '../../../content/types.ts'
import { V } from '../../../questions.ts'
import { battleText, legTitle } from '../../../text/placeText.ts'
import { SignGlyph } from '../../art/index.ts'
import { type Offer, offersOf, useDesk } from '../model/desk.ts'
import { Line } from '../parts/Line.tsx'
import { Shell } from '../parts/Shell.tsx'
import { Passages } from '../parts/Told.tsx'
import { tell } from '../words.ts'

const HARDEST = 5
export function QuestPage() {
  const desk = useDesk()
  const { book, lang } = desk
  return (
    <Shell kind="quest" picture="toll-gate" isWide>
      <main className="fgp-wide fgp-posters fgp-read">
        <h1>{tell(lang, 'quest.title')}</h1>
        {offersOf(desk, V.quest).map((offer) => (
          <Poster key={offer.option} offer={offer} quest={at(book.content.battles, offer.a)} />
        ))}
      </main>
    </Shell>
  )
}
function Poster({ offer, quest }: { readonly offer: Offer; readonly quest: BattleQuest }) {
  const { lang } = useDesk()
  const { name, lines } = battleText(quest, lang)
  return (
    <article className="fgp-poster">
      <h2>{name}</h2>
      <p className="fgp-skulls">
        <span className="hidden">{tell(lang, 'quest.difficulty', { n: quest.difficulty })}</span>
        {Array.from({ length: HARDEST }, (_, i) => (
          <i key={i} data-on={i < quest.difficulty || undefined}>
            <SignGlyph name="frightening" />
          </i>
        ))}
      </p>
      <p>{tell(lang, 'quest.hours', { n: quest.minutes / 60 })}</p>
      <Passages texts={lines} />
      <ol>
        {quest.legs.map(({ scene, rest }, i) => (
          <li key={scene}>
            <b>{legTitle(quest, i, lang)}</b>
            {rest !== undefined && <small>{tell(lang, 'quest.rest', { n: rest.time })}</small>}
          </li>
        ))}
      </ol>
      <Line offer={offer} look="main" title={tell(lang, 'quest.choose')} />
    </article>
  )
}
