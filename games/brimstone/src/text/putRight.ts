/** What has been put right, as a choice and in the log. */
import { bOf, type LogLine, type Option, reading, type View } from '@emberhall/kernel'
import { capitalized, type Values } from '@emberhall/speech'
import { COINS } from '../corrections.ts'
import type { S } from '../state.ts'
import { type Key, type Speech, squareCalled, tell, who } from './speech.ts'
import { heroValues } from './story.ts'

/** By its name: `moreGold`. */
function rightText({ lang }: Speech, name: string, values: Values): string {
  const what = name.slice(4)
  const isMore = name.startsWith('more')
  const n = `${isMore ? '+' : '−'}${what === 'Gold' ? COINS : 1}`
  return tell(lang, `right.${what}` as Key, { ...values, n, nearer: isMore ? 'yes' : 'no' })
}
export function correctionText(sp: Speech, option: Option, view: View<S>): { kind: string; text: string } {
  const { verb, args } = sp.game.words.explain(option)
  const id = args.map(({ kind, value }) => kind[value])[0]
  if (id === undefined) return { kind: tell(sp.lang, 'right.kind'), text: capitalized(rightText(sp, verb, {})) }
  const hero = String(heroValues(sp, id, (words) => words)['hero'])
  if (verb !== 'moveHero') return { kind: hero, text: rightText(sp, verb, { hero }) }
  const square = squareCalled(sp, reading(sp.game, view), bOf(option))
  return { kind: hero, text: tell(sp.lang, 'right.HeroTo', { hero, square }) }
}
/** Where a square was is not told: the mine may have grown since. */
export function rightLine(sp: Speech, { args }: LogLine): string {
  const [seat, name, id] = args
  const hero = typeof id === 'string' ? heroValues(sp, id) : {}
  return tell(sp.lang, 'log.corrected', { who: who(sp, seat as number), what: rightText(sp, name as string, hero) })
}
