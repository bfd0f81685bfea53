/** What a verse does and what its options ask, cost and bring; their prose lies apart. */
import type { Lang } from '@emberhall/speech'
import type { Dream, Option, Verse } from '../content/types.ts'
import type { CardText } from './cardText.ts'
import { effectTexts } from './effectText.ts'
import { capitalise, condition, costText, requirement, say, sentence, type Speech } from './phrases.ts'

const TOLD: Speech = { mood: 'do', where: 'journal' }

interface OptionText {
  /** What it asks for; empty if nothing. */
  readonly needs: string
  readonly cost: string
  /** What comes of it before any jump (TG-15.6). */
  readonly brings: string
  readonly once: string
}
function optionParts(lang: Lang, { needs, cost, once, do: effects }: Option): OptionText {
  const shown = effects.filter((effect) => effect.do !== 'goto')
  return {
    needs: needs ? say(lang, 'option.needs', { what: requirement(lang, needs) }) : '',
    cost: cost ? paidText(lang, cost) : '',
    brings: shown.length === 0 ? '' : effectTexts(lang, shown, TOLD).join(' '),
    once: once ? say(lang, 'option.once') : '',
  }
}
function paidText(lang: Lang, { scope, pay }: NonNullable<Option['cost']>): string {
  const cost = costText(lang, pay, scope === 'party' ? 'do' : 'third')
  return scope === 'party'
    ? cost
    : `${say(lang, scope === 'each' ? 'who.each' : 'who.one', { where: 'journal' })}${cost}`
}
/** In one line: "Needs Empathy 1; pay 1 Food. Each member loses 1 Terror." */
export function optionLine(lang: Lang, option: Option): string {
  const { needs, cost, brings, once } = optionParts(lang, option)
  const asked = [needs, cost, once].filter((part) => part !== '')
  const head = asked.length === 0 ? '' : `${capitalise(asked.reduce((a, b) => say(lang, 'join.rows', { a, b })))}.`
  return [head, brings].filter((part) => part !== '').join(' ')
}

export function verseText(lang: Lang, verse: Verse): CardText {
  return {
    name: verse.id,
    kind: say(lang, 'is.verse'),
    facts: [],
    rules: [
      ...effectTexts(lang, verse.enter, TOLD),
      ...verse.options.map((option) => {
        const shown = option.shownIf ? `[${condition(lang, option.shownIf)}]` : ''
        const on = option.do.some((effect) => effect.do === 'goto') ? sentence(say(lang, 'goto')) : ''
        return `${option.id}) ${[shown, optionLine(lang, option), on].filter((part) => part !== '').join(' ')}`
      }),
    ],
  }
}
export const dreamText = (lang: Lang, dream: Dream): CardText => ({
  ...verseText(lang, dream),
  name: dream.name[lang],
  kind: say(lang, dream.id.startsWith('dream') ? 'is.dream' : 'is.nightmare'),
})
