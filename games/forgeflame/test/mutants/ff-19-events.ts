/** Small ways to break FF-19. A test that cites the rule notices. */
import { mutant } from '@emberhall/testkit'

export const mutants = [
  mutant(
    'FF-19.1',
    'steps/turn.ts',
    'if (at(s.turns, next) < TURNS) return',
    'if (at(s.turns, next) < TURNS - 1) return',
  ),
  mutant('FF-19.2', 'steps/event.ts', "(potion === 'used' ? 'empty' : potion)", 'potion', 'Potions stay'),
  mutant(
    'FF-19.2',
    'steps/event.ts',
    "if (web.on !== 'hand') returnWeb",
    "if (web.on === 'adventurer') returnWeb",
    'some Webs stay',
  ),
  mutant(
    'FF-19.3',
    'steps/event.ts',
    'if (ending !== null)',
    "if (ending !== null && s.phase !== 'turns')",
    'an event first',
  ),
  mutant('FF-19.4', 'steps/event.ts', 't.move(card, Z.event)', 't.move(card, Z.gone)', 'nobody sees it'),
  mutant(
    'FF-19.5',
    'steps/event.ts',
    'i < flames && canKindle(t)',
    'i < Math.min(1, flames) && canKindle(t)',
    'one Flame at most',
  ),
  mutant('FF-19.6', 'steps/event.ts', 'if (activation) activateKobolds(t)', 'activateKobolds(t)', 'always'),
  mutant(
    'FF-19.7',
    'steps/event.ts',
    'placeKobold(t, site) // FF-19.7',
    '{\n    placeKobold(t, site)\n    if (activation) activateKobolds(t)\n  }',
    'new ones act',
  ),
  mutant('FF-19.8', 'steps/event.ts', 't.move(card, Z.gone)', 't.move(card, Z.eventPile)', 'it comes again'),
  mutant(
    'FF-19.9',
    'steps/event.ts',
    'for (const seat of inTurnOrder(t)) yield* EACH',
    'for (let seat = 0; seat < t.seats; seat++) yield* EACH',
    'from seat 0',
  ),
  mutant(
    'FF-19.10',
    'steps/event.ts',
    "if (card < 0) finish(t, 'events')",
    "if (card < 0) return t.later('upkeep')",
    'it goes on',
  ),
  mutant('FF-19.11', 'steps/event.ts', 's.inForce = [] // FF-19.11', 'void s.inForce', 'in force at the event'),
  mutant('FF-19.11', 'steps/turn.ts', 's.inForce = s.coming', 's.inForce.push(...s.coming)', 'for ever'),
]
