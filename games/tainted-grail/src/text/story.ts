/** The log as a story. */
import { at, type LogLine } from '@emberhall/kernel'
import { type Lang, named, ofName, type Values, seatLine } from '@emberhall/speech'
import { CONTENT } from '../content/index.ts'
import { ATTRS, COLOURS, KINDS, RESOURCES, TRACKS } from '../content/types.ts'
import { BRANCHES, DICE } from '../log.ts'
import { DIAL_FACES, GUARDIAN_FACES, MODIFIERS, OUTCOMES } from '../parts.ts'
import { WHEN, writtenOf } from '../prose/index.ts'
import { stageNumber } from './cardText.ts'
import { nameOf } from './faces.ts'
import { countedName, say } from './phrases.ts'
import { flat, partProse, proseOf } from './shelves.ts'
import { menhirValues } from './thingText.ts'
import { deedName, type Key, locationWords, type Speech, tell, who } from './speech.ts'

type Arg = LogLine['args'][number]
const isOneOf = <X extends string>(list: readonly X[], word: string): word is X => list.some((one) => one === word)

/** Ids of the content by what they look like, and what messages call them. */
const THINGS: readonly (readonly [RegExp, string])[] = [
  [/^item-\d/, 'item'],
  [/^secret-\d/, 'secret'],
  [/^S\d+[ab]$/, 'skill'],
  [/^(part-|RE\d)/, 'event'],
  [/^(dream|nightmare)-/, 'dream'],
]
function wordValues(sp: Speech, what: string, word: string): Values {
  const { lang } = sp
  const character = CONTENT.characters.find(({ id }) => id === word)
  if (character) {
    const name = character.name[lang]
    return { hero: named(name, word), ofHero: named(ofName(lang, name), word) }
  }
  if (CONTENT.encounters.some(({ id }) => id === word)) return { encounter: named(nameOf(lang, word), word, word) }
  const location = CONTENT.locations.findIndex(({ id }) => id === word)
  if (location >= 0)
    return Object.fromEntries(
      Object.entries(locationWords(sp, location)).map(([key, text]) => [key, named(text, word, word)]),
    )
  const thing = THINGS.find(([looks]) => looks.test(word))
  if (thing) return { [thing[1]]: named(nameOf(lang, word), word, word) }
  if (CONTENT.statuses.some(({ id }) => id === word)) return { status: nameOf(lang, word) }
  if (CONTENT.tasks.some(({ id }) => id === word)) return { task: nameOf(lang, word) }
  if (isOneOf(ATTRS, word)) return { attr: say(lang, `attr.${word}`) }
  if (isOneOf(TRACKS, word) || isOneOf(RESOURCES, word)) return { currency: countedName(lang, word) }
  if (isOneOf(KINDS, word)) return { deck: say(lang, `kind.${word}`) }
  if (isOneOf(COLOURS, word)) return { colour: word }
  if (isOneOf(MODIFIERS, word)) return { modifier: word, text: tell(lang, `modifier.${word}`) }
  if (what === 'ended' && isOneOf(OUTCOMES, word)) return { outcome: word }
  if (what === 'told' && isOneOf(BRANCHES, word)) return { branch: word }
  if (isOneOf(GUARDIAN_FACES, word) || isOneOf(DIAL_FACES, word)) return { face: word }
  if (what === 'rolled' && isOneOf(DICE, word)) return { roll: word }
  return { change: word }
}
function argValues(sp: Speech, what: string, arg: Arg): Values {
  if (typeof arg === 'number') return { n: arg }
  if (typeof arg === 'string') return wordValues(sp, what, arg)
  if (arg.face === null) return { card: tell(sp.lang, 'word.hidden') }
  return { card: named(nameOf(sp.lang, arg.face), `card ${arg.card}`, arg.face) }
}

// What the journal and the cards tell at this point

/** The passages of a verse that were told then: a bit for each that is told only sometimes. */
export function passagesTold(lang: Lang, id: string, mask: number): readonly string[] {
  const sometimes = Object.keys(WHEN[id] ?? {})
  return Object.entries(writtenOf(lang, id)?.text ?? {}).flatMap(([passage, text]) => {
    const bit = sometimes.indexOf(passage)
    return bit < 0 || (mask & (1 << bit)) !== 0 ? [text] : []
  })
}
export const optionId = (id: string, n: number): string =>
  [...CONTENT.verses, ...CONTENT.dreams].find((verse) => verse.id === id)?.options[n]?.id ?? at('abcdefgh', n)
const unpointed = (text: string): string => text.replace(/[.!?]$/, '')

