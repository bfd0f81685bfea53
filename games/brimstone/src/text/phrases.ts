/** The small parts that every text of a card is put together from. */
import { anyOf, type Lang, listed, sayer, signed } from '@emberhall/speech'
import type {
  Amount,
  Condition,
  Cost,
  Die,
  EnemyFilter,
  Foes,
  ItemFilter,
  TestEffect,
  TokenKind,
  Who,
} from '../content/types.ts'
import { en as effectsEn } from './printed/effects.en.ts'
import { fr as effectsFr } from './printed/effects.fr.ts'
import { en as figuresEn } from './printed/figures.en.ts'
import { fr as figuresFr } from './printed/figures.fr.ts'
import { en as kindsEn } from './printed/kinds.en.ts'
import { fr as kindsFr } from './printed/kinds.fr.ts'
import { en as phrasesEn } from './printed/phrases.en.ts'
import { fr as phrasesFr } from './printed/phrases.fr.ts'

export const messages = {
  en: { ...effectsEn, ...figuresEn, ...kindsEn, ...phrasesEn },
  fr: { ...effectsFr, ...figuresFr, ...kindsFr, ...phrasesFr },
}
export const say = sayer<keyof typeof messages.en>(messages)

/** `do` speaks to whoever reads, `third` tells of somebody, `inf` follows "may". */
export type Mood = 'do' | 'third' | 'inf'

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const sentence = (phrase: string): string => `${capitalise(phrase)}.`
/** Clauses before the point of a sentence. */
export const clauses = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ')

/** An amount as printed, and whether what it counts is one or more. */
export function amount(n: Amount): { readonly n: string; readonly c: number } {
  if (typeof n === 'number') return { n: String(Math.abs(n)), c: Math.abs(n) }
  if (typeof n === 'string') return { n, c: 2 }
  const plus = n.plus === undefined ? '' : ` ${signed(n.plus)}`
  const times = n.times === undefined ? '' : ` × ${n.times}`
  return { n: `${n.roll}${plus}${times}`, c: 2 }
}
/** How many figures of a type. */
export const figures = (lang: Lang, n: Amount): string =>
  n === 'P' || n === '2P' ? say(lang, `dice.${n}`) : amount(n).n

/** Who does it, with a space behind; nothing for the one who is spoken of or to. */
export function subject(lang: Lang, who: Who, that = ''): string {
  if (who === 'that') return that
  if (typeof who === 'string') return say(lang, `who.${who}`)
  const others = who.others ? 'yes' : 'no'
  if ('each' in who) return say(lang, `each.${who.each}`, { others })
  return who.one === 'yourTile' || who.one === 'nextToYou' ? say(lang, `one.${who.one}`, { others }) : ''
}
/** Somebody to whom something is done. */
export const object = (lang: Lang, who: Who): string => subject(lang, who).trimEnd()

/** Whoever is named is told of. */
export const moodOf = (who: Who, mood: Mood): Mood => (who === 'you' || who === 'that' ? mood : 'third')

export const tested = (lang: Lang, who: TestEffect['who']): string =>
  typeof who === 'string' ? say(lang, `test.${who}`) : object(lang, who)

export function costs(lang: Lang, cost: Cost, form: 'cost' | 'price'): string {
  const parts = (['grit', 'darkStone', 'gold'] as const).flatMap((kind) => {
    const n = cost[kind]
    return n === undefined ? [] : [say(lang, `${form}.${kind}`, { n })]
  })
  return listed(lang, cost.discard ? [...parts, say(lang, 'cost.discard')] : parts)
}

export function condition(lang: Lang, cond: Condition): string {
  return say(lang, `if.${cond.is}`, 'atLeast' in cond ? { n: cond.atLeast } : {})
}

export const tokenNames = (lang: Lang, kinds: readonly TokenKind[]): string =>
  anyOf(
    lang,
    kinds.map((kind) => say(lang, `token.${kind}`)),
  )

/** What an upgrade or forge goes onto, or (`many`) with what something counts. */
export function itemsMeant(lang: Lang, filter: ItemFilter, many: boolean): string {
  if (filter.hand) return say(lang, 'of.hand')
  if (filter.bar) return say(lang, 'of.bar', { keyword: say(lang, `keyword.${filter.bar}`) })
  const names = (filter.keywords ?? []).map((keyword) => say(lang, `item.${keyword}`, { many: many ? 'yes' : 'no' }))
  const what = names.length > 0 ? anyOf(lang, names) : say(lang, 'of.items')
  return filter.twoHanded ? say(lang, 'of.twoHanded', { what }) : what
}

export function against(lang: Lang, { keyword, sizeAtMost, beyond }: EnemyFilter): string {
  if (keyword) return say(lang, 'vs.keyword', { keyword: say(lang, `foe.${keyword}`) })
  if (beyond !== undefined) return say(lang, 'vs.beyond', { n: beyond })
  if (!sizeAtMost) return ''
  const key = sizeAtMost === 'small' ? 'vs.size' : 'vs.sizeOrSmaller'
  return say(lang, key, { size: say(lang, `size.${sizeAtMost}`) })
}
export const foesMeant = (lang: Lang, foes: Foes): string => say(lang, `foes.${foes}`)

/** A value that is set: "6+", "5–6", "D3". */
export const setTo = (set: number | Die, form: 'atLeast' | 'upToSix' | 'plain'): string =>
  form === 'atLeast' ? `${set}+` : form === 'upToSix' ? `${set}–6` : String(set)
