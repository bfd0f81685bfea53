/** FG-28 Enemy reactions. */
import { at, type Rule } from '@emberhall/kernel'
import { bookOf, foeCard, sceneNow } from '../book.ts'
import { COLOURS } from '../content/types.ts'
import { L } from '../log.ts'
import { foeAt, type FoeNo, type T, isVigilant } from '../state.ts'
import { bossReaction } from './boss.ts'
import { allDown, endFight } from './harm.ts'
import { heroesAt } from './targets.ts'
import { inColour } from './foes.ts'
import { activationAbility, canPerform, performSection } from './bands.ts'

/** FG-28.1, FG-7.4 Two colours, three against a lone player. */
export const coloursNamed = (t: T): number => (isVigilant(t) ? 3 : 2)
/** FG-28.3 Those of the script, the others drawn among those on the board. */
function nameColours(t: T): number[] {
  const wanted = coloursNamed(t)
  const named = scriptNow(t, wanted)
  const present = coloursOnBoard(t).filter((colour) => !named.includes(colour))
  while (named.length < wanted && present.length > 0)
    named.push(at(present.splice(t.random('colour', present.length), 1), 0))
  return named
}
/** FG-28.3 What the scene says of this round; FG-28.2 holds for it as well. */
function scriptNow(t: T, most: number): number[] {
  const script = sceneNow(t).reactions?.[t.s.round - 1] ?? []
  const named = script.slice(0, most).map((colour) => COLOURS.indexOf(colour))
  named.forEach((_, i) => (named[i] = replaced(t, named, i)))
  return named.filter((colour) => colour >= 0)
}
function coloursOnBoard(t: T): number[] {
  const { foes, bossNo } = bookOf(t)
  let present = 0
  for (const { gone, card } of t.s.enemies) if (!gone && card !== bossNo) present |= 1 << at(foes, card).colourNo
  const out: number[] = []
  for (let colour = 0; present >> colour > 0; colour++) if ((present & (1 << colour)) !== 0) out.push(colour)
  return out
}
/** Whisper: drawn beforehand, and then fixed. */
export function foretell(t: T): void {
  if (t.s.foretold.length === 0) t.s.foretold = nameColours(t)
  for (const colour of t.s.foretold) t.note(L.foretold, colour)
}

export function* reactions(t: T): Rule {
  const { s } = t
  s.phase = 'reactions'
  s.acting = -1
  t.note(L.reactions)
  const named = s.foretold.length > 0 ? s.foretold : nameColours(t)
  s.foretold = []
  for (let i = 0; i < named.length; i++) {
    const colour = replaced(t, named, i)
    if (colour < 0) continue
    named[i] = colour
    t.note(L.named, colour)
    yield* react(t, colour)
    if (allDown(t)) return endFight(t)
  }
  yield* bossReaction(t) // FG-28.7
  s.reacted = true
  if (allDown(t)) endFight(t)
}
/** FG-28.2 A colour that has no token left gives way to one that was not named. */
function replaced(t: T, named: readonly number[], i: number): number {
  if (inColour(t, named[i]!).length > 0) return named[i]!
  const others = coloursOnBoard(t).filter((colour) => !named.includes(colour))
  return others.length === 0 ? -1 : at(others, t.random('colour', others.length))
}
/** FG-28.4, FG-28.4a, FG-28.4b, FG-28.4c, FG-28.5, FG-28.6 One token at most: section by section, the lowest initiative that can. */
export function reactorOf(t: T, colour: number): { readonly foe: FoeNo; readonly section: number } | null {
  const tokens = inColour(t, colour)
  if (tokens.length === 0) return null
  const ignored = new Set<FoeNo>()
  const { band } = foeCard(t, at(tokens, 0))
  for (let n = 0; n < band.length; n++) {
    for (const foe of tokens) {
      if (ignored.has(foe) || foeAt(t, foe).gone || heroesAt(t, foe, at(band, n)).length === 0) continue
      if (!canPerform(t, foe, at(band, n))) {
        ignored.add(foe)
        continue
      }
      return { foe, section: n }
    }
  }
  return null
}
function* react(t: T, colour: number): Rule {
  const reactor = reactorOf(t, colour)
  if (reactor === null) return t.note(L.noReaction, colour)
  yield* performSection(t, reactor.foe, reactor.section)
  yield* activationAbility(t, reactor.foe)
}
