/** Answers in stories, tests and the city, and rewards. */
import { at } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import { heroIdOf, DICE, TEST_FACES, TRAITS } from '../content/types.ts'
import { cardsOf, hasTrait } from '../heroes.ts'
import { DIRECTIONS, PRIZES } from '../parts.ts'
import { heroAt, type T } from '../state.ts'
import { heroText, traitText } from './cardText.ts'
import { cardValues, ofHero, type Place, plain, printedValues } from './labels-place.ts'
import { tell } from './messages.ts'
import { battleText, prizeText } from './placeText.ts'
import { cardIn, rulesOf, who } from './speech.ts'
import { choiceNamed } from './tale.ts'
import { nameOf } from './things.ts'

/** The card that rerolls one die of a test. */
function charmOf(t: T): number {
  const cards = cardsOf(t, heroAt(t, t.s.test.hero))
  return cards.find(({ abilities }) => abilities.some(({ timing }) => timing === 'test'))!.no
}
/** What a choice costs in gold; it is said beside the words of the choice. */
function choice({ sp, t, a }: Place): string {
  const { label, cost = [] } = choiceNamed(sp, at(bookOf(t).names.choices, a))
  const price = cost.reduce((sum, part) => sum + ('gold' in part ? -part.gold : 0), 0)
  return tell(sp.lang, 'option.choice', { label: label[sp.lang], price })
}

export const storyLabels = {
  master: ({ sp, a }: Place) => tell(sp.lang, 'option.master', { who: who(sp, a) }),
  hero: ({ sp, t, a }: Place) =>
    tell(sp.lang, 'option.hero', printedValues(heroText(at(bookOf(t).content.heroes, a), sp.lang))),
  quest: ({ sp, t, a }: Place) =>
    tell(sp.lang, 'option.quest', printedValues(battleText(at(bookOf(t).content.battles, a), sp.lang))),
  onward: plain('option.onward'),
  handOn: plain('option.handOn'),
  choice,
  tester: ofHero('option.tester', ({ t, a }) => ({ has: hasTrait(t, a, t.s.test.trait) ? 'yes' : 'no' })),
  rerollAll: plain('option.rerollAll'),
  charm: ({ sp, t, a }: Place) =>
    tell(sp.lang, 'option.charm', {
      n: a + 1,
      face: tell(sp.lang, 'word.testFace', { face: at(TEST_FACES, at(t.s.test.faces, a)) }),
      card: cardIn(sp, charmOf(t)),
    }),
  go: ({ sp, a }: Place) => tell(sp.lang, 'option.go', { way: at(DIRECTIONS, a) }),
  buyFood: ({ sp, a }: Place) => tell(sp.lang, 'option.buyFood', { n: a }),
  prize: ({ sp, a }: Place) => tell(sp.lang, 'option.prize', { text: prizeText(at(PRIZES, a), sp.lang) }),
  traitCard: ofHero(
    'option.traitCard',
    ({ sp, a }) => {
      const text = traitText(at(TRAITS, a), sp.lang)
      return { trait: text.name, text: rulesOf(text) }
    },
    ({ b }) => b,
  ),
  die: ofHero('option.die', ({ sp, b }) => ({ die: nameOf('die', at(DICE, b), sp.lang) })),
  take: (p: Place) => tell(p.sp.lang, 'option.take', cardValues(p, p.a)),
  swap: ofHero('option.swap', ({ sp, b }) => ({ other: nameOf('hero', heroIdOf(b), sp.lang) })),
}
