/** The text of anything printed, by its id. */
import { itemOf } from '../book.ts'
import { at } from '@emberhall/kernel'
import type { Lang, PrintedText } from '@emberhall/speech'
import type { FateforgeGame } from '../game.ts'
import { allyText, corruptionText, fearText, heroText, itemText, skillText, trapText } from './cardText.ts'
import { bossText, enemyText } from './foeText.ts'

export function deckCardText(game: FateforgeGame, face: string, lang: Lang): PrintedText {
  const printed = at(game.deck, game.faceOf(face))
  switch (printed.kind) {
    case 'corruption':
      return corruptionText(printed.card, lang)
    case 'trap':
      return trapText(printed.card, lang)
    case 'fear':
      return fearText(printed.card, lang)
  }
}
/** Everything that lies on the table or stands on it, besides the cards of the decks. */
export function printedIds({ book: { content, cards } }: FateforgeGame): readonly string[] {
  const { heroes, enemies, allies, boss } = content
  return [...cards, ...heroes, ...enemies, ...allies, boss].map(({ id }) => id)
}
/** Cards of the decks, skills, items, heroes, enemies and allies. */
export function printedText(game: FateforgeGame, id: string, lang: Lang): PrintedText {
  const { content, cards, cardNo } = game.book
  const card = cards[cardNo.get(id) ?? -1]
  if (card !== undefined) return card.skill === null ? itemText(itemOf(card), lang) : skillText(card.skill, lang)
  const hero = content.heroes.find((one) => one.id === id)
  if (hero !== undefined) return heroText(hero, lang)
  const enemy = content.enemies.find((one) => one.id === id)
  if (enemy !== undefined) return enemyText(enemy, lang)
  const ally = content.allies.find((one) => one.id === id)
  if (ally !== undefined) return allyText(ally, lang)
  return id === content.boss.id ? bossText(content.boss, lang) : deckCardText(game, id, lang)
}
