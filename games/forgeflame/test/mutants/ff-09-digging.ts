/** Small ways to break FF-9. A test that cites the rule notices. */
import { mutant } from '@emberhall/testkit'

export const mutants = [
  mutant(
    'FF-9.1',
    'steps/offers.ts',
    'if (at(t.s.deposit, siteOf(t, adv)) < 0) return NO_DEPOSIT',
    'if (at(t.s.deposit, siteOf(t, adv)) < 0) return null',
    'digging where nothing is',
  ),
  mutant(
    'FF-9.2',
    'steps/dig.ts',
    'lay(t, site, ore, fromReserve(t, ore, placed[ore])) // FF-9.2',
    'lay(t, site, ore, fromReserve(t, ore, 1)) // FF-9.2',
    'one of each kind',
  ),
  mutant('FF-9.3', 'steps/dig.ts', '  steal(t, site) // FF-9.3\n', '', 'nothing is stolen'),
  mutant(
    'FF-9.3',
    'steps/dig.ts',
    '  steal(t, site) // FF-9.3\n',
    '  steal(t, site)\n  steal(t, site)\n',
    'two are stolen',
  ),
  mutant('FF-9.4', 'steps/dig.ts', '  s.deposit[site] = -1\n', '', 'the token stays'),
  mutant(
    'FF-9.5',
    'steps/dig.ts',
    '  placeKobold(t, site) // FF-9.5 an overrun comes before anything is stolen\n  steal(t, site) // FF-9.3\n',
    '  steal(t, site)\n  placeKobold(t, site)\n',
    'stolen before the overrun',
  ),
  mutant(
    'FF-9.6',
    'figures.ts',
    'kobold.site === site && !kobold.stun',
    'kobold.site === site && !kobold.stun && t.s.turn.adv !== adv',
    'not for the one on turn',
  ),
]
