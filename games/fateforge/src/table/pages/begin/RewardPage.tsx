/** FG-42, FG-44.8 What the group has earned: a reward, a trait, a die, an item. */
import { at } from '@emberhall/kernel'
import { Take } from '@emberhall/ui'
import { heroIdOf, DICE, TRAITS } from '../../../content/types.ts'
import { PRIZES } from '../../../parts.ts'
import { V } from '../../../questions.ts'
import { prizeText } from '../../../text/placeText.ts'
import { nameOf, toldOf } from '../../../text/things.ts'
import { CardFace, HeroBadge, Portrait, SideToken } from '../../art/index.ts'
import { BareDie } from '../../pieces/BareDie.tsx'
import { offersOf, useDesk } from '../model/desk.ts'
import { lately } from '../model/told.ts'
import { DieChip } from '../parts/DieChips.tsx'
import { Events } from '../parts/Events.tsx'
import { Shell } from '../parts/Shell.tsx'
import { Ware } from '../rest/Goods.tsx'
import { PLAIN_PICTURE } from '../story/StoryPage.tsx'
import { tell } from '../words.ts'

export function RewardPage() {
  const desk = useDesk()
  const { lang, question } = desk
  const isItem = offersOf(desk, V.take).length > 0
  const title = isItem
    ? 'item.title'
    : question === 'traitCard'
      ? 'trait.title'
      : question === 'dieWon'
        ? 'die.title'
        : 'prize.title'
  return (
    <Shell kind="reward" picture={PLAIN_PICTURE} isWide>
      <main className="fgp-wide fg-panel fgp-read fgp-reward">
        <header className="fgp-title">
          <h1>{tell(lang, title)}</h1>
        </header>
        <Events events={lately(desk.log, lang)} />
        {question === 'traitCard' ? <Traits /> : question === 'dieWon' ? <Dice /> : isItem ? <Items /> : <Prizes />}
      </main>
    </Shell>
  )
}
function Prizes() {
  const desk = useDesk()
  return (
    <div className="fgp-prizes">
      {offersOf(desk, V.prize).map((offer) => (
        <Take key={offer.option} option={offer.option} take={desk.take} className="fgp-prize">
          <PrizePicture of={at(PRIZES, offer.a)} />
          <b>{prizeText(at(PRIZES, offer.a), desk.lang)}</b>
          <span className="hidden">{desk.labelOf(offer)}</span>
        </Take>
      ))}
    </div>
  )
}
const TOKENS = { gold6: 'gold', item: 'item', traitCard: 'trait', maxHealth: 'health', maxEnergy: 'energy' } as const
function PrizePicture({ of }: { readonly of: (typeof PRIZES)[number] }) {
  const { lang } = useDesk()
  if (of !== 'die') return <SideToken side={TOKENS[of]} />
  return (
    <span>
      {DICE.slice(0, 4).map((die) => (
        <BareDie key={die} die={die} lang={lang} />
      ))}
    </span>
  )
}
function Items() {
  const desk = useDesk()
  return (
    <div className="fgp-wares">
      {offersOf(desk, V.take).map((offer) => (
        <Ware key={offer.option} offer={offer} id={at(desk.book.cards, offer.a).id} />
      ))}
    </div>
  )
}
/** One card of each trait: whoever gets it stands below it. */
function Traits() {
  const desk = useDesk()
  const { s, lang } = desk
  const offers = offersOf(desk, V.traitCard)
  return (
    <div className="fgp-traitcards">
      {TRAITS.map((trait, n) => {
        const ways = offers.filter(({ a }) => a === n)
        return (
          ways.length > 0 && (
            <section key={trait}>
              <CardFace kind="trait" id={trait} name={nameOf('trait', trait, lang)}>
                <p>{toldOf('trait', trait, 'text', lang)}</p>
              </CardFace>
              {ways.map((offer) => (
                <Take key={offer.option} option={offer.option} take={desk.take}>
                  <HeroBadge id={heroIdOf(at(s.heroes, offer.b).id)} />
                  <span className="hidden">{desk.labelOf(offer)}. </span>
                  {tell(lang, 'trait.for', { who: nameOf('hero', heroIdOf(at(s.heroes, offer.b).id), lang) })}
                </Take>
              ))}
            </section>
          )
        )
      })}
    </div>
  )
}
function Dice() {
  const desk = useDesk()
  const { s, lang } = desk
  const offers = offersOf(desk, V.die)
  return (
    <ul className="fgp-diewon">
      {s.heroes.map((hero, h) => (
        <li key={hero.id}>
          <Portrait id={heroIdOf(hero.id)} />
          <b>{nameOf('hero', heroIdOf(hero.id), lang)}</b>
          <div className="fgp-dice">
            {offers
              .filter(({ a }) => a === h)
              .map((offer) => (
                <Take key={offer.option} option={offer.option} take={desk.take}>
                  <DieChip die={at(DICE, offer.b)} />
                  <span className="hidden">{desk.labelOf(offer)}</span>
                </Take>
              ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
