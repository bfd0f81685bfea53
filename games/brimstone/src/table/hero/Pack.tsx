/** What a hero carries: hands and worn things first, then the Side Bag. */
import { at } from '@emberhall/kernel'
import type { Lang } from '@emberhall/speech'
import { Spot } from '@emberhall/ui'
import { CONTENT } from '../../content/index.ts'
import { type Item, TOKENS } from '../../content/types.ts'
import type { HeldItem, Hero, HeroNo } from '../../state.ts'
import { modText } from '../../text/figureText.ts'
import { bagLimit } from '../../steps/items.ts'
import { heldCalled, itemCalled, tokenCalled } from '../../text/speech.ts'
import { itemKey, tokenKey } from '../model/keys.ts'
import { useTableau } from '../model/tableau.ts'
import { ItemSign, TokenSign } from '../pieces/signs.tsx'
import { tell } from '../words.ts'

/** SB-17.4 One thing in each hand, or one in both: the first that is held lies in the left. */
function handOf(items: Hero['items'], i: number): 'left' | 'right' | 'both' {
  const handsOf = (held: HeldItem): number => at(CONTENT.items, held.item).hands
  if (handsOf(at(items, i)) === 2) return 'both'
  return items.slice(0, i).some((held) => held.ready && handsOf(held) === 1) ? 'right' : 'left'
}
/** What fits under a picture. */
const SHORT = 22
/** The one thing about it that counts, in a few words. */
function useOfItem(lang: Lang, { gun, rules }: Item): string {
  if (gun !== undefined) return tell(lang, 'gun', { ...gun })
  const mods = rules.flatMap((rule) => ('mod' in rule && rule.while === undefined ? [modText(lang, rule)] : []))
  return mods.find((text) => text.length <= SHORT) ?? ''
}
export function Items({ h }: { readonly h: HeroNo }) {
  const { t, sp, lang } = useTableau()
  const { items } = at(t.s.heroes, h)
  const order = items.map((_, i) => i).toSorted((a, b) => Number(at(items, b).ready) - Number(at(items, a).ready))
  return (
    <ul className="sb-items" aria-label={tell(lang, 'items')}>
      {order.map((i) => {
        const held = at(items, i)
        const item = at(CONTENT.items, held.item)
        const name = heldCalled(sp, items, i)
        const state = held.ready ? (item.hands > 0 ? 'inHand' : 'worn') : 'packed'
        const more = held.attached.map((on) => itemCalled(sp, on))
        return (
          <li key={`${i} ${held.item}`}>
            <Spot
              at={itemKey(i)}
              name={[name, tell(lang, state), ...more].join(', ')}
              zoom={{ face: item.id }}
              className="sb-item"
            >
              <span className="sb-item-body" data-state={state}>
                <ItemSign item={item} />
                {state === 'inHand' && <em>{tell(lang, `hand.${handOf(items, i)}`)}</em>}
                <b>{name}</b>
                <small>{useOfItem(lang, item) || tell(lang, state)}</small>
              </span>
            </Spot>
          </li>
        )
      })}
    </ul>
  )
}
export function Bag({ h }: { readonly h: HeroNo }) {
  const { t, sp, lang } = useTableau()
  const { bag } = at(t.s.heroes, h)
  const room = bagLimit(t, h)
  const title = tell(lang, 'bag', { n: bag.length, of: room })
  const kinds = TOKENS.map((_, kind) => kind).filter((kind) => bag.includes(kind))
  return (
    <section className="sb-bag" aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {kinds.map((kind) => {
          const n = bag.filter((token) => token === kind).length
          const name = tokenCalled(sp, kind)
          return (
            <li key={kind}>
              <Spot
                at={tokenKey(kind)}
                name={`${name}, ${n}`}
                zoom={{ face: at(CONTENT.bag, kind).id }}
                className="sb-token"
              >
                <TokenSign kind={at(TOKENS, kind)} />
                {n > 1 && <i className="sb-token-n">×{n}</i>}
                <span>{name}</span>
              </Spot>
            </li>
          )
        })}
        {Array.from({ length: Math.max(0, room - bag.length) }, (_, i) => (
          <li key={`empty ${i}`} className="sb-token-room" aria-hidden="true" />
        ))}
      </ul>
    </section>
  )
}
