/** What heroes, enemies and things are called at the table, and what they say of themselves. */
import { at } from '@emberhall/kernel'
import { heroIdOf, HEROES } from '../../../content/types.ts'
import { foeCard } from '../../../book.ts'
import { thingAt, foeAt, heroAt, type FoeNo, type HeroNo, type T } from '../../../state.ts'
import { isDefended, resistanceOf } from '../../../steps/foes.ts'
import { legTitle } from '../../../text/placeText.ts'
import { nameOf, toldOf } from '../../../text/things.ts'
import { textOf } from '../../model/printed.ts'
import type { Tableau } from '../../model/tableau.ts'
import { tell } from '../words.ts'
import { armorOf } from '../../../steps/harm.ts'
import { intentWords } from './intentWords.ts'
import type { Desk } from './desk.ts'
import { zoneSaid } from '../board/place.ts'

export function heroName({ t, lang }: Tableau, h: HeroNo): string {
  return nameOf('hero', heroIdOf(heroAt(t, h).id), lang)
}
function foeKindName({ t, lang }: Tableau, foe: FoeNo): string {
  return textOf(foeCard(t, foe).id, lang).name
}
export function foeName(tableau: Tableau, foe: FoeNo): string {
  const { t, lang } = tableau
  if (foe === t.s.boss.enemy) return foeKindName(tableau, foe)
  return tell(lang, 'foe', { name: foeKindName(tableau, foe), n: foeAt(t, foe).init })
}
/** FG-9.4 In a battle quest nothing is told of the story. */
export function fightName({ t, lang, book }: Tableau): string {
  const { quest, leg } = t.s.battle
  const battle = book.content.battles.find(({ id }) => id === quest)
  return battle === undefined ? nameOf('scene', t.s.scene, lang) : legTitle(battle, leg, lang)
}
export const fightSummary = ({ t, lang }: Tableau): string =>
  t.s.battle.quest === '' ? toldOf('scene', t.s.scene, 'summary', lang) : ''

export function thingName(tableau: Tableau, i: number): string {
  const { t, lang } = tableau
  const thing = thingAt(t, i)
  const state = thing.done ? 'yes' : 'no'
  switch (thing.kind) {
    case 'objective': {
      if (t.s.battle.quest !== '') return tell(lang, 'thing.objective')
      const name = nameOf('token', `${t.s.scene}.${thing.id}`, lang)
      return name.charAt(0).toUpperCase() + name.slice(1)
    }
    case 'device':
      return tell(lang, thing.id.startsWith('altar') ? 'thing.altar' : 'thing.lantern', { state })
    case 'gem':
      return nameOf('gem', at(['yellow', 'red', 'blue'], thing.n), lang)
    case 'exit':
      return tell(lang, 'thing.exit', { letter: thing.letter, defended: isDefended(t, i) ? 'yes' : 'no' })
    case 'fountain':
      return tell(lang, 'thing.fountain', { n: thing.n })
    case 'portal':
      return tell(lang, 'thing.portal', { to: thing.n < 0 ? 'unknown' : zoneSaid(thing.n) })
    case 'chest':
    case 'door':
      return tell(lang, `thing.${thing.kind}`, { state })
    default:
      return tell(lang, `thing.${thing.kind}`)
  }
}
export function thingSays(tableau: Tableau, i: number): readonly string[] {
  const { t, lang } = tableau
  const keepers = t.s.enemies.flatMap((enemy, foe) =>
    !enemy.gone && enemy.defends === i ? [foeName(tableau, foe)] : [],
  )
  const { kind, zone } = thingAt(t, i)
  return [
    tell(lang, `about.${kind}`),
    ...keepers.map((who) => tell(lang, 'defendedBy', { who })),
    tell(lang, 'inZone', { zone: zoneSaid(zone) }),
  ]
}

export function heroSays(tableau: Tableau, h: HeroNo): readonly string[] {
  const { t, lang } = tableau
  const hero = heroAt(t, h)
  return [
    tell(lang, 'health', { n: hero.health, of: hero.health + hero.healthSpent + hero.healthAside }),
    tell(lang, 'energy', { n: hero.energy, of: hero.energy + hero.energySpent }),
    ...statesOf(t, h).map((state) =>
      tell(lang, `is.${state}`, { n: state === 'armored' ? armorOf(hero) : hero.parry }),
    ),
    ...(hero.zone >= 0 ? [tell(lang, 'inZone', { zone: zoneSaid(hero.zone) })] : []),
  ]
}
/** What holds for a hero at this moment, for the eye and the ear. */
export function statesOf(t: T, h: HeroNo) {
  const hero = heroAt(t, h)
  const id = HEROES[hero.id]
  return [
    ...(hero.down ? (['down'] as const) : []),
    ...(hero.stun ? (['stunned'] as const) : []),
    ...(id === 'rogue' ? [hero.stealth ? ('hidden' as const) : ('seen' as const)] : []),
    ...(id === 'lord' ? [hero.stance] : []),
    ...(hero.parry > 0 ? (['parrying'] as const) : []),
    ...(armorOf(hero) > 0 ? (['armored'] as const) : []),
    ...(hero.smoke ? (['smoke'] as const) : []),
    ...(hero.taunt ? (['taunts'] as const) : []),
  ]
}

export function foeSays(desk: Desk, foe: FoeNo): readonly string[] {
  const { t, lang } = desk
  const enemy = foeAt(t, foe)
  const resistance = resistanceOf(t, foe)
  return [
    tell(lang, 'foe.falls', { n: resistance - enemy.red, armor: enemy.armor, parry: enemy.parry }),
    ...intentWords(desk, foe),
    ...(enemy.defends >= 0 ? [tell(lang, 'foe.defends', { what: thingName(desk, enemy.defends) })] : []),
    ...(enemy.guards >= 0 ? [tell(lang, 'foe.guards', { who: foeName(desk, enemy.guards) })] : []),
    ...(enemy.carries.length > 0 ? [tell(lang, 'foe.carries', { n: enemy.carries.length })] : []),
  ]
}
