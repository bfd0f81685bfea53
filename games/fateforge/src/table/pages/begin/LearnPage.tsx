/** FG-6.2 The skills a hero brings who takes another's place. */
import { at } from '@emberhall/kernel'
import { heroIdOf } from '../../../content/types.ts'
import { V } from '../../../questions.ts'
import { nameOf } from '../../../text/things.ts'
import { offersOf, useDesk } from '../model/desk.ts'
import { Shell } from '../parts/Shell.tsx'
import { Ware } from '../rest/Goods.tsx'
import { tell } from '../words.ts'

export function LearnPage() {
  const desk = useDesk()
  const { book, lang } = desk
  const offers = offersOf(desk, V.learn)
  const hero = at(book.cards, offers[0]?.a ?? 0).hero
  return (
    <Shell kind="learn" picture="campfire" isWide>
      <main className="fgp-wide fg-panel fgp-read">
        <header className="fgp-title">
          <h1>{tell(lang, 'learn.title')}</h1>
          <p>
            {nameOf('hero', heroIdOf(hero), lang)}. {tell(lang, 'learn.text')}
          </p>
        </header>
        <div className="fgp-wares">
          {offers.map((offer) => (
            <Ware key={offer.option} offer={offer} id={at(book.cards, offer.a).id} />
          ))}
        </div>
      </main>
    </Shell>
  )
}
