/** What can be answered. */
import { aOf, type Ask, at, bOf, type Option, reading, type View } from '@emberhall/kernel'
import { lower, type Values } from '@emberhall/speech'
import { CONTENT } from '../content/index.ts'
import { ATTRS, type Choice, KINDS, RESOURCES, TRACKS } from '../content/types.ts'
import { writtenOf } from '../prose/index.ts'
import { priceOf } from '../map/menhirs.ts'
import { beside, placeOn, printedOf } from '../map/places.ts'
import { encounterOf, talkOf } from '../encounter/queries.ts'
import { printed } from '../printed.ts'
import { travelCost } from '../day/actions.ts'
import { DIRECTIONS } from '../parts.ts'
import type { Frame, S, T } from '../state.ts'
import { avoidText, stageNumber } from './cardText.ts'
import { choiceSentence } from './effectText.ts'
import { rulesOf } from './faces.ts'
import { capitalise, costText, countedName, say } from './phrases.ts'
import { abilityText } from './ruleText.ts'
import {
  cardCalled,
  deedCalled,
  heroWords,
  itemCalled,
  type Key,
  locationCalled,
  secretCalled,
  skillCalled,
  type Speech,
  spoken,
  tell,
} from './speech.ts'
import { actionText } from './thingText.ts'
import { optionLine } from './verseText.ts'

type Naming = (sp: Speech, t: T, a: number, b: number, question: string) => Values
const hero: Naming = (sp, _, a) => heroWords(sp, a)
const card: Naming = (sp, t, a) => ({ card: cardCalled(sp, t, a) })
const item: Naming = (sp, _, a) => ({ item: itemCalled(sp, a) })
const secret: Naming = (sp, _, a) => ({ secret: secretCalled(sp, a) })
const deck: Naming = ({ lang }, _, a) => ({ deck: say(lang, `kind.${at(KINDS, a)}`) })
const resource: Naming = ({ lang }, _, a) => ({ res: countedName(lang, at(RESOURCES, a)) })
const deed: Naming = (sp, _, a) => ({ text: deedCalled(sp, a) })
/** Items, then secrets, in the numbers encounters know them by. */
const SECRETS_FROM = 1000
const thing: Naming = (sp, _, a) => ({
  thing: a < SECRETS_FROM ? itemCalled(sp, a) : secretCalled(sp, a - SECRETS_FROM),
})
const CURRENCIES = [...TRACKS, ...RESOURCES] as const

/** A story part is told with its event. */
function frameText(t: T, game: Speech['game']): string {
  const verse = t.s.todo.findLast(({ kind, isRoot }) => kind === 'verse' || isRoot)
  if (verse?.kind === 'verse') return game.book.verses[verse.of]?.id ?? ''
  return game.book.names.events[t.s.event] ?? ''
}
/** What the effect under way offers to choose from. */
function choicesNow({ game }: Speech, frame: Frame | undefined): readonly Choice[] {
  const effect = frame && game.book.lists[frame.of]?.[frame.at - 1]
  return effect?.do === 'choose' || effect?.do === 'vote' ? effect.of : []
}
function choiceWords(sp: Speech, t: T, n: number): string {
  const { lang } = sp
  const choice = choicesNow(sp, t.s.todo.at(-1))[n]
  if (!choice) return String(n + 1)
  const brings = choiceSentence(lang, choice, { mood: 'do', where: 'journal' })
  const label = choice.id === undefined ? undefined : writtenOf(lang, frameText(t, sp.game))?.options?.[choice.id]
  return label === undefined ? brings : `${label} (${lower(brings)})`
}
/** A cost that is paid in one of several ways. */
function costWords({ lang }: Speech, t: T, n: number): string {
  const { abilities } = printed(t, t.s.about.card, 'sequence').card
  const ways = abilities.flatMap(({ cost = [] }) => cost.flatMap((one) => (one.pay === 'oneOf' ? one.of : [])))
  const way = ways[n]
  return way ? capitalise(costText(lang, [way], 'do')) : String(n + 1)
}
function optionWords({ lang, game }: Speech, t: T, n: number): string {
  const verse = at(game.book.verses, t.s.about.verse)
  const option = at(verse.options, n)
  const label = writtenOf(lang, verse.id)?.options?.[option.id]
  const line = optionLine(lang, option)
  if (label === undefined) return line === '' ? capitalise(say(lang, 'goto')) : line
  return line === '' ? label : `${label} (${lower(line.replace(/\.$/, ''))})`
}

