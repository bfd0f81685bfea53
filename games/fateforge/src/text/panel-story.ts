/** Story pages, the map of the city and rests in text. */
import { at } from '@emberhall/kernel'
import { told } from '@emberhall/story'
import type { Panel } from '@emberhall/speech'
import { bookOf } from '../book.ts'
import type { FateforgeTerms } from '../content/story-terms.ts'
import { TRAITS } from '../content/types.ts'
import type { T } from '../state.ts'
import { isTrue, nodeNow } from '../steps/story.ts'
import { isOpen } from '../steps/rest.ts'
import { printedValues } from './labels-place.ts'
import { tell } from './messages.ts'
import { landmark, locationText, questText } from './placeText.ts'
import { testFaces } from './prompts.ts'
import type { Speech } from './speech.ts'
import { titleOf } from './tale.ts'
import { nameOf } from './things.ts'

export function pagePanel(sp: Speech, t: T): Panel {
  const { lang } = sp
  const node = nodeNow(t)
  const passages = told<FateforgeTerms>(node.body, t.s.flags, (own) => isTrue(t, own))
  const { trait, faces } = t.s.test
  const test =
    trait < 0
      ? []
      : [
          tell(lang, 'table.test', {
            trait: nameOf('trait', at(TRAITS, trait), lang),
            faces: faces.length === 0 ? 'none' : testFaces(sp, faces),
          }),
        ]
  return { title: titleOf(lang, node), lines: [...passages.map(({ text }) => text[lang]), ...test] }
}

/** FG-46.3 Landmarks only; where the group stands is for the players to find out. */
export function cityPanel({ lang }: Speech, t: T): Panel {
  const { places, blocked, steps } = at(bookOf(t).content.explorations, t.s.exploring)
  const rows = [...new Set(places.map(({ row }) => row))].toSorted((a, b) => a - b)
  return {
    title: tell(lang, 'table.city'),
    lines: [
      ...rows.map((row) =>
        tell(lang, 'table.cityRow', {
          n: row + 1,
          places: places
            .filter((place) => place.row === row)
            .toSorted((a, b) => a.column - b.column)
            .map(({ id }) => landmark(id, lang))
            .join(tell(lang, 'word.between')),
        }),
      ),
      ...blocked.map(([a, b]) => tell(lang, 'table.cityBlocked', { a: landmark(a, lang), b: landmark(b, lang) })),
      tell(lang, 'table.citySteps', { n: t.s.steps, of: steps }),
    ],
  }
}

export function restPanel({ lang }: Speech, t: T): Panel {
  const { content } = bookOf(t)
  const open = content.locations.filter((place) => isOpen(t, place))
  const quests = content.quests.filter(({ id }) => t.s.quests.some((quest) => quest.id === id))
  return {
    title: tell(lang, 'table.rest', { n: t.s.rest.time }),
    lines: [
      ...open.map((place) => tell(lang, 'table.location', printedValues(locationText(place, lang)))),
      ...quests.map((quest) => tell(lang, 'table.location', printedValues(questText(quest, lang)))),
    ],
  }
}
