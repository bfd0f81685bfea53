/** Small ways to lose what comes back of choices. A test that cites the rule notices. */
import { mutant } from '@emberhall/testkit'

const echo = (from: string, to: string, what: string) => mutant('TG-15.5', 'content/echoes.ts', from, to, what)

export const mutants = [
  echo(
    "shownIf: taken('101.3.a'), once: true",
    "shownIf: taken('101.1.b'), once: true",
    'the wrong people have a basket',
  ),
  echo("do: [gain('food', 3)]", "do: [gain('food', 2)]", 'friends pay what all pay'),
  echo('all(CALLED_IN, not(MENDED))', 'all(CALLED_IN, MENDED)', 'the gap in the door opens to friends'),
  echo('any(all(MENDED, CALLED_IN), all(not(MENDED), not(CALLED_IN)))', 'not(MENDED)', 'two prices at once'),
  echo("not(taken('102.2.a')))", "taken('102.2.a'))", 'the root is there when the hind is dead'),
  echo("all(taken('105.2.a'), not(taken('114.1.b')))", "taken('105.2.a')", 'the bones are named twice'),
  echo("taken('103.2.a')),", "taken('103.2.b')),", 'a bet is as good as a fight'),
  echo("{ do: 'gain', if: not(taken('108.2.a')) }", "{ do: 'gain', if: taken('108.2.a') }", 'sacks are paid for'),
  echo(
    "{ do: 'track', if: not(taken('108.1.b')) }",
    "{ do: 'gain', if: not(taken('108.1.b')) }",
    'nobody is pulled out',
  ),
  echo("when(taken('101.2.a'), gain('magic', 1))", "when(taken('101.2.b'), gain('magic', 1))", 'an oath is not heard'),
  echo("when(taken('111.3.a'), terror(-1, 'each'))", "when(taken('111.3.b'), terror(-1, 'each'))", 'haste is rewarded'),
  echo("105: not(taken('105.2.b'))", "105: not(taken('105.2.a'))", 'the blades do not know the song'),
  echo("not(taken('112.2.b')), not(taken('112.2.c'))", "not(taken('112.2.b'))", 'the root was for nothing'),
  echo("effect.do !== 'encounter'", "effect.do !== 'dial'", 'the wall helps nobody'),
  echo('[added, ...enter]', 'enter', 'nothing is added'),
]