const NAMING: Readonly<Record<string, Naming>> = {
  character: hero,
  board: hero,
  again: hero,
  trade: hero,
  newcomer: hero,
  payMagic: hero,
  deck: (sp, t, a, b, q) => ({ ...deck(sp, t, a, b, q), ...heroWords(sp, b) }),
  agree: (sp, t) => heroWords(sp, t.s.about.who),
  refuse: (sp, t) => heroWords(sp, t.s.about.who),
  choice: (sp, t, a, _, question) => ({ text: question === 'whichCost' ? costWords(sp, t, a) : choiceWords(sp, t, a) }),
  location: (sp, _, a) => ({ place: locationCalled(sp, a) }),
  key: (_, __, a) => ({ n: a }),
  card,
  lay: card,
  discardCard: card,
  putBack: card,
  resource,
  give: resource,
  discard: resource,
  drop: ({ lang }, _, a) => ({ res: countedName(lang, at(CURRENCIES, a)) }),
  travel: (sp, t, a) => {
    const actor = t.s.characters[t.s.about.who]
    const there = actor && placeOn(t, beside(actor.at, a))
    const side = at(DIRECTIONS, a)
    return {
      n: travelCost(t),
      side: sp.lang === 'fr' ? side : say(sp.lang, `side.${side}`),
      place: there ? locationCalled(sp, there.location) : 'none',
    }
  },
  work: ({ lang }, t, a) => {
    const place = placeOn(t, t.s.characters[t.s.about.who]?.at ?? -1)
    return { text: place ? actionText(lang, at(printedOf(t, place).actions, a)) : '' }
  },
  deed,
  use: deed,
  activate: ({ lang }, t) => {
    const place = t.s.map.find(({ location }) => location === t.s.about.location)
    return { text: place ? costText(lang, priceOf(t, place, t.s.action.party), 'do') : '' }
  },
  option: (sp, t, a) => ({ text: optionWords(sp, t, a) }),
  item,
  giveItem: item,
  payWith: item,
  secret,
  giveSecret: secret,
  study: deck,
  raise: ({ lang }, _, a) => ({ attr: say(lang, `attr.${at(ATTRS, a)}`) }),
  skill: (sp, _, a) => ({ skill: skillCalled(sp, a), text: rulesOf(sp.lang, at(CONTENT.skills, a).id) }),
  dream: ({ lang }, t, a, b) => {
    const { dream, nightmare } = printedOf(t, at(t.s.map, a))
    const id = b === 1 ? nightmare : dream
    return { dream: CONTENT.dreams.find((one) => one.id === id)?.name[lang] ?? '' }
  },
  avoid: ({ lang }, t) => {
    const encounter = encounterOf(t)
    return { text: encounter.kind === 'diplomacy' && encounter.avoid ? avoidText(lang, encounter.avoid) : '' }
  },
  setAside: thing,
  turnUp: thing,
  stage: ({ lang }, t, a) => {
    const stage = at(talkOf(t).stages, a)
    return { stage: `${stageNumber(stage.no)}. ${stage.name[lang]}` }
  },
  charges: (sp, t, a, b) => {
    const card = t.s.encounter.line[a]?.card ?? -1
    const printedCard = card < 0 ? undefined : printed(t, card, 'sequence').card
    const ability = printedCard?.abilities[b]
    return {
      card: cardCalled(sp, t, card),
      text: printedCard && ability ? abilityText(sp.lang, ability, printedCard.kind) : '',
    }
  },
  number: (_, __, a) => ({ n: a }),
  face: (_, __, a) => ({ n: a + 1 }),
  trigger: (_, __, a) => ({ n: a + 1 }),
}

/** An answer of the day by its verb, as it was offered to whoever acts. */
export const optionWordsOf = (sp: Speech, t: T, verb: string, a: number): string => {
  const key = `option.${verb}`
  return key in spoken.en ? tell(sp.lang, key as Key, NAMING[verb]?.(sp, t, a, 0, '') ?? {}) : ''
}

export function optionText(sp: Speech, option: Option, ask: Ask, view: View<S>): string {
  const t = reading(sp.game, view)
  const { verb } = sp.game.words.explain(option)
  const question = ask.def.name
  const own = `option.${verb}.${question}`
  const key = (own in spoken.en ? own : `option.${verb}`) as Key
  return tell(sp.lang, key, NAMING[verb]?.(sp, t, aOf(option), bOf(option), question) ?? {})
}
