/** FG-15.3 The camp: what everybody carries and can do, the group bag, food, and changes of the company. */
import { at } from '@emberhall/kernel'
import { useEffect, useState } from 'react'
import { SLOTS } from '../../../parts.ts'
import { V } from '../../../questions.ts'
import { nameOf } from '../../../text/things.ts'
import { offersOf, useDesk } from '../model/desk.ts'
import { Purse } from '../parts/Group.tsx'
import { Line } from '../parts/Line.tsx'
import { Shell } from '../parts/Shell.tsx'
import { tell } from '../words.ts'
import { Bag } from './Bag.tsx'
import { HeroSheet } from './HeroSheet.tsx'
import { HandContext } from './holding.ts'
import { itemAt } from './places.ts'
import { Restart } from './Restart.tsx'

export function CampPage() {
  const desk = useDesk()
  const { s, view, book, lang } = desk
  const [from, hold] = useState<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever was in hand has been put somewhere
  useEffect(() => hold(null), [view.question])
  useEffect(() => {
    const letGo = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') hold(null)
    }
    addEventListener('keydown', letGo)
    return () => removeEventListener('keydown', letGo)
  }, [])
  const item = from === null ? -1 : itemAt(s, from).item
  const isTest = s.test.trait >= 0
  return (
    <Shell kind="camp" picture="campfire" isWide>
      <HandContext value={{ from, hold }}>
        <main className="fgp-wide fgp-camp fg-panel">
          <header className="fgp-camp-head">
            <h1>{tell(lang, 'camp.title')}</h1>
            <Purse />
            <p className="fgp-quiet" role="status">
              {item >= 0
                ? tell(lang, 'camp.holding', { item: nameOf('item', at(book.cards, item).id, lang) })
                : tell(lang, isTest ? 'camp.test' : 'camp.how')}
            </p>
            {item >= 0 && (
              <button type="button" className="fgp-link" onClick={() => hold(null)}>
                {tell(lang, 'camp.letGo')}
              </button>
            )}
            {offersOf(desk, V.leave).map((offer) => (
              <Line key={offer.option} offer={offer} look="main" />
            ))}
          </header>
          <div className="fgp-read fgp-sheets" style={{ '--heroes': s.heroes.length } as React.CSSProperties}>
            {s.heroes.map((hero, h) => (
              <HeroSheet key={hero.id} h={h} first={h * SLOTS.length} />
            ))}
            <aside>
              {!isTest && <Bag />}
              <Restart />
            </aside>
          </div>
        </main>
      </HandContext>
    </Shell>
  )
}
