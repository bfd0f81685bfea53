/** What a card says at each density: whole sentences, or signs where there is little room. */
import { at } from '@emberhall/kernel'
import type { Lang } from '@emberhall/speech'
import type { Ability, Card, Effect, Static } from '../../content/types.ts'
import { type CardText, cardText } from '../../text/cardText.ts'
import { shortAbility, shortEffects, shortLead, shortReveal, shortStatic, shortWord, type Short } from './short.ts'

export interface CardLine {
  readonly text: string
  readonly bold: boolean
  /** null: only the sentence says it. */
  readonly short: Short
}
interface Source {
  readonly bold: boolean
  readonly shorts: readonly Short[]
}
const from = (
  lang: Lang,
  bold: boolean,
  statics: readonly Static[] = [],
  abilities: readonly Ability[] = [],
): Source => ({
  bold,
  shorts: [...statics.map((s) => shortStatic(lang, s)), ...abilities.map((a) => shortAbility(lang, a))],
})
const effects = (lang: Lang, list: readonly Effect[]): Source => ({ bold: false, shorts: [shortEffects(lang, list)] })
const said = (text: string): Source => ({ bold: false, shorts: [[text]] })

/** In the order in which the sentences stand. */
function sources(card: Card, lang: Lang): Source[] {
  const attached = (list: readonly Static[] = []): Source => ({
    bold: true,
    shorts: list.map((s) => {
      const short = shortStatic(lang, s)
      return short === null ? null : [shortLead(lang, shortWord(lang, 'attached')), ...short]
    }),
  })
  switch (card.kind) {
    case 'challenge':
      return [
        from(lang, true, card.boldStatics, card.bold),
        from(lang, false, card.attemptStatics, card.attempt),
        attached(card.attachedStatics),
      ]
    case 'event': {
      const after = { completed: null, discard: 'thenDiscard', attachMaster: 'thenAttach', remain: null } as const
      const key = after[card.after]
      return [
        from(lang, true, card.boldStatics, card.bold),
        ...(card.instructions.length > 0 ? [effects(lang, card.instructions)] : []),
        ...(key === null ? [] : [said(shortWord(lang, key))]),
        attached(card.attachedStatics),
      ]
    }
    case 'gauntlet':
      return [
        from(lang, true, card.front.boldStatics, card.front.bold),
        from(lang, false, [], card.front.attempt),
        ...(card.front.discardable ? [] : [said(shortWord(lang, 'stays'))]),
      ]
    case 'master':
      return [
        from(
          lang,
          false,
          card.difficultyMods.map((n) => ({ always: 'difficulty', of: { target: 'self' }, n })),
        ),
        from(lang, false, card.statics, card.abilities),
      ]
    case 'fatigue':
      return [
        ...(card.onReveal.length > 0 ? [{ bold: false, shorts: [shortReveal(lang, card.onReveal)] }] : []),
        from(lang, false, card.statics, card.abilities),
      ]
    case 'seeker':
      return [from(lang, false, card.statics, card.abilities)]
    case 'lantern':
      return [from(lang, false, [], card.abilities)]
    case 'skill':
      return [from(lang, false, [], card.abilities)]
  }
}
function lines(text: CardText['rules'], from: readonly Source[]): CardLine[] {
  const shorts = from.flatMap((s) => s.shorts)
  return text.map((rule, i) => ({ ...rule, short: shorts.length === text.length ? at(shorts, i) : null }))
}

interface FaceText extends Omit<CardText, 'rules' | 'back'> {
  readonly lines: readonly CardLine[]
  readonly back?: { readonly name: string; readonly lines: readonly CardLine[] }
}
const known = { en: new WeakMap<Card, FaceText>(), fr: new WeakMap<Card, FaceText>() }
/** Put together once for a card and a language. */
export function faceText(card: Card, lang: Lang): FaceText {
  const before = known[lang].get(card)
  if (before !== undefined) return before
  const { rules, back, ...rest } = cardText(card, lang)
  const text: FaceText = {
    ...rest,
    lines: lines(rules, sources(card, lang)),
    ...(back === undefined || card.kind !== 'gauntlet'
      ? {}
      : {
          back: {
            name: back.name,
            lines: lines(back.rules, [from(lang, true, card.back.statics, card.back.abilities)]),
          },
        }),
  }
  known[lang].set(card, text)
  return text
}
