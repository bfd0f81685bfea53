/** Everything about one hero: tokens, traits, items, skills, corruption, food. */
import { at } from '@emberhall/kernel'
import { Take, useLook } from '@emberhall/ui'
import { heroIdOf, DICE, TRAITS } from '../../../content/types.ts'
import { dicePool } from '../../../heroes.ts'
import { SLOTS } from '../../../parts.ts'
import { V } from '../../../questions.ts'
import { type HeroNo, Z } from '../../../state.ts'
import { nameOf } from '../../../text/things.ts'
import { CardPicture, Portrait, SignGlyph } from '../../art/index.ts'
import { isOpen, offerOf, offersOf, reasonsOf, useDesk, waysOf } from '../model/desk.ts'
import { faceKeyOf } from '../model/faces.ts'
import { DieChips } from '../parts/DieChips.tsx'
import { Line } from '../parts/Line.tsx'
import { Vitals } from '../parts/Signs.tsx'
import { tell } from '../words.ts'
import { Slot } from './Slot.tsx'
import { Swap } from './Swap.tsx'

interface SheetProps {
  readonly h: HeroNo
  /** The number of the first of its places. */
  readonly first: number
}
export function HeroSheet({ h, first }: SheetProps) {
  const { s, t, book, lang } = useDesk()
  const hero = at(s.heroes, h)
  const id = heroIdOf(hero.id)
  const traits = [at(book.content.heroes, hero.id).trait, ...hero.traits.map((trait) => at(TRAITS, trait))]
  return (
    <article className="fgp-sheet" data-hero={id}>
      <header>
        <Portrait id={id} />
        <div>
          <h2>{nameOf('hero', id, lang)}</h2>
          <Vitals hero={hero} lang={lang} />
          <p className="fgp-traits">
            {traits.map((trait) => (
              <span key={trait}>
                <SignGlyph name={trait} /> {nameOf('trait', trait, lang)}
              </span>
            ))}
          </p>
          <DieChips dice={dicePool(t, h).map((die) => at(DICE, die))} />
        </div>
      </header>
      <h3>{tell(lang, 'camp.slots')}</h3>
      <div className="fgp-slots">
        {SLOTS.map((slot, i) => (
          <Slot key={slot} place={first + i} name={tell(lang, `slot.${slot}`)} />
        ))}
      </div>
      <h3>{tell(lang, 'camp.skills', { n: hero.active.length })}</h3>
      <div className="fgp-skills">
        {hero.skills.map((no) => (
          <SkillTile key={no} no={no} isActive={hero.active.includes(no)} />
        ))}
      </div>
      <Corruption h={h} />
      <Care h={h} />
      <Swap h={h} />
    </article>
  )
}
function SkillTile({ no, isActive }: { readonly no: number; readonly isActive: boolean }) {
  const desk = useDesk()
  const { book, lang } = desk
  const { id } = at(book.cards, no)
  const offer = offerOf(desk, V.activate, no) ?? offerOf(desk, V.rest, no)
  const { handlers } = useLook({ face: id }, desk.zoom, waysOf(desk, offer))
  const isBarred = offer === undefined || !isOpen(offer)
  return (
    <Take
      option={offer?.option}
      take={desk.take}
      isBarred={isBarred}
      className="fgp-skill"
      {...handlers}
      aria-pressed={isActive}
    >
      <CardPicture id={id} />
      <span>
        <b>{nameOf('skill', id, lang)}</b>
        <small>{tell(lang, isActive ? 'camp.active' : 'camp.resting')}</small>
        {offer !== undefined && <span className="hidden">. {desk.labelOf(offer)}</span>}
        {offer !== undefined && !isOpen(offer) && <small className="fgp-why">{reasonsOf(desk, offer)}</small>}
      </span>
    </Take>
  )
}
function Corruption({ h }: { readonly h: HeroNo }) {
  const { s, lang, zoom } = useDesk()
  const cards = at(s.zones, Z.corruption + h)
  if (cards.length === 0) return null
  return (
    <>
      <h3>{tell(lang, 'camp.corruption')}</h3>
      <div className="fgp-skills">
        {cards.map((card) => {
          const id = faceKeyOf(s, card)
          return (
            <button key={card} type="button" className="fgp-skill fgp-corrupt" onClick={() => zoom({ card })}>
              <CardPicture id={id} />
              <span>
                <b>{nameOf('corruption', id, lang)}</b>
              </span>
            </button>
          )
        })}
      </div>
    </>
  )
}
/** Food, potions and chants that would reach this hero. */
function Care({ h }: { readonly h: HeroNo }) {
  const desk = useDesk()
  const offers = [
    ...offersOf(desk, V.eat).filter(({ a }) => a === h),
    ...offersOf(desk, V.tend).filter(({ b }) => b === h),
  ]
  if (offers.length === 0) return null
  return (
    <>
      <h3>{tell(desk.lang, 'camp.care')}</h3>
      <div className="fgp-care">
        {offers.map((offer) => (
          <Line
            key={offer.option}
            offer={offer}
            look="quiet"
            mark={
              offer.verb === V.eat ? <SignGlyph name="food" /> : <CardPicture id={at(desk.book.cards, offer.a).id} />
            }
          />
        ))}
      </div>
    </>
  )
}
