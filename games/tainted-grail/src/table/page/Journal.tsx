/** A page of the journal: where one is, what is told, what can be done. What cannot be known yet leaves no trace. */
import { at, verbOf } from '@emberhall/kernel'
import { listed } from '@emberhall/speech'
import { type ListedChoice, StoryPage } from '@emberhall/ui/page'
import { useRef } from 'react'
import { CONTENT } from '../../content/index.ts'
import { holds } from '../../effects/conditions.ts'
import { members } from '../../parties.ts'
import { toldAt, writtenOf } from '../../prose/index.ts'
import { capitalise } from '../../text/phrases.ts'
import { heroCalled, placeCalled } from '../../text/speech.ts'
import { optionLine } from '../../text/verseText.ts'
import { printedOf, placeOn } from '../../map/places.ts'
import { V } from '../../questions.ts'
import { LEAVE, verseKey, wayKey } from '../model/keys.ts'
import { Forecast } from './Forecast.tsx'
import { SaveSheet } from './SaveSheet.tsx'
import { Scene } from './Scene.tsx'
import { numberIn, toldBefore } from './pages.ts'
import { type Tableau, useTableau } from '../model/tableau.ts'
import { useDreaming } from './useDreaming.ts'
import { tell } from '../words.ts'

export function Journal() {
  const tableau = useTableau()
  const { t, sp, lang, verse: frame, view, log, phone } = tableau
  const verse = frame === undefined ? undefined : at(sp.game.book.verses, frame.of)
  const dream = CONTENT.dreams.find(({ id }) => id === verse?.id)
  const isBad = dream?.id.startsWith('nightmare') === true
  const here = useRef<HTMLDivElement>(null)
  useDreaming(here, dream !== undefined)
  if (frame === undefined || verse === undefined) return null
  const place = placeOn(t, frame.cell)
  const number = numberIn(verse.id) || (place === undefined ? 0 : printedOf(t, place).number)
  const party = members(frame.party)
  const who = listed(
    lang,
    party.map((c) => heroCalled(sp, c)),
  )
  const does = new Map(verse.options.map((option, i) => [verseKey(i), option.do]))
  const labels = writtenOf(lang, verse.id)?.options
  const choices: ListedChoice[] = verse.options.map((option, i) => {
    const hint = optionLine(lang, option)
    return { key: verseKey(i), label: labels?.[option.id] ?? hint, ...(hint !== '' && { hint }) }
  })
  const ways = waysIn(tableau)
  return (
    <div
      ref={here}
      className="tg-page"
      data-page={isBad ? 'nightmare' : undefined}
      data-dream={dream !== undefined || undefined}
    >
      <StoryPage
        lang={lang}
        page={`${verse.id} ${t.s.day}`}
        title={dream?.name[lang] ?? placeCalled(sp, t, frame.cell)}
        subtitle={dream === undefined ? tell(lang, 'verse', { id: verse.id, who }) : tell(lang, 'dreamOf', { who })}
        paragraphs={toldAt(lang, verse.id, (condition) => holds(t, condition, frame)).flatMap((text) =>
          text.split('\n'),
        )}
        picture={<Scene number={number} isDream={dream !== undefined} party={party} />}
        question={
          view.ask?.def.name === 'option' || ways.length > 0 ? tell(lang, 'whatNow', { n: party.length, who }) : ''
        }
        choices={[...choices, ...ways, { key: verseKey(LEAVE), label: tell(lang, 'leave') }]}
        told={toldBefore(lang, log)}
        foot={
          <>
            <p className="tg-unsaid">{tell(lang, 'unsaid')}</p>
            <SaveSheet does={does} />
          </>
        }
      />
      {dream === undefined && !phone && t.s.period === 'day' && <Forecast party={party} />}
    </div>
  )
}
/** What is to be decided in the middle of a page: votes, and what may be had. */
function waysIn({ view, words, names }: Tableau): ListedChoice[] {
  const { ask } = view
  if (ask === null || ask.answer !== null) return []
  const all = [...ask.options, ...ask.blocked.map(({ option }) => option)]
  return [...new Set(all)]
    .filter((option) => verbOf(option) === V.choice)
    .map((option) => {
      const said = words.option(option, ask, view, names)
      // What comes of it stands in brackets.
      const [, label = said, hint = ''] = /^(.*?) \((.*)\)$/.exec(said) ?? []
      return { key: wayKey(option), label, ...(hint !== '' && { hint: `${capitalise(hint)}.` }) }
    })
}
