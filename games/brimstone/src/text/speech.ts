/** Words and names that all parts of the table's text share. */
import { at, type CardId } from '@emberhall/kernel'
import { type Lang, listed, ofName, sayer, type Speech as Spoken } from '@emberhall/speech'
import { CONTENT } from '../content/index.ts'
import { TOKENS } from '../content/types.ts'
import type { BrimstoneGame } from '../game.ts'
import { boardOf, tilesAt } from '../queries/ground.ts'
import type { Cell, EnemyNo, Hero, HeroNo, T, TileNo } from '../state.ts'
import { en as askedEn } from './asked.en.ts'
import { fr as askedFr } from './asked.fr.ts'
import { nameOf } from './faces.ts'
import { heroGender, heroName } from './heroNames.ts'
import { say } from './phrases.ts'
import { en as talesEn } from './tales.en.ts'
import { fr as talesFr } from './tales.fr.ts'

export const spoken = { en: { ...askedEn, ...talesEn }, fr: { ...askedFr, ...talesFr } }
export type Key = keyof typeof spoken.en
export const tell = sayer<Key>(spoken)

export type Speech = Spoken<BrimstoneGame>

export const who = ({ lang, names }: Speech, seat: number): string =>
  names[seat] ?? tell(lang, 'word.seat', { n: seat + 1 })

/** A hero by name, of it, and its gender in French. */
export function heroWords({ lang }: Speech, t: T, h: HeroNo) {
  return wordsOf(lang, t.s.heroes[h])
}
/** One who need not be of the posse. */
export function wordsOf(lang: Lang, hero: Hero | undefined) {
  if (hero === undefined) return { hero: '', ofHero: '', g: 'm' }
  const id = at(CONTENT.classes, hero.class).id
  const name = hero.name === '' ? heroName(id, hero.portrait, hero.called) : hero.name
  return { hero: name, ofHero: ofName(lang, name), g: heroGender(id, hero.portrait) }
}
export const heroCalled = (sp: Speech, t: T, h: HeroNo): string => heroWords(sp, t, h).hero

/** One of several of its kind: "Void Spider 2". */
export function enemyCalled({ lang }: Speech, t: T, e: EnemyNo): string {
  const { type } = at(t.s.enemies, e)
  const n = t.s.enemies.slice(0, e + 1).filter((enemy) => enemy.type === type).length
  return tell(lang, 'word.figure', { name: at(CONTENT.enemies, type).single[lang], n })
}
/** Tiles of the same name are counted. */
export function tileCalled({ lang }: Speech, t: T, no: TileNo): string {
  const { tile } = at(t.s.tiles, no)
  const name = at(CONTENT.tiles, tile).name[lang]
  const n = t.s.tiles.slice(0, no + 1).filter((other) => other.tile === tile).length
  return n === 1 ? name : tell(lang, 'word.again', { name, n })
}
/** Counted within its tile, from the upper left. */
export function squareCalled(sp: Speech, t: T, cell: Cell): string {
  const { x, y, tiles } = boardOf(t)
  const no = at(tilesAt(t, cell), 0)
  const { cells } = at(tiles, no)
  const from = (all: readonly number[]): number => Math.min(...cells.map((one) => at(all, one))) - 1
  const [column, row] = [at(x, cell) - from(x), at(y, cell) - from(y)]
  return tell(sp.lang, 'word.square', { tile: tileCalled(sp, t, no), x: column, y: row })
}
/** A town; where the nearest one is gone, another has come up in its place (AC-7). */
export function placeCalled({ lang }: Speech, t: T, no: number): string {
  const { name, distance } = at(CONTENT.towns, no)
  const other = distance === 1 ? CONTENT.reserveTowns[t.s.gone - 1] : undefined
  return (other ?? name)[lang]
}
export const exitCalled = (sp: Speech, t: T, tile: TileNo, exit: number): string =>
  tell(sp.lang, 'word.exit', { tile: tileCalled(sp, t, tile), n: exit + 1 })

export function cardCalled({ lang, game }: Speech, t: T, card: CardId): string {
  const face = card < 0 ? undefined : game.faceKeys[t.face(card)]
  return face === undefined ? tell(lang, 'word.hidden') : nameOf(lang, face)
}
export const itemCalled = ({ lang }: Speech, item: number | undefined): string =>
  item === undefined ? tell(lang, 'word.nothing') : at(CONTENT.items, item).name[lang]
/** One of a pack; where there are two of the same, the second is counted. */
export function heldCalled(sp: Speech, items: readonly { readonly item: number }[], i: number): string {
  const name = itemCalled(sp, items[i]?.item)
  const n = items.slice(0, i + 1).filter(({ item }) => item === items[i]?.item).length
  return n <= 1 ? name : tell(sp.lang, 'word.again', { name, n })
}
export const tokenCalled = ({ lang }: Speech, token: number): string => say(lang, `token.${at(TOKENS, token)}`)

/** Dice as they lie: "2, 5 and 6". */
export const diceWords = (lang: Lang, dice: readonly number[]): string => listed(lang, dice.map(String))
