/** What the lab counts in a finished game. */
import { at, found, type LogLine } from '@emberhall/kernel'
import type { Facts } from '@emberhall/speech'
import type { KinfireGame } from './game.ts'
import type { Printed } from './printed.ts'
import { type S, Z } from './state.ts'

/** The faces that a kind of line names, at the place where it names a card. */
function facesIn(log: readonly LogLine[], what: string): ReadonlySet<string> {
  const faces = new Set<string>()
  for (const line of log) {
    if (line.what !== what) continue
    for (const arg of line.args) if (typeof arg === 'object' && arg.face !== null) faces.add(arg.face)
  }
  return faces
}
/** The Seekers of the seats that a kind of line speaks of. */
function seekersIn(game: KinfireGame, s: S, log: readonly LogLine[], what: string): ReadonlySet<string> {
  const seats = log.filter((line) => line.what === what).map((line) => line.args[0] as number)
  return new Set(seats.map((seat) => at(game.printed, at(s.faces, at(at(s.zones, Z.seeker + seat), 0))).key))
}
/** Skill cards that are not in a deck have been drawn. */
function drawn(game: KinfireGame, s: S): ReadonlySet<string> {
  const inDeck = (zone: number) => zone >= Z.deck && zone < Z.deck + s.charged.length
  const cards = s.faces.filter((_, card) => !inDeck(at(s.where, card)))
  return new Set(cards.map((face) => at(game.faceKeys, face)))
}

type Traits = { readonly seen: boolean; readonly used: boolean }
function traitsOf(game: KinfireGame, s: S, log: readonly LogLine[]): (p: Printed) => Traits {
  const named = new Map(
    [
      'entered',
      'attached',
      'completed',
      'resolved',
      'fatigue',
      'flipped',
      'bottom',
      'acted',
      'boosted',
      'usedLantern',
    ].map((what) => [what, facesIn(log, what)]),
  )
  const says = (what: string, p: Printed): boolean => found(named.get(what), what).has(p.key)
  const out = drawn(game, s)
  // A deck that is made anew had been drawn to the last card (KD-9.1).
  const wentThrough = seekersIn(game, s, log, 'reshuffled')
  const charged = seekersIn(game, s, log, 'charged')
  const isFinale = s.phase === 'finale'
  return (p) => {
    switch (p.kind) {
      case 'challenge':
        return { seen: says('entered', p) || says('attached', p), used: says('completed', p) }
      case 'event':
        return { seen: says('entered', p) || says('attached', p), used: says('resolved', p) }
      case 'master':
        return { seen: says('bottom', p), used: says('bottom', p) }
      case 'gauntlet':
        return { seen: isFinale, used: says('flipped', p) }
      case 'fatigue':
        return { seen: says('fatigue', p), used: says('fatigue', p) }
      case 'seeker':
        return { seen: true, used: true }
      case 'lantern':
        return { seen: charged.has(p.seeker), used: says('usedLantern', p) }
      case 'skill':
        return { seen: out.has(p.key) || wentThrough.has(p.seeker), used: says('acted', p) || says('boosted', p) }
    }
  }
}

function causeOf(game: KinfireGame, s: S): string {
  if (s.over === 'win') return `against ${at(game.faceKeys, at(s.faces, at(at(s.zones, Z.master), 0)))}`
  return `${s.lossCause} in the ${s.phase}`
}
function figuresOf(game: KinfireGame, s: S, log: readonly LogLine[]): Record<string, number> {
  const lines = (what: string) => log.filter((line) => line.what === what).length
  const wellCards = s.faces.filter((face) => {
    const { kind } = at(game.printed, face)
    return kind === 'challenge' || kind === 'event'
  })
  return {
    exhaustions: lines('exhausted'),
    health: s.hp,
    depth: wellCards.length - at(s.zones, Z.well).length,
    completed: lines('completed'),
    fatigue: at(s.zones, Z.fatigue).length,
    finale: s.phase === 'finale' ? 1 : 0,
    exploits: s.exploits.length,
  }
}

export function factsOf(game: KinfireGame, s: S, log: readonly LogLine[]): Facts {
  const traits = traitsOf(game, s, log)
  const faces = [...new Set(s.faces)].sort((a, b) => a - b)
  return {
    outcome: s.over,
    cause: causeOf(game, s),
    turns: s.turn,
    cards: faces.map((face) => ({ face: at(game.faceKeys, face), ...traits(at(game.printed, face)) })),
    figures: figuresOf(game, s, log),
  }
}
