/** Why a good player would answer so, in words. */
import type { Why } from '@emberhall/kernel'
import { type GameWords, type Lang, listed, sayer, type Values } from '@emberhall/speech'
import type { HeroId } from '../content/types.ts'
import type { FateforgeGame } from '../game.ts'
import type { S } from '../state.ts'
import { en, type Hints } from './hints.en.ts'
import { fr } from './hints.fr.ts'

import { namedThing } from './objects.ts'
import { capital, cardIn, foeWords, heroWords, type Speech } from './speech.ts'
import { nameOf } from './things.ts'

const CODE = 'hint.'
const say = sayer<keyof Hints>({ en, fr })

/** The words of the game, and those of hints. */
export function withHints(words: GameWords<S>, lang: Lang, game: FateforgeGame): GameWords<S> {
  const sp = { lang, game, names: [] }
  return { ...words, why: (reason) => (reason.code.startsWith(CODE) ? hintText(sp, reason) : words.why(reason)) }
}
function hintText(sp: Speech, { code, params = {} }: Why): string {
  const named = Object.entries(params).flatMap(([name, value]) => Object.entries(WORDS[name]?.(sp, `${value}`) ?? {}))
  return capital(say(sp.lang, code.slice(CODE.length) as keyof Hints, { ...params, ...Object.fromEntries(named) }))
}
/** What a reason names, by the name of the parameter. */
const WORDS: Readonly<Record<string, (sp: Speech, value: string) => Values>> = {
  hero: ({ lang }, id) => heroWords(lang, id as HeroId),
  foes: (sp, tokens) => several(sp, tokens, 'foes', (token) => String(foeWords(sp, token)['foe'])),
  things: (sp, tokens) => several(sp, tokens, 'things', (token) => namedThing(sp, token)),
  card: (sp, no) => ({ card: cardIn(sp, Number(no)) }),
  trait: ({ lang }, id) => ({ name: nameOf('trait', id, lang) }),
}
function several({ lang }: Speech, tokens: string, name: string, word: (token: string) => string): Values {
  const what = listed(lang, tokens.split(' ').map(word))
  return { [name]: what, what }
}