function journalValues(sp: Speech, { what, args }: LogLine): Values {
  const { lang } = sp
  const id = typeof args[0] === 'string' ? args[0] : ''
  const n = typeof args[1] === 'number' ? args[1] : 0
  const written = writtenOf(lang, id)
  const branch = typeof args[2] === 'string' ? args[2] : ''
  switch (what) {
    case 'verse':
      return { story: passagesTold(lang, id, n).map(flat).join(' ') }
    case 'option': {
      const letter = optionId(id, n)
      return { choice: unpointed(written?.options?.[letter] ?? letter), story: flat(written?.told?.[letter]) }
    }
    case 'told':
      return { story: flat(written?.told?.[n === 0 ? branch : `${optionId(id, n - 1)}.${branch}`]) }
    case 'votes':
      return { choice: unpointed(written?.options?.[at('abcdefgh', n)] ?? '') }
    default:
      return {}
  }
}
function eventStory(lang: Lang, id: string): string {
  const random = proseOf(lang, 'randoms', id)
  return random === '' ? flat(Object.values(partProse(lang, id)?.text ?? {}).join(' ')) : random
}
/** Lines after which something is told that happens to anybody. */
const SPECIAL: Readonly<Record<string, string>> = {
  dying: 'dying',
  mad: 'mad',
  saved: 'recovered',
  sane: 'sane',
  died: 'death',
  newcomer: 'newcomer',
  graceGiven: 'grace',
  chapterEnd: 'chapterEnd',
  activated: 'menhirLit',
  menhirOut: 'menhirOut',
  hungry: 'hunger',
}
function cardStory(lang: Lang, { what, args }: LogLine): string {
  const [first] = args
  const id = typeof first === 'string' ? first : typeof first === 'object' ? (first.face ?? '') : ''
  switch (what) {
    case 'event':
      return eventStory(lang, id)
    case 'quest':
      return flat(partProse(lang, id)?.hint)
    case 'questDone':
      return flat(partProse(lang, id)?.success)
    case 'questFailed':
      return flat(partProse(lang, id)?.failure)
    case 'meets':
      return proseOf(lang, 'encounters', id)
    case 'stage':
      return proseOf(lang, 'stages', stageId(id, args[1]))
    case 'joined':
      return proseOf(lang, 'letters', id)
    case 'ended':
      return id === 'lost' ? proseOf(lang, 'special', 'defeat') : ''
    default:
      return proseOf(lang, 'special', SPECIAL[what] ?? '')
  }
}
const stageId = (encounter: string, place: Arg | undefined): string => stageAt(encounter, place)?.id ?? ''
function stageAt(id: string, place: Arg | undefined) {
  const encounter = CONTENT.encounters.find((one) => one.id === id)
  return encounter?.kind === 'diplomacy' && typeof place === 'number' ? encounter.stages[place] : undefined
}

/** Numbers that stand for something printed. */
function numberedValues(sp: Speech, { what, args }: LogLine): Values {
  const { lang } = sp
  const n = args.find((arg) => typeof arg === 'number') ?? 0
  if (what === 'deed' || what === 'uses') return { text: deedName(sp, n) }
  if (what === 'works') {
    const action = CONTENT.locations.find(({ id }) => id === args[1])?.actions[n]
    return { text: action?.name[lang] ?? '' }
  }
  if (what === 'inspects') {
    const menhir = CONTENT.locations.find(({ id }) => id === args[1])?.menhir
    return menhir === undefined
      ? { needs: '', cost: '', dial: 0 }
      : menhirValues(lang, menhir, Math.max(1, sp.names.length))
  }
  if (what === 'stage' || what === 'stageWon') {
    const stage = stageAt(typeof args[0] === 'string' ? args[0] : '', args[1])
    return { stage: stage ? `${stageNumber(stage.no)}. ${stage.name[lang]}` : '' }
  }
  return {}
}

export function storyLine(sp: Speech, line: LogLine): string {
  const ofSeats = seatLine(line, (seat) => who(sp, seat))
  return ofSeats === null ? ownLine(sp, line) : tell(sp.lang, ofSeats.key, ofSeats.values)
}
function ownLine(sp: Speech, line: LogLine): string {
  const { lang } = sp
  const { what, args } = line
  const values: Record<string, string | number> = {
    story: cardStory(lang, line),
    ...journalValues(sp, line),
    ...numberedValues(sp, line),
  }
  for (const arg of args)
    for (const [name, value] of Object.entries(argValues(sp, what, arg)))
      values[name in values ? `${name}2` : name] = value
  const key = what === 'told' && values['story'] === '' ? 'log.told.none' : `log.${what}`
  return tell(lang, key as Key, values).trim()
}
