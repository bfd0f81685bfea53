/** Every printed thing by its id, in words: cards of the decks, and what else people look at. */
import { byId, type CardWords, type Lang } from '@emberhall/speech'
import { CONTENT } from '../content/index.ts'
import { type CardText, cardText, encounterText } from './cardText.ts'
import { say, sentence } from './phrases.ts'
import {
  characterText,
  itemText,
  locationText,
  randomText,
  secretText,
  skillText,
  statusText,
  storyText,
  taskText,
} from './thingText.ts'
import { flavourOf } from './shelves.ts'
import { dreamText, verseText } from './verseText.ts'

type Teller = (lang: Lang) => CardText

const C = CONTENT
/** A Skill card has a skill on each side (TG-19.3). */
const skillCards = [...new Set(C.skills.map(({ card }) => card))].map((card) => ({
  id: `S${card}`,
  sides: C.skills.filter((skill) => skill.card === card),
}))
function skillCardText(lang: Lang, { sides }: (typeof skillCards)[number]): CardText {
  const texts = sides.map((side) => skillText(lang, side))
  return {
    name: texts.map(({ name }) => name).join(' / '),
    kind: texts[0]?.kind ?? '',
    facts: texts[0]?.facts ?? [],
    rules: texts.map(({ name, rules }) => `${name}. ${rules.join(' ')}`),
  }
}
export const PRINTED: ReadonlyMap<string, Teller> = new Map([
  ...byId(C.characters, characterText),
  ...byId(C.cards, cardText),
  ...byId(C.encounters, encounterText),
  ...byId(C.locations, locationText),
  ...byId(C.items, itemText),
  ...byId(C.secrets, secretText),
  ...byId(C.skills, skillText),
  ...byId(skillCards, skillCardText),
  ...byId(C.storyEvents, storyText),
  ...byId(C.randomEvents, randomText),
  ...byId(C.statuses, statusText),
  ...byId(C.tasks, taskText),
  ...byId(C.verses, verseText),
  ...byId(C.dreams, dreamText),
])

export const printedIds: readonly string[] = [...PRINTED.keys()]
export const nameOf = (lang: Lang, id: string): string => PRINTED.get(id)?.(lang).name ?? id
export const rulesOf = (lang: Lang, id: string): string => PRINTED.get(id)?.(lang).rules.join(' ') ?? ''

export function faceWords(lang: Lang, id: string): CardWords {
  const text = PRINTED.get(id)?.(lang)
  if (text === undefined) return { name: say(lang, 'is.hidden'), lines: [] }
  const { name, kind, facts, rules } = text
  const flavour = flavourOf(lang, id)
  return { name, lines: [sentence([kind, ...facts].join(', ')), ...rules, ...(flavour === '' ? [] : [flavour])] }
}
