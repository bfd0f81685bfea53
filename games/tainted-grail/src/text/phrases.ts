/** The small parts that every text of a card is put together from. */
import { anyOf, type Lang, listed, sayer } from '@emberhall/speech'
import { CONTENT } from '../content/index.ts'
import type {
  Condition,
  Cost,
  Keyword,
  L10n,
  OptionKey,
  PartId,
  QuestId,
  Resource,
  StatusId,
  Track,
  VerseId,
  Who,
} from '../content/types.ts'
import { PROSE } from '../prose/index.ts'
import { en as effectsEn } from './effects.en.ts'
import { fr as effectsFr } from './effects.fr.ts'
import { en as namesEn } from './names.en.ts'
import { fr as namesFr } from './names.fr.ts'
import { en as phrasesEn } from './phrases.en.ts'
import { fr as phrasesFr } from './phrases.fr.ts'
import { en as thingsEn } from './things.en.ts'
import { fr as thingsFr } from './things.fr.ts'

export const messages = {
  en: { ...effectsEn, ...namesEn, ...phrasesEn, ...thingsEn },
  fr: { ...effectsFr, ...namesFr, ...phrasesFr, ...thingsFr },
}
export const say = sayer<keyof typeof messages.en>(messages)

/** `do` speaks to whoever reads, `third` tells of somebody, `inf` follows "may". */
export type Mood = 'do' | 'third' | 'inf'
/** How an effect is spoken: in which mood, and where (others are members in an encounter, characters here elsewhere). */
export interface Speech {
  readonly mood: Mood
  readonly where: 'encounter' | 'journal' | 'own'
  readonly kind?: 'combat' | 'diplomacy'
  /** Of a card that has just been dropped. */
  readonly dropped?: true
}

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const sentence = (phrase: string): string =>
  /[.!?]$/.test(phrase) ? capitalise(phrase) : `${capitalise(phrase)}.`

// Names of things

const nameIn = (lang: Lang, thing: { readonly name: L10n } | undefined): string => thing?.name[lang] ?? '?'
const numbered = <T extends { readonly number: number }>(list: readonly T[], n: number): T | undefined =>
  list.find(({ number }) => number === n)
export const locationName = (lang: Lang, n: number): string => nameIn(lang, numbered(CONTENT.locations, n))
export const itemName = (lang: Lang, n: number): string => nameIn(lang, numbered(CONTENT.items, n))
export const secretName = (lang: Lang, n: number): string => nameIn(lang, numbered(CONTENT.secrets, n))
export const encounterName = (lang: Lang, id: string): string =>
  nameIn(
    lang,
    CONTENT.encounters.find((one) => one.id === id),
  )
export const taskName = (lang: Lang, id: string): string =>
  nameIn(
    lang,
    CONTENT.tasks.find((task) => task.id === id),
  )
export const partName = (lang: Lang, id: PartId | QuestId): string =>
  nameIn(
    lang,
    [...CONTENT.storyEvents, ...CONTENT.secrets].find((one) => one.id === id),
  )
export function statusName(lang: Lang, id: StatusId, part?: number): string {
  const name = nameIn(
    lang,
    CONTENT.statuses.find((status) => status.id === id),
  )
  return part === undefined ? name : `${name} ${part}`
}
export const countedName = (lang: Lang, what: Resource | Track): string =>
  what === 'energy' || what === 'health' || what === 'terror' ? say(lang, `track.${what}`) : say(lang, `res.${what}`)
export const keywordNames = (lang: Lang, keywords: readonly Keyword[]): string =>
  anyOf(
    lang,
    keywords.map((keyword) => say(lang, `keyword.${keyword}`)),
  )

/** Who does it, with a space behind; nothing for the one who is spoken of or to. */
export const subject = (lang: Lang, who: Who | undefined, { where }: Speech): string =>
  who === undefined ? '' : say(lang, `who.${who}`, { where })

// Costs

/** "pay 1 Energy and 1 Food", "gain 1 Terror", "flip this card". */
export function costText(lang: Lang, costs: readonly Cost[], mood: Mood): string {
  const plain: string[] = []
  const other: string[] = []
  for (const cost of costs) {
    const text = costPart(lang, cost, mood)
    if (typeof text === 'string') other.push(text)
    else plain.push(text.amount)
  }
  const paid = plain.length === 0 ? [] : [say(lang, 'cost.pay', { m: mood, what: listed(lang, plain) })]
  return listed(lang, [...paid, ...other])
}
/** In brackets behind a name: "1 Energy, 2 Wealth", "discard this card". */
export const priceText = (lang: Lang, costs: readonly Cost[]): string =>
  costs
    .map((cost) => costPart(lang, cost, 'do'))
    .map((part) => (typeof part === 'string' ? part : part.amount))
    .join(', ')
