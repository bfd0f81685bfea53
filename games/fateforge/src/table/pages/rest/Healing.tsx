/** FG-48.6 Each gold gives back two health: who gets them. */
import { at } from '@emberhall/kernel'
import { Take } from '@emberhall/ui'
import { heroIdOf } from '../../../content/types.ts'
import { V } from '../../../questions.ts'
import { nameOf } from '../../../text/things.ts'
import { HeroBadge, Portrait } from '../../art/index.ts'
import { offersOf, useDesk } from '../model/desk.ts'
import { Vitals } from '../parts/Signs.tsx'
import { tell } from '../words.ts'

export function Healing() {
  const desk = useDesk()
  const { s, lang } = desk
  const offers = offersOf(desk, V.heal)
  const idOf = (h: number): string => heroIdOf(at(s.heroes, h).id)
  const isHurt = s.heroes.some(({ healthSpent, healthAside }) => healthSpent + healthAside > 0)
  return (
    <section>
      <h2>{tell(lang, 'inside.heal')}</h2>
      {!isHurt && <p className="fgp-quiet">{tell(lang, 'inside.healthy')}</p>}
      {isHurt && s.gold === 0 && <p className="fgp-quiet">{tell(lang, 'inside.noGold')}</p>}
      <ul className="fgp-patients">
        {s.heroes.map((hero, h) => (
          <li key={hero.id}>
            <Portrait id={idOf(h)} />
            <b>{nameOf('hero', idOf(h), lang)}</b>
            <Vitals hero={hero} lang={lang} />
            {offers
              .filter(({ a, b }) => a === h && b === h)
              .map((offer) => (
                <Take key={offer.option} option={offer.option} take={desk.take}>
                  {desk.labelOf(offer)}
                </Take>
              ))}
          </li>
        ))}
      </ul>
      <div className="fgp-pairs">
        {offers
          .filter(({ a, b }) => a !== b)
          .map((offer) => (
            <Take key={offer.option} option={offer.option} take={desk.take}>
              <HeroBadge id={idOf(offer.a)} />
              <HeroBadge id={idOf(offer.b)} />
              {desk.labelOf(offer)}
            </Take>
          ))}
      </div>
    </section>
  )
}
