/** Small ways to break FF-2. A test that cites the rule notices. */
import { mutant } from '@emberhall/testkit'

export const mutants = [
  mutant('FF-2.1', 'steps/setup.ts', "t.random('first player', t.seats)", '0', 'seat 0 is first'),
  mutant('FF-2.3', 'steps/recruit.ts', 'isFree(t, adv) ? null : TAKEN', 'null', 'an adventurer in two teams'),
  mutant(
    'FF-2.4',
    'steps/setup.ts',
    'seat: -1, site: ENTRANCE',
    'seat: -1, site: FORGE',
    'everybody starts at the Forge',
  ),
  mutant(
    'FF-2.5',
    'steps/setup.ts',
    'for (let i = 0; i < 2; i++) t.move(t.top(Z.advancedPile',
    'for (let i = 0; i < 3; i++) t.move(t.top(Z.advancedPile',
    'three Advanced cards face up',
  ),
  mutant('FF-2.5', 'steps/setup.ts', 't.shuffle(Z.advancedPile + seat)', '', 'the Advanced cards are not shuffled'),
  mutant('FF-2.6', 'state.ts', 'export const HAND = 5', 'export const HAND = 4', 'a hand of four'),
  mutant(
    'FF-2.6',
    'steps/setup.ts',
    "p.card.tier === 'basic' ? Z.draw : Z.advancedPile",
    "p.card.tier === 'advanced' ? Z.draw : Z.advancedPile",
    'piles changed over',
  ),
  mutant('FF-2.7', 'steps/setup.ts', 't.seats === 4 ? 4 : 3', '4', 'a row of four'),
  mutant('FF-2.8', 'steps/setup.ts', 't.shuffle(Z.eventPile) // FF-2.8', '', 'events in printed order'),
  mutant('FF-2.9', 'steps/setup.ts', 'at(FORGE, t.seats === 4)', 'at(FORGE, true)', 'two Flames lit'),
  mutant(
    'FF-2.10',
    'steps/setup.ts',
    's.deposit[site] = at(t.cards(pile[level]), i)',
    's.deposit[site] = at(t.cards(pile.II), i)',
    'tokens of the wrong level',
  ),
  mutant(
    'FF-2.11',
    'board.ts',
    "site.capacity !== null && site.level !== 'forge' ? [i] : []",
    'site.capacity !== null ? [i] : []',
    'a token on the Forge',
  ),
  mutant('FF-2.11', 'steps/setup.ts', 't.shuffle(Z.explorations)', '', 'Exploration tokens in printed order'),
  mutant('FF-2.12', 'steps/setup.ts', 'IN_BAG = [3, 1, 1, 0]', 'IN_BAG = [2, 1, 1, 0]', 'two Gold in the bag'),
  mutant('FF-2.13', 'steps/setup.ts', 't.shuffle(Z.totemPile)', '', 'totems in printed order'),
  mutant(
    'FF-2.14',
    'steps/turn.ts',
    'if (owner < 0 || teamOf(t, owner) !== teamOf(t, s.turn.seat)) return',
    '',
    'anybody’s Potions',
  ),
  mutant(
    'FF-2.14',
    'steps/setup.ts',
    "s.potions = ['empty', 'empty', 'empty']",
    "s.potions = ['full', 'empty', 'empty']",
    'a Potion is full',
  ),
]
