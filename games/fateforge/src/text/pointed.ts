/** What people may point at in a fight: zones, and who and what stands in them. */
import { at, type View, reading } from '@emberhall/kernel'
import type { Thing } from '@emberhall/speech'
import { sceneNow } from '../book.ts'
import { heroIdOf, ZONES } from '../content/types.ts'
import { zonesOf } from '../ground.ts'
import { theFoe, theThing } from '../naming.ts'
import type { S } from '../state.ts'
import { tell } from './messages.ts'
import { isLying, thingWords } from './objects.ts'
import { isFought } from './panels.ts'
import { type Speech, theFoeIn, theHeroIn, zoneName } from './speech.ts'

/** What lines of the log call a thing, if they speak of it at all. */
const calledIn = (names: readonly string[], no: number): { readonly called?: string } =>
  no < 0 ? {} : { called: `thing ${at(names, no)}` }

export function thingsOf(sp: Speech, view: View<S>): Thing[] {
  const t = reading(sp.game, view)
  if (!isFought(t)) return []
  const { heroes, enemies, objects } = t.s
  const { names } = sp.game.book
  return [
    ...zonesOf(sceneNow(t)).map((zone) => ({
      key: `zone ${zone}`,
      name: tell(sp.lang, 'word.theZone', { zone: zoneName(zone) }),
      called: `zone ${at(ZONES, zone)}`,
    })),
    ...heroes.flatMap(({ zone, id }, h) =>
      zone < 0 ? [] : [{ key: `hero ${h}`, name: theHeroIn(sp, t, h), called: `hero ${heroIdOf(id)}` }],
    ),
    ...enemies.flatMap(({ gone }, foe) =>
      gone ? [] : [{ key: `foe ${foe}`, name: theFoeIn(sp, t, foe), called: `foe ${at(names.foes, theFoe(t, foe))}` }],
    ),
    ...objects.flatMap((thing, i) =>
      thing.hero >= 0 || thing.zone < 0 || !isLying(thing)
        ? []
        : [
            {
              key: `thing ${i}`,
              name: tell(sp.lang, 'word.thingIn', { thing: thingWords(sp, t, thing), zone: zoneName(thing.zone) }),
              ...calledIn(names.things, theThing(t, i)),
            },
          ],
    ),
  ]
}
