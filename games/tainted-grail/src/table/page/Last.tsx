/** It is over, unless the page is turned back: what is told then, and the two ways from there. */
import { verbOf } from '@emberhall/kernel'
import { Baked } from '@emberhall/ui'
import { type ListedChoice, StoryPage } from '@emberhall/ui/page'
import { PROSE } from '../../prose/index.ts'
import { V } from '../../questions.ts'
import { scenePicture } from '../art/places.ts'
import { duskKey } from '../model/keys.ts'
import { useTableau } from '../model/tableau.ts'
import { tell as tellEnd } from '../end/words.ts'
import { tell } from '../words.ts'

/** The village: whatever else is gone, the fog comes there last. */
const VILLAGE = 101
export function Last() {
  const { t, lang, view, words, names } = useTableau()
  const { ask } = view
  if (ask === null) return null
  const choices = ask.options.map((option): ListedChoice => {
    const label = words.option(option, ask, view, names)
    return { key: duskKey(option), label, ...(verbOf(option) === V.grace && { hint: tell(lang, 'graceHint') }) }
  })
  return (
    <div className="tg-page" data-page="last">
      <StoryPage
        lang={lang}
        page={`last ${t.s.day}`}
        title={tellEnd(lang, 'end.lost')}
        subtitle={tellEnd(lang, 'end.days', { n: t.s.day })}
        paragraphs={PROSE[lang].special.defeat.split('\n')}
        picture={<Baked picture={scenePicture(VILLAGE, true)} />}
        question=""
        choices={choices}
      />
    </div>
  )
}
