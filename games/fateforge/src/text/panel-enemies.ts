/** Enemies in text: how they are, what they would do now, and their cards. */
import { at } from '@emberhall/kernel'
import { listed, type Panel } from '@emberhall/speech'
import { bookOf, foeCard } from '../book.ts'
import { GEMS } from '../content/types.ts'
import { thingAt, foeAt, type FoeNo, type T } from '../state.ts'
import { resistanceOf } from '../steps/foes.ts'
import { heroesAt } from '../steps/targets.ts'
import { bossText, enemyText } from './foeText.ts'
import { printedValues } from './labels-place.ts'
import { tell } from './messages.ts'
import { thingWords } from './objects.ts'
import { capital, foeIn, type Speech, theFoeIn, zoneName } from './speech.ts'
import { nameOf } from './things.ts'
import { canPerform } from '../steps/bands.ts'

const FOOD = 3

export function enemyPanels(sp: Speech, t: T): Panel[] {
  const there = t.s.enemies.flatMap((enemy, foe) => (enemy.gone ? [] : [foe]))
  if (there.length === 0) return []
  return [
    {
      title: tell(sp.lang, 'table.enemies', { n: there.length }),
      lines: there.flatMap((foe) => [foeLine(sp, t, foe), ...nowLine(sp, t, foe)]),
    },
    { title: tell(sp.lang, 'table.cards'), lines: cardLines(sp, t, there) },
  ]
}
function foeLine(sp: Speech, t: T, foe: FoeNo): string {
  const { lang } = sp
  const { zone, red, armor, parry, stun, defends, guards, carries } = foeAt(t, foe)
  const loot = carries.map((what) => (what === FOOD ? tell(lang, 'word.food') : nameOf('gem', at(GEMS, what), lang)))
  return capital(
    tell(lang, 'table.foe', {
      ...foeIn(sp, t, foe),
      colour: tell(lang, 'word.colour', { colour: foeCard(t, foe).colour }),
      zone: zoneName(zone),
      red,
      resistance: resistanceOf(t, foe),
      armor,
      parry,
      stun: stun ? 'yes' : 'no',
      defends: defends < 0 ? 'none' : thingWords(sp, t, thingAt(t, defends)),
      guards: guards < 0 || foeAt(t, guards).gone ? 'none' : theFoeIn(sp, t, guards),
      carries: loot.length === 0 ? 'none' : listed(lang, loot),
    }),
  )
}
/** FG-29.3 The section that fits as heroes stand now; what the boss does is announced by itself. */
function nowLine({ lang }: Speech, t: T, foe: FoeNo): string[] {
  const card = foeCard(t, foe)
  if (card.no === bookOf(t).bossNo) return []
  const n = card.band.findIndex((section) => heroesAt(t, foe, section).length > 0)
  if (n < 0 || !canPerform(t, foe, at(card.band, n))) return [tell(lang, 'table.foeIdle')]
  return [tell(lang, 'table.foeNow', { text: at(enemyText(card, lang).lines, n) })]
}
function cardLines({ lang }: Speech, t: T, there: readonly FoeNo[]): string[] {
  const { foes, bossNo, content } = bookOf(t)
  const kinds = [...new Set(there.map((foe) => foeAt(t, foe).card))]
  return kinds.map((no) =>
    tell(
      lang,
      'table.card',
      printedValues(no === bossNo ? bossText(content.boss, lang) : enemyText(at(foes, no), lang)),
    ),
  )
}
