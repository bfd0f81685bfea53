/** Why a good player would answer so, in words. */
import type { Why } from '@emberhall/kernel'
import { type Lang, sayer } from '@emberhall/speech'
import type { ForgeflameGame } from '../game.ts'
import { en, type Hints } from './hints.en.ts'
import { fr } from './hints.fr.ts'
import { advName, faceNamed, oresInWords, placeWords, someOre, textOf } from './speech.ts'

const CODE = 'hint.'
const say = sayer<keyof Hints>({ en, fr })
export const isHint = ({ code }: Why): boolean => code.startsWith(CODE)

export function hintText(lang: Lang, game: ForgeflameGame, { code, params = {} }: Why): string {
  const sp = { lang, game, names: [] }
  const { adv, card, site, ore, ore2, ores, chance, points } = params
  return say(lang, code.slice(CODE.length) as keyof Hints, {
    ...params,
    ...(typeof adv === 'number' && { adv: advName(sp, adv) }),
    ...(typeof card === 'string' && { card: textOf(lang, faceNamed(sp, card)).name }),
    ...(typeof site === 'number' && { at: placeWords(lang, site).at }),
    ...(typeof ore === 'number' && { ore: someOre(lang, ore) }),
    ...(typeof ore2 === 'number' && { ore2: someOre(lang, ore2) }),
    ...(typeof ores === 'string' && { ores: oresInWords(lang, ores.split(' ').map(Number)) }),
    ...(typeof chance === 'number' && { chance: percent(lang, chance) }),
    ...(typeof points === 'number' && { points: points.toLocaleString(lang) }),
  })
}
const percent = (lang: Lang, share: number): string =>
  share.toLocaleString(lang === 'en' ? 'en-GB' : 'fr', { style: 'percent' })
