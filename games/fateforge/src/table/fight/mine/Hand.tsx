/** The cards of one hero: skills and items with cost and gain, what they have been used for, and what weighs on the hero. */
import { at } from '@emberhall/kernel'
import { cardKey, Spot } from '@emberhall/ui'
import { cardsOf } from '../../../heroes.ts'
import type { Card } from '../../../book.ts'
import { heroAt, type HeroNo, Z } from '../../../state.ts'
import { whyUsed } from '../../../steps/cards.ts'
import { CardTile } from '../../art/index.ts'
import { printedOf, textOf } from '../../model/printed.ts'
import { marksOf } from '../../pieces/Face.tsx'
import { useDesk } from '../model/desk.ts'
import { heroName } from '../model/names.ts'
import { tell } from '../words.ts'
import { AbilityIcons } from './Icons.tsx'
import { AllyCard } from './AllyCard.tsx'

export function Hand() {
  const desk = useDesk()
  const { t, lang, focus } = desk
  const hero = heroAt(t, focus)
  const cards = cardsOf(t, hero)
  const kept = [...at(t.s.zones, Z.corruption + focus), ...at(t.s.zones, Z.fear + focus)]
  const { ally, heroes } = t.s
  const isAllyHere = ally.id >= 0 && !ally.out && heroes[ally.escort]?.zone === hero.zone // FG-U8.3
  return (
    <section className="fg-hand" aria-label={tell(lang, 'hand', { who: heroName(desk, focus) })}>
      <ul>
        {cards.map((card) => (
          <li key={card.no}>
            <Held h={focus} card={card} />
          </li>
        ))}
        {isAllyHere && (
          <li>
            <AllyCard />
          </li>
        )}
        {kept.map((card) => (
          <li key={`kept ${card}`}>
            <Weighing card={card} />
          </li>
        ))}
      </ul>
    </section>
  )
}
function Held({ h, card }: { readonly h: HeroNo; readonly card: Card }) {
  const { t, lang } = useDesk()
  const hero = heroAt(t, h)
  const printed = printedOf(card.id)
  const { name, lines } = textOf(card.id, lang)
  const used = whyUsed(hero, card)
  const held = hero.slots.find(({ item }) => item === card.no)
  const { cost: _, ...marks } = marksOf(printed)
  const isWeapon = card.item?.die !== undefined
  const active = card.abilities.filter(({ gain }) => gain !== undefined)
  const state = used === null ? '' : tell(lang, used.code === 'usedThisScene' ? 'spent' : 'used')
  return (
    <Spot
      at={cardKey(card.no)}
      name={state === '' ? name : `${name}, ${state}`}
      says={lines}
      zoom={{ face: card.id }}
      className="fg-card-spot"
    >
      <span className="fg-tilted" data-used={used !== null || undefined}>
        <CardTile
          kind={card.skill !== null ? 'skill' : isWeapon ? 'weapon' : 'equipment'}
          id={card.id}
          name={name}
          {...marks}
          {...(held !== undefined && card.item?.armor !== undefined && { value: held.cubes })}
        >
          {active.map((ability, i) => (
            <AbilityIcons key={i} ability={ability} />
          ))}
          {active.length === 0 && <em className="fg-always">{tell(lang, 'always')}</em>}
        </CardTile>
        {state !== '' && <b className="fg-used">{state}</b>}
        {held?.stage === 1 && <b className="fg-stage">{tell(lang, 'lastUse')}</b>}
      </span>
    </Spot>
  )
}
/** Corruption kept, fear that lies open. */
function Weighing({ card }: { readonly card: number }) {
  const { t, lang } = useDesk()
  const face = at(t.s.faces, card)
  if (face < 0) return null
  const id = at(t.game.faceKeys, face)
  const printed = printedOf(id)
  const { name, lines } = textOf(id, lang)
  return (
    <Spot at={`kept ${card}`} name={name} says={lines} zoom={{ card }} className="fg-card-spot fg-weighs">
      <CardTile kind={printed.kind === 'fear' ? 'fear' : 'corruption'} id={id} name={name}>
        <em className="fg-always">{tell(lang, printed.kind === 'fear' ? 'fear' : 'corruption')}</em>
      </CardTile>
    </Spot>
  )
}