function costPart(lang: Lang, cost: Cost, m: Mood): string | { readonly amount: string } {
  switch (cost.pay) {
    case 'terror':
      return say(lang, 'cost.terror', { m, n: cost.n })
    case 'charges':
      return say(lang, 'cost.charges', { m, n: cost.n })
    case 'discardHand':
      return cost.n === 'all' ? say(lang, 'cost.discardAll', { m }) : say(lang, 'cost.discardHand', { m, n: cost.n })
    case 'discardItem':
      return say(lang, 'cost.discardItem', { m, keywords: keywordNames(lang, cost.of) })
    case 'discardThis':
    case 'flip':
      return say(lang, `cost.${cost.pay}`, { m })
    case 'oneOf': {
      const parts = cost.of.map((one) => costPart(lang, one, m))
      return {
        amount: anyOf(
          lang,
          parts.map((part) => (typeof part === 'string' ? part : part.amount)),
        ),
      }
    }
    default:
      return { amount: say(lang, 'cost.amount', { n: cost.n, what: countedName(lang, cost.pay) }) }
  }
}

// Conditions

/** What must hold, as a clause after "if" or as what an option asks for. */
export function condition(lang: Lang, cond: Condition): string {
  switch (cond.is) {
    case 'not':
      return cond.of.is === 'not' ? condition(lang, cond.of.of) : negated(lang, cond.of)
    case 'any':
    case 'all': {
      const key = cond.is === 'any' ? 'if.or' : 'if.and'
      return cond.of.map((one) => condition(lang, one)).reduce((a, b) => say(lang, key, { a, b }))
    }
    case 'res':
    case 'track': {
      const values =
        cond.is === 'res' ? { res: say(lang, `res.${cond.res}`) } : { track: say(lang, `track.${cond.track}`) }
      if (cond.atMost !== undefined) return say(lang, `if.${cond.is}.most`, { ...values, n: cond.atMost })
      return say(lang, `if.${cond.is}`, { ...values, n: cond.atLeast ?? 0 })
    }
    case 'attrBelow':
    case 'symbolHere':
      return thatClause(lang, cond)
    case 'item':
    case 'charactersHere':
    case 'allHere':
      return requirement(lang, cond)
    case 'taken':
      return deed(lang, cond.option)?.done ?? ''
    case 'read':
      return deed(lang, cond.verse)?.done ?? ''
    case 'character':
    case 'day':
    case 'guardianInPlay':
      return '' // only passages of prose ask for these; nothing is said of it
    default:
      return say(lang, `if.${cond.is}`, conditionValues(lang, cond))
  }
}
/** What an option or a menhir asks for, as a thing: "the Secret Menhir Rites". */
export function requirement(lang: Lang, cond: Condition): string {
  switch (cond.is) {
    case 'secret':
    case 'status':
    case 'item':
    case 'charactersHere':
    case 'allHere':
      return say(lang, `need.${cond.is}`, conditionValues(lang, cond))
    default:
      return condition(lang, cond)
  }
}
function negated(lang: Lang, cond: Condition): string {
  switch (cond.is) {
    case 'status':
    case 'secret':
    case 'secretHeld':
    case 'timeTokens':
    case 'affinity':
    case 'guardianInPlay':
      return say(lang, `if.not.${cond.is}`, conditionValues(lang, cond))
    case 'taken':
      return deed(lang, cond.option)?.not ?? ''
    default:
      return ''
  }
}
function deed(lang: Lang, key: OptionKey | VerseId): { readonly done: string; readonly not: string } | undefined {
  const { deeds }: { readonly deeds: Readonly<Record<string, { readonly done: string; readonly not: string }>> } =
    PROSE[lang]
  return deeds[key]
}
function conditionValues(lang: Lang, cond: Condition): Record<string, string | number> {
  return {
    ...('status' in cond && { status: statusName(lang, cond.status, cond.part) }),
    ...('secret' in cond && { secret: secretName(lang, cond.secret) }),
    ...('keyword' in cond && { keyword: say(lang, `keyword.${cond.keyword}`) }),
    ...('attr' in cond && { attr: say(lang, `attr.${cond.attr}`) }),
    ...('location' in cond && { place: locationName(lang, cond.location) }),
    ...('except' in cond && { place: locationName(lang, cond.except) }),
    ...(cond.is === 'questActive' && { part: partName(lang, cond.part) }),
    ...('task' in cond && { task: taskName(lang, cond.task) }),
    ...('zone' in cond && { zone: cond.zone }),
    ...('colour' in cond && { colour: cond.colour }),
    ...('atMost' in cond && cond.atMost !== undefined && { n: cond.atMost }),
    ...('atLeast' in cond && cond.atLeast !== undefined && { n: cond.atLeast }),
  }
}
/** Of one of several: "each member *with Terror 0*". */
export function thatClause(lang: Lang, cond: Condition): string {
  switch (cond.is) {
    case 'attrBelow':
      return say(lang, 'that.attrBelow', { attr: say(lang, `attr.${cond.attr}`), n: cond.below })
    case 'symbolHere':
      return say(lang, 'that.symbolHere', { symbol: cond.symbol })
    case 'track':
      return say(lang, 'that.track.most', { track: say(lang, `track.${cond.track}`), n: cond.atMost ?? 0 })
    case 'res':
      return say(lang, 'that.res', { res: say(lang, `res.${cond.res}`), n: cond.atLeast ?? 0 })
    default:
      return condition(lang, cond)
  }
}
