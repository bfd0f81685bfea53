/** What a hero carries: hands and worn things first, then the Side Bag. */
import { at } from '@emberhall/kernel'
import { Spot } from '@emberhall/ui'
import { CONTENT } from '../../content/index.ts'
import { TOKENS } from '../../content/types.ts'
import type { HeroNo } from '../../state.ts'
import { heldCalled, itemCalled, tokenCalled } from '../../text/speech.ts'
import { itemKey, tokenKey } from '../model/keys.ts'
import { useTableau } from '../model/tableau.ts'
import { ItemSign, TokenSign } from '../pieces/signs.tsx'
import { tell } from '../words.ts'

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
                <b>{name}</b>
                <small>{item.gun === undefined ? tell(lang, state) : tell(lang, 'gun', { ...item.gun })}</small>
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
  const kinds = TOKENS.map((_, kind) => kind).filter((kind) => bag.includes(kind))
  return (
    <section className="sb-bag" aria-label={tell(lang, 'bag', { n: bag.length })}>
      <h3>{tell(lang, 'bag', { n: bag.length })}</h3>
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
                <span>{n > 1 ? `${name} ×${n}` : name}</span>
              </Spot>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
