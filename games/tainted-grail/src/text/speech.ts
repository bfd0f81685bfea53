/** Words and names that all parts of the table's text share. */
import { at, type CardId } from '@emberhall/kernel'
import { type Lang, ofName, sayer, type Speech as Spoken } from '@emberhall/speech'
import type { Deed } from '../book.ts'
import { CONTENT } from '../content/index.ts'
import type { GrailGame } from '../game.ts'
import { placeOn } from '../map/places.ts'
import type { Cell, CharacterNo, T } from '../state.ts'
import { en as askedEn } from './asked.en.ts'
import { fr as askedFr } from './asked.fr.ts'
import { nameOf } from './faces.ts'
import { deedText } from './ruleText.ts'
import { en as toldEn } from './tales.en.ts'
import { fr as toldFr } from './tales.fr.ts'

export const spoken = { en: { ...askedEn, ...toldEn }, fr: { ...askedFr, ...toldFr } }
export type Key = keyof typeof spoken.en
export const tell = sayer<Key>(spoken)

export type Speech = Spoken<GrailGame>

export const who = ({ lang, names }: Speech, seat: number): string =>
  names[seat] ?? tell(lang, 'word.seat', { n: seat + 1 })

/** A character by name, of it, and its gender in French. */
export function heroWords({ lang }: Speech, c: CharacterNo) {
  const character = CONTENT.characters[c]
  if (character === undefined) return { hero: tell(lang, 'word.nobody'), ofHero: '', g: 'm' }
  const name = character.name[lang]
  return { hero: name, ofHero: ofName(lang, name), g: character.id === 'ailei' ? 'f' : 'm' }
}
export const heroCalled = (sp: Speech, c: CharacterNo): string => heroWords(sp, c).hero

export const locationCalled = ({ lang }: Speech, no: number): string => CONTENT.locations[no]?.name[lang] ?? ''
/** A location by name; in French also where, of where, and with its article. */
export function locationWords({ lang }: Speech, no: number) {
  const location = CONTENT.locations[no]
  if (location === undefined) return { place: '', atPlace: '', ofPlace: '', thePlace: '' }
  const name = location.name[lang]
  if (lang === 'en') return { place: name, atPlace: `at ${name}`, ofPlace: `of ${name}`, thePlace: name }
  const { article } = location
  const joined = article === '' || article === 'l’' ? `${article}${name}` : `${article} ${name}`
  const merged: Readonly<Record<string, readonly [string, string]>> = { le: ['au', 'du'], les: ['aux', 'des'] }
  const [at, of] = merged[article] ?? ['', '']
  return {
    place: name,
    atPlace: at === '' ? `à ${joined}` : `${at} ${name}`,
    ofPlace: of === '' ? (article === '' ? ofName(lang, name) : `de ${joined}`) : `${of} ${name}`,
    thePlace: joined,
  }
}
export const placeCalled = (sp: Speech, t: T, cell: Cell): string =>
  locationCalled(sp, placeOn(t, cell)?.location ?? -1)
export const placeWords = (sp: Speech, t: T, cell: Cell) => locationWords(sp, placeOn(t, cell)?.location ?? -1)
export const itemCalled = ({ lang }: Speech, no: number): string => at(CONTENT.items, no).name[lang]
export const secretCalled = ({ lang }: Speech, no: number): string => at(CONTENT.secrets, no).name[lang]
export const skillCalled = ({ lang }: Speech, no: number): string => at(CONTENT.skills, no).name[lang]
/** Story events come before random ones. */
export const eventCalled = ({ lang }: Speech, no: number): string =>
  [...CONTENT.storyEvents, ...CONTENT.randomEvents][no]?.name[lang] ?? ''

export function cardCalled({ lang, game }: Speech, t: T, card: CardId): string {
  const face = card < 0 ? undefined : game.faceKeys[t.face(card)]
  return face === undefined ? tell(lang, 'word.hidden') : nameOf(lang, face)
}

/** What a deed is called and does: the tile’s action, a card’s power, what an event offers. */
export const deedCalled = (sp: Speech, no: number): string => {
  const deed = at(sp.game.book.deeds, no)
  return deedText(sp.lang, ownerName(sp.lang, deed), deed)
}
export const deedName = ({ lang, game }: Speech, no: number): string => ownerName(lang, at(game.book.deeds, no))
function ownerName(lang: Lang, deed: Deed): string {
  if ('name' in deed) return deed.name[lang]
  const { items, secrets, skills, randomEvents } = CONTENT
  const owner = [...items, ...secrets, ...skills, ...randomEvents].find(({ rules }) =>
    rules.some(
      (rule) =>
        rule === deed || ('flag' in rule && rule.flag === 'peddler' && rule.offers.some((offer) => offer === deed)),
    ),
  )
  return owner?.name[lang] ?? ''
}
