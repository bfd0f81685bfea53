/** Seats that nobody has named are called by their number, in the language of whoever reads. */
import type { Lang } from '@emberhall/speech'
import type { Sitter } from '../play/source.ts'
import { messages } from '../text/messages.ts'

const LANGS = Object.keys(messages) as Lang[]
const PLACEHOLDERS = LANGS.map((lang) => new RegExp(`^${messages[lang].common.player.replace('{n}', '(\\d+)')}$`))

/** @example calledIn('Player 2', 'fr') // 'Joueur 2' */
export function calledIn(name: string, lang: Lang): string {
  const n = PLACEHOLDERS.map((placeholder) => placeholder.exec(name)?.[1]).find((found) => found !== undefined)
  return n === undefined ? name : messages[lang].common.player.replace('{n}', n)
}
export const sittersIn = (sitters: readonly Sitter[], lang: Lang): readonly Sitter[] =>
  sitters.map((sitter) => ({ ...sitter, name: calledIn(sitter.name, lang) }))
