/** Everything printed that can be looked at closely, by its id. */
import { found } from '@emberhall/kernel'
import type { Lang, PrintedText } from '@emberhall/speech'
import type { Ally, Corruption, Enemy, Fear, Hero, Item, Skill, Trap } from '../../content/types.ts'
import { printedText } from '../../text/printed.ts'
import { game } from './game.ts'
import type { Boss } from '../../content/scene-types.ts'

export type Printed =
  | { readonly kind: 'skill'; readonly card: Skill }
  | { readonly kind: 'item'; readonly card: Item }
  | { readonly kind: 'corruption'; readonly card: Corruption }
  | { readonly kind: 'trap'; readonly card: Trap }
  | { readonly kind: 'fear'; readonly card: Fear }
  | { readonly kind: 'ally'; readonly card: Ally }
  | { readonly kind: 'enemy'; readonly card: Enemy }
  | { readonly kind: 'boss'; readonly card: Boss }
  | { readonly kind: 'hero'; readonly card: Hero }

const { content } = game.book
const all: ReadonlyMap<string, Printed> = new Map(
  [
    ...content.skills.map((card): Printed => ({ kind: 'skill', card })),
    ...content.items.map((card): Printed => ({ kind: 'item', card })),
    ...content.allies.map((card): Printed => ({ kind: 'ally', card })),
    ...content.enemies.map((card): Printed => ({ kind: 'enemy', card })),
    ...content.heroes.map((card): Printed => ({ kind: 'hero', card })),
    { kind: 'boss' as const, card: content.boss },
    ...game.deck,
  ].map((printed) => [printed.card.id, printed]),
)
export const printedOf = (id: string): Printed => found(all.get(id), `"${id}" in print`)

const texts: Record<Lang, Map<string, PrintedText>> = { en: new Map(), fr: new Map() }
export function textOf(id: string, lang: Lang): PrintedText {
  let text = texts[lang].get(id)
  if (text === undefined) texts[lang].set(id, (text = printedText(game, id, lang)))
  return text
}
