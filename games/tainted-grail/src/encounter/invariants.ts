/** What no encounter can look like (TG-23.1, TG-24.6, TG-26.11, TG-29.8). */
import type { Book } from '../book.ts'
import { type S, Z } from '../state.ts'

const OWN = [
  Z.combatDeck,
  Z.diplomacyDeck,
  Z.combatPool,
  Z.diplomacyPool,
  Z.combatSide,
  Z.diplomacySide,
  Z.hand,
  Z.discard,
]
const size = ({ zones }: S, zone: number): number => zones[zone]?.length ?? 0

export function encounterProblems({ faces }: Book, s: S): string[] {
  const { line, kind, affinity, card, cell, party } = s.encounter
  const problems: string[] = []
  const laid = s.zones[Z.sequence] ?? []
  if (laid.length !== line.length || line.some((entry, i) => entry.card !== laid[i]))
    problems.push('encounter.line: not the cards of the sequence')
  if (kind === 'none') {
    const isOpen = s.characters.some((_, c) => size(s, Z.hand + c) + size(s, Z.discard + c) > 0)
    if (isOpen || line.length > 0) problems.push('encounter: cards lie about although nobody is met')
  } else {
    if (party === 0) problems.push('encounter.party: nobody is in it')
    // TG-17.1 A guardian stays where it was met.
    if (s.map.every((place) => place.cell !== cell)) problems.push('encounter.cell: nowhere on the map')
  }
  const met = faces[s.faces[card] ?? -1]
  if (kind === 'diplomacy' && met?.kind === 'encounter' && met.card.kind === 'diplomacy') {
    const { up, down } = met.card.track
    if (affinity > up || affinity < -down) problems.push('encounter.affinity: off the track')
  }
  return [...problems, ...lostCards(s)]
}
/** TG-3.6 Eighty cards each, wherever they are; while some are looked at they lie apart. */
function lostCards(s: S): string[] {
  if (size(s, Z.drawn) > 0) return []
  return s.characters.flatMap(({ status }, c) => {
    if (status !== 'active') return []
    const laid = s.encounter.line.filter(({ owner }) => owner === c).length
    const n = OWN.reduce((sum, zone) => sum + size(s, zone + c), laid)
    return n === CARDS ? [] : [`characters[${c}]: ${n} cards instead of ${CARDS} (TG-3.6)`]
  })
}
const CARDS = 80
