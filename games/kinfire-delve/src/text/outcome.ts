/** How it ended. */
import { at, reading, type Seen } from '@emberhall/kernel'
import { holds } from '../counts.ts'
import type { Exploit } from '../exploits.ts'
import { type S, type T, Z } from '../state.ts'
import { inForce } from '../in-force.ts'
import { inSentence, progressOf, type Speech, tell } from './speech.ts'
import { exploitInWords } from './story.ts'

export function outcomeLines(sp: Speech, seen: Seen<S>): string[] {
  const { state } = seen
  if (state.over === '') return [tell(sp.lang, 'outcome.unfinished')]
  const t = reading(sp.game, seen)
  const exploits = state.exploits.map((exploit) =>
    tell(sp.lang, 'outcome.exploit', exploitInWords(sp, exploit as Exploit)),
  )
  return [
    ...(state.over === 'win' ? [victory(sp, t)] : [defeat(sp, t), farFrom(sp, t)]),
    ...(exploits.length > 0 ? exploits : [tell(sp.lang, 'outcome.noExploit')]),
  ]
}
function victory(sp: Speech, t: T): string {
  return tell(sp.lang, 'outcome.win', { card: inSentence(sp, t, at(t.cards(Z.master), 0)), n: t.s.turn, hp: t.s.hp })
}
function defeat(sp: Speech, t: T): string {
  const n = t.s.turn
  if (t.s.lossCause === 'health') return tell(sp.lang, 'outcome.health', { n })
  const by = inForce(t, 'defeat').find((f) => holds(t, f.static.when, f.self, t.s.active))
  if (by === undefined) return tell(sp.lang, 'outcome.effect', { n })
  return tell(sp.lang, 'outcome.effect.card', { n, card: inSentence(sp, t, by.self) })
}
function farFrom(sp: Speech, t: T): string {
  const master = t.cards(Z.master)[0]
  if (master === undefined) return tell(sp.lang, 'outcome.descent', { well: t.cards(Z.well).length })
  return tell(sp.lang, 'outcome.finale', { card: inSentence(sp, t, master), ...progressOf(t, master) })
}
