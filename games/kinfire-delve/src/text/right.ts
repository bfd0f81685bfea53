/** What can be put right, as a choice. */
import { capitalized, type Option, type View } from '@emberhall/kernel'
import type { S } from '../state.ts'
import { inSentence, type Key, type Speech, tableOf, tell, who } from './speech.ts'

export function correctionText(sp: Speech, option: Option, view: View<S>): { kind: string; text: string } {
  const { verb, args } = sp.game.words.explain(option)
  const t = tableOf(sp.game, view.state)
  const values = args.map(({ kind, value }) =>
    kind === 'seat' ? { who: who(sp, value) } : { card: inSentence(sp, t, value) },
  )
  return {
    kind: tell(sp.lang, 'right.kind', { what: verb }),
    text: capitalized(tell(sp.lang, `right.${verb}` as Key, values[0] ?? {})),
  }
}
