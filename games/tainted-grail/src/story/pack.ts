/** The journal, the dreams, the story events and the chronicle as the checker of stories takes them. */
import type { StoryPack } from '@emberhall/story'
import { CONTENT } from '../content/index.ts'
import type { StoryEvent, Verse } from '../content/types.ts'
import { KEPT } from '../prose/index.ts'
import { ASKED_BY_PLACES, KEPT_THINGS, SET_BY_RULES, thingAsked } from './asking.ts'
import type { GrailStory, GrailTerms } from './terms.ts'
import { bodyOf, chronicleBody, LEFT, Weaver } from './weave.ts'

type G = GrailTerms

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z]+/g, '-')

function storyOf(
  name: { readonly en: string; readonly fr: string },
  entry: string,
  verses: readonly Verse[],
): GrailStory {
  const weaver = new Weaver()
  for (const verse of verses) weaver.verse(verse)
  return { id: slug(name.en), title: name, entry, nodes: weaver.closed('left') }
}
const places: readonly GrailStory[] = CONTENT.locations.map(({ number, name, verse }) =>
  storyOf(
    name,
    verse,
    CONTENT.verses.filter(({ id }) => id.startsWith(`${number}.`)),
  ),
)
/** At dusk the place decides which dream is read, and the state of mind whether it is the nightmare. */
const dreams: GrailStory = (() => {
  const weaver = new Weaver()
  const outcomes = Object.fromEntries(CONTENT.dreams.map(({ id }) => [id, { next: id }]))
  weaver.nodes.push({ id: 'dusk', kind: 'scene', scene: { turn: 'dream', ways: Object.keys(outcomes) }, outcomes })
  for (const dream of CONTENT.dreams) weaver.verse(dream)
  const title = { en: 'Dreams and nightmares', fr: 'Rêves et cauchemars' }
  return { id: 'dreams', title, entry: 'dusk', nodes: weaver.closed('left') }
})()

/** The parts in their order; a quest is a scene that ends well or, if it can fail, badly. */
const parts: GrailStory = (() => {
  const weaver = new Weaver()
  CONTENT.storyEvents.forEach((part, i) => weavePart(weaver, part, CONTENT.storyEvents[i + 1]?.id ?? LEFT))
  return {
    id: 'parts-of-the-chapter',
    title: { en: 'The parts of the chapter', fr: 'Les parties du chapitre' },
    entry: 'part-1.0',
    nodes: weaver.closed('chapter'),
  }
})()
function weavePart(weaver: Weaver, { id, do: effects, quest }: StoryEvent, following: string): void {
  const next = quest === undefined ? following : `${id} quest`
  weaver.told(id, bodyOf(id), effects, next)
  if (quest !== undefined) weaver.quest(id, quest, following)
}
const chronicle: GrailStory = {
  id: 'chronicle',
  title: { en: 'The chronicle', fr: 'La chronique' },
  entry: 'chronicle',
  nodes: [{ id: 'chronicle', kind: 'end', body: chronicleBody(KEPT), ending: 'kept' }],
}

function keptAs(word: object): string | null {
  if ('do' in word && word.do === 'gainSecret' && 'secret' in word) return asking(`secret ${String(word.secret)}`)
  if ('do' in word && word.do === 'task' && 'task' in word) return asking(`task ${String(word.task)}`)
  return thingAsked(word)
}
const asking = (name: string): string | null => (KEPT_THINGS.has(name) ? name : null)

export const stories: StoryPack<G> = {
  stories: [...places, dreams, parts, chronicle],
  sources: 'src/content/places',
  // The content has a validator of its own for its words (TG-38.5).
  checkCondition: () => [],
  checkEffect: () => [],
  checkTest: () => [],
  outcomesOf: ({ ways }) => ways,
  pictures: [],
  keptAs,
  readByRules: [...ASKED_BY_PLACES],
  setByRules: SET_BY_RULES,
  toldAgain: [...places, dreams].map(({ id }) => id),
}
