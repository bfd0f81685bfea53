/** Words and phrases that all parts of the table's text share. */
import { at } from '@emberhall/kernel'
import { type Lang, listed, ofName, type PrintedText, type Speech as Spoken, type Values } from '@emberhall/speech'
import type { Card } from '../book.ts'
import { heroIdOf, DICE, ICONS, type HeroId, ZONES } from '../content/types.ts'
import type { FateforgeGame } from '../game.ts'
import { ACTIONS, FROM_ACTIONS, FROM_ENERGY, SOURCES } from '../parts.ts'
import { foeAt, type Hero, type HeroNo, type Result, type T, type ZoneNo } from '../state.ts'
import { itemText, skillText } from './cardText.ts'
import { tell } from './messages.ts'
import { gainPhrase, say as phrase } from './phrases.ts'
import { nameOf } from './things.ts'

export type Speech = Spoken<FateforgeGame>

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

// ---------------------------------------------------------------- people

export function who({ lang, names }: Speech, seat: number): string {
  return names[seat] ?? tell(lang, 'word.seat', { n: seat + 1 })
}
/** Those of whom French speaks in the feminine. */
const FEMININE: readonly string[] = ['rogue', 'shaman', 'mercenary', 'rat-swarm', 'recruit', 'guildmistress']
const genderOf = (id: string): 'f' | 'm' => (FEMININE.includes(id) ? 'f' : 'm')

/** A hero as it stands in a sentence. */
export function heroWords(lang: Lang, id: HeroId): Values {
  const name = nameOf('hero', id, lang)
  const g = genderOf(id)
  if (lang === 'en') return { name, g, hero: `the ${name}`, ofHero: `of the ${name}`, toHero: `to the ${name}` }
  return g === 'f'
    ? { name, g, hero: `la ${name}`, ofHero: `de la ${name}`, toHero: `à la ${name}` }
    : { name, g, hero: `le ${name}`, ofHero: `du ${name}`, toHero: `au ${name}` }
}
const NOBODY: Values = { name: '', g: 'm', hero: 'none', ofHero: '', toHero: '' }
export function heroIn({ lang }: Speech, t: T, h: HeroNo): Values {
  const hero = t.s.heroes[h]
  return hero === undefined ? NOBODY : heroWords(lang, heroIdOf(hero.id))
}
export const theHeroIn = (sp: Speech, t: T, h: HeroNo): string => String(heroIn(sp, t, h)['hero'])

/** An enemy's token, `guard-dog.4`, as it stands in a sentence; one that is alone of its kind has no number. */
export function foeWords({ lang, game }: Speech, token: string): Values {
  const [id, init] = token.split('.') as [string, string]
  const foe = at(game.book.foes, game.book.foeNo.get(id)!)
  if (foe.no === game.book.bossNo) return { foe: tell(lang, 'word.boss'), ofFoe: tell(lang, 'word.ofBoss'), fg: 'm' }
  const name = nameOf('enemy', id, lang)
  const called = foe.initiatives.length === 1 ? name : `${name} ${init}`
  return { foe: called, ofFoe: ofName(lang, called), fg: genderOf(id) }
}
export function foeIn(sp: Speech, t: T, foe: number): Values {
  const { card, init } = foeAt(t, foe)
  return foeWords(sp, `${at(sp.game.book.foes, card).id}.${init}`)
}
export const theFoeIn = (sp: Speech, t: T, foe: number): string => String(foeIn(sp, t, foe)['foe'])

// ---------------------------------------------------------------- places and results

export const zoneName = (zone: ZoneNo): string => at(ZONES, zone).toUpperCase()
export const zoneNames = (lang: Lang, zones: readonly ZoneNo[]): string => listed(lang, zones.map(zoneName))

const FEMININE_ICONS: readonly string[] = ['strike', 'strikeSkill', 'focus', 'special', 'parry', 'strikeShoot']
const iconGender = (icon: number): 'f' | 'm' => (FEMININE_ICONS.includes(at(ICONS, icon)) ? 'f' : 'm')
export const iconName = (lang: Lang, icon: number): string => phrase(lang, `icon.${at(ICONS, icon)}`)
export const anIcon = (lang: Lang, icon: number): string =>
  tell(lang, 'word.anIcon', { icon: iconName(lang, icon), g: iconGender(icon) })
/** The die a result is of, or a card. */
export const dieOf = (lang: Lang, die: number): string => tell(lang, 'word.dieOf', { die: DICE[die] ?? 'card' })
const dieName = (lang: Lang, die: number): string => nameOf('die', at(DICE, die), lang)
const resultWords = (lang: Lang, icon: number, die: number): string =>
  tell(lang, 'word.result', { icon: iconName(lang, icon), g: iconGender(icon), die: dieOf(lang, die) })

/** Dice by kind: "2 red dice and the melee die". */
export function diceInWords(lang: Lang, dice: readonly number[]): string {
  const kinds = DICE.flatMap((die, kind) => {
    const n = dice.filter((other) => other === kind).length
    return n === 0 ? [] : tell(lang, 'word.dieKind', { die, n })
  })
  return kinds.length === 0 ? tell(lang, 'word.nothing') : listed(lang, kinds)
}
/** What dice show, one after the other: "Strike (red), Focus (blue)". */
export function facesInWords(lang: Lang, faces: readonly Pick<Result, 'icon' | 'die'>[]): string {
  return faces
    .map(({ icon, die }) => (die < 0 ? iconName(lang, icon) : `${iconName(lang, icon)} (${dieName(lang, die)})`))
    .join(', ')
}
export function actionWords(lang: Lang, { kind, extra, reach, stun, free }: Hero['actions'][number]): string {
  const action = {
    do: at(ACTIONS, kind),
    extra,
    reach,
    ...(stun ? { stun: true as const } : {}),
    ...(free ? { free: true as const } : {}),
  }
  return gainPhrase(lang, { gain: 'sequence', actions: [action] }, 'turn')
}
/** What an action is paid with: "a Strike of the red die". */
export function sourceWords(lang: Lang, hero: Hero, source: number): string {
  if (source === FROM_ENERGY) return tell(lang, 'word.oneEnergy')
  if (source >= FROM_ACTIONS)
    return tell(lang, 'word.gained', { action: actionWords(lang, at(hero.actions, source - FROM_ACTIONS)) })
  const [icon, die] = at(SOURCES, source).split('.') as [string, string]
  return resultWords(lang, (ICONS as readonly string[]).indexOf(icon), (DICE as readonly string[]).indexOf(die))
}

// ---------------------------------------------------------------- cards

export const rulesOf = ({ lines }: PrintedText): string => lines.join(' ')
export function cardTextOf(lang: Lang, { skill, item }: Card): PrintedText {
  return skill === null ? itemText(item!, lang) : skillText(skill, lang)
}
export const cardCalled = (lang: Lang, name: string): string => tell(lang, 'word.card', { name })
/** A skill or an item in the middle of a sentence. */
export const cardIn = ({ lang, game }: Speech, no: number): string =>
  cardCalled(lang, cardTextOf(lang, at(game.book.cards, no)).name)
