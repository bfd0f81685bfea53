/** Answers before and in the preparation of a round. */
import { at } from '@emberhall/kernel'
import { dicePool, has, isHero } from '../heroes.ts'
import { bookOf, STANDS } from '../book.ts'
import { ORDERS } from '../parts.ts'
import { heroAt, screenAt, type HeroNo, type T } from '../state.ts'
import { isFoeIn } from '../steps/foes.ts'
import { allyText } from './cardText.ts'
import type { Values } from '@emberhall/speech'
import { ofHero, type Place, plain } from './labels-place.ts'
import { tell } from './messages.ts'
import { cardIn, diceInWords, facesInWords, heroIn, iconName, rulesOf, zoneName } from './speech.ts'

const screenOf = (t: T, h: HeroNo) => screenAt(t, heroAt(t, h).seat).filter(({ hero }) => hero === h)
/** A die behind the screen: its kind and what it shows. */
function dieValues({ sp, t }: Place, h: HeroNo, i: number): Values {
  const { die, icon } = at(screenOf(t, h), i)
  return { die: diceInWords(sp.lang, [die]), icon: iconName(sp.lang, icon) }
}
function roll(p: Place): string {
  const { sp, t, a, b } = p
  const pool = dicePool(t, a).filter((_, i) => (b & (1 << i)) !== 0)
  // FG-7.5 Blind Partner: the dice were chosen before.
  const dice = pool.length > 0 ? pool : heroAt(t, a).chosen
  return tell(sp.lang, 'option.roll', { ...heroIn(sp, t, a), dice: diceInWords(sp.lang, dice) })
}
function reroll({ sp, t, a, b }: Place): string {
  const dice = screenOf(t, a).filter((_, i) => (b & (1 << i)) !== 0)
  return tell(sp.lang, 'option.reroll', { ...heroIn(sp, t, a), dice: facesInWords(sp.lang, dice) })
}
function triple(p: Place): string {
  const { sp, t, a, b } = p
  const { die, icon } = dieValues(p, a >> 3, a & 7)
  return tell(sp.lang, 'option.triple', {
    ...heroIn(sp, t, a >> 3),
    die: die!,
    from: icon!,
    icon: iconName(sp.lang, b),
  })
}
/** FG-23.8 Leaving enemies behind hurts. */
function sprintHurts({ t, a }: Place): boolean {
  return isFoeIn(t, heroAt(t, a).zone) && !isHero(t, a, 'rogue') && !has(t, a, STANDS.noSprintDamage)
}
/** The hero stands in the upper bits; then nothing, a die rolled, or a die still in the pool. */
function prep(p: Place): string {
  const { sp, t, a, b } = p
  const die = b & 63
  const values = { ...heroIn(sp, t, b >> 6), card: cardIn(sp, a) }
  if (die === 0) return tell(sp.lang, 'option.prep', values)
  if (die < 32) return tell(sp.lang, 'option.prep.again', { ...values, ...dieValues(p, b >> 6, die - 1) })
  return tell(sp.lang, 'option.prep.more', { ...values, die: diceInWords(sp.lang, [die - 32]) })
}
const otherStance = ({ t, a }: Place): string => (heroAt(t, a).stance === 'guard' ? 'assault' : 'guard')

export const preparationLabels = {
  ready: plain('option.ready'),
  start: ofHero('option.start', ({ b }) => ({ zone: zoneName(b) })),
  ally: ofHero(
    'option.ally',
    ({ sp, t, a }) => {
      const text = allyText(at(bookOf(t).content.allies, a), sp.lang)
      return { ally: text.name, text: rulesOf(text) }
    },
    ({ b }) => b,
  ),
  roll,
  reroll,
  rerollIcon: ofHero('option.rerollIcon', (p) => dieValues(p, p.a, p.b)),
  triple,
  sprint: ofHero('option.sprint', (p) => ({ zone: zoneName(p.b), hurts: sprintHurts(p) ? 'yes' : 'no' })),
  stance: ofHero('option.stance', (p) => ({ stance: tell(p.sp.lang, 'word.stance', { stance: otherStance(p) }) })),
  prep,
  confirm: ofHero('option.confirm'),
  unconfirm: ofHero('option.unconfirm'),
  order: ({ sp, t, a }: Place) =>
    tell(sp.lang, 'option.order', {
      heroes: Array.from(at(ORDERS, a), (n) => String(heroIn(sp, t, Number(n) - 1)['name'])).join(
        tell(sp.lang, 'word.then'),
      ),
    }),
}
