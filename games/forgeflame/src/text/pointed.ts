/** What people may point at: players, places, figures, tokens where they lie, and cards that lie open. */
import { at, type CardId, reading, type View } from '@emberhall/kernel'
import type { Thing } from '@emberhall/speech'
import { inPlay, siteOf } from '../figures.ts'
import { kinds } from '../ore.ts'
import { ROW, type S, SITES, type T, Z } from '../state.ts'
import { advName, inSentence, placeWords, someOre, type Speech, tell, who } from './speech.ts'

export function thingsOf(sp: Speech, view: View<S>): Thing[] {
  const t = reading(sp.game, view)
  const sites = SITES.map((_, site) => site)
  const cards = [...ROW, Z.event].flatMap((zone) => t.cards(zone).slice(-1))
  return [
    ...t.s.turns.map((_, seat) => ({ key: `seat ${seat}`, name: who(sp, seat) })),
    ...sites.map((site) => ({ key: `site ${site}`, name: placeWords(sp.lang, site).the })),
    ...inPlay(t)
      .filter((adv) => siteOf(t, adv) >= 0)
      .map((adv) => ({ key: `adv ${adv}`, name: advName(sp, adv) })),
    ...t.s.kobolds.map(({ site }, i) => standing(sp, `kobold ${i}`, 'kobold', site)),
    ...t.s.flames.map(({ site }, i) => standing(sp, `flame ${i}`, 'flame', site)),
    ...sites.flatMap((site) => tokensAt(sp, t, site)),
    ...sites.flatMap((site) =>
      kinds(at(t.s.lying, site)).map((ore) => ({
        key: `ore ${site} ${ore}`,
        name: tell(sp.lang, 'thing.ore', { ore: someOre(sp.lang, ore), at: placeWords(sp.lang, site).at }),
      })),
    ),
    ...[...cards, ...forged(t)].map((card) => ({ key: `card ${card}`, name: inSentence(sp, t, card) })),
  ]
}
const forged = (t: T): CardId[] => t.s.turns.flatMap((_, seat) => t.cards(Z.forged + seat))
function standing({ lang }: Speech, key: string, what: 'kobold' | 'flame', site: number): Thing {
  return { key, name: tell(lang, `thing.${what}`, { at: placeWords(lang, site).at }) }
}
/** A token that lies face down is called after its place, by those too who have looked at it. */
function tokensAt(sp: Speech, t: T, site: number): Thing[] {
  const { deposit, exploration, totem } = t.s
  const place = { at: placeWords(sp.lang, site).at }
  const stone = at(totem, site)
  return [
    ...(at(deposit, site) < 0 ? [] : [{ key: `deposit ${site}`, name: tell(sp.lang, 'thing.deposit', place) }]),
    ...(at(exploration, site) < 0
      ? []
      : [{ key: `exploration ${site}`, name: tell(sp.lang, 'thing.exploration', place) }]),
    ...(stone < 0 ? [] : [{ key: `card ${stone}`, name: inSentence(sp, t, stone) }]),
  ]
}
