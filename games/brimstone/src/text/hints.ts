/** Why a good player would answer so, in words. */
import { at, type Why } from '@emberhall/kernel'
import { capitalized, type Lang, percent, sayer } from '@emberhall/speech'
import { CONTENT } from '../content/index.ts'
import { en, type Hints } from './hints.en.ts'
import { fr } from './hints.fr.ts'

const CODE = 'hint.'
const say = sayer<keyof Hints>({ en, fr })
export const isHint = ({ code }: Why): boolean => code.startsWith(CODE)

export function hintText(lang: Lang, { code, params = {} }: Why): string {
  const { foe, chance, n } = params
  const text = say(lang, code.slice(CODE.length) as keyof Hints, {
    ...params,
    ...(typeof n === 'number' && !Number.isInteger(n) && { n: n.toLocaleString(lang) }),
    ...(typeof foe === 'number' && { foe: oneFoe(lang, foe) }),
    ...(typeof chance === 'number' && { chance: percent(lang, chance) }),
  })
  return capitalized(text)
}
function oneFoe(lang: Lang, type: number): string {
  const { single, feminine } = at(CONTENT.enemies, type)
  const article = lang === 'en' ? 'the ' : /^[aeiouéh]/i.test(single.fr) ? 'l’' : feminine ? 'la ' : 'le '
  return `${article}${single[lang]}`
}
