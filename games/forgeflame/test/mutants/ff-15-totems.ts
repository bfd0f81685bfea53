/** Small ways to break FF-15. A test that cites the rule notices. */
import { mutant } from '@emberhall/testkit'

export const mutants = [
  mutant(
    'FF-15.2',
    'steps/totems.ts',
    't.s.totemReady[site] = false',
    't.s.totemReady[site] = true',
    'the Active token stays',
  ),
  mutant(
    'FF-15.3',
    'steps/upkeep.ts',
    '(s.totemReady[site] = token >= 0)',
    '(s.totemReady[site] = token >= 0 && s.totemReady[site]!)',
  ),
  mutant('FF-15.4', 'steps/totems.ts', 'return canChange(t, adv, site) ? null : NO_USE', 'return null'),
  mutant('FF-15.5', 'steps/totems.ts', 'takeTreasure(t, seat)', 'void seat', 'no Treasure'),
  mutant('FF-15.6', 'steps/totems.ts', '[true, false]), // FF-15.6', '[false]), // FF-15.6', 'only to lit'),
  mutant(
    'FF-15.7',
    'steps/move.ts',
    'siteOf(t, adv) !== to && hasRoom(t, to)',
    'siteOf(t, adv) !== to',
    'full sites too',
  ),
  mutant(
    'FF-15.8',
    'steps/totems.ts',
    'for (const ore of ORDINARY) if (at(t.s.reserve, ore) > 0) t.offer(V.ore, ore)',
    'for (const ore of kinds(t.s.reserve)) t.offer(V.ore, ore)',
    'Mithrül on offer',
  ),
  mutant('FF-15.9', 'steps/totems.ts', 'if (card !== top) t.moveUnder', 'if (card === top) t.moveUnder'),
  mutant(
    'FF-15.9',
    'steps/totems.ts',
    'for (const card of next) t.peek(seat, card)',
    'for (const card of next) void card',
    'unseen',
  ),
  mutant('FF-15.10', 'steps/totems.ts', 't.shuffle(Z.artifactPile)', 't.cards(Z.artifactPile)'),
  mutant('FF-15.11', 'steps/totems.ts', 'forge: forgeHere', 'forge: guard'),
  mutant(
    'FF-15.12',
    'steps/totems.ts',
    ".filter((card) => asKind(printed(t, card), 'action').adv === adv)",
    '.slice()',
    'cards of others too',
  ),
  mutant('FF-15.12', 'steps/totems.ts', 'if (next >= 0) t.move(next, Z.advanced + seat)', 'void next', 'no refill'),
]
