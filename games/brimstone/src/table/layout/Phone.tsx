/** The table on a narrow screen: the mine above, the question under the thumb, the rest in sheets. */
import { MineBoard } from '../board/MineBoard.tsx'
import { Dashboard } from '../hero/Dashboard.tsx'
import { Moved } from '../hero/Doing.tsx'
import { Gems } from '../hero/Gems.tsx'
import { Bag, Items } from '../hero/Pack.tsx'
import { heroSheet, Ledger, Pinned, Tray } from '../later.tsx'
import { useTableau, type Walked } from '../model/tableau.ts'
import { Handbill } from '../side/Handbill.tsx'
import { Order } from '../side/Order.tsx'
import { Now, Steps } from '../side/Steps.tsx'
import { Track } from '../side/Track.tsx'
import { PhoneTop } from './PhoneTop.tsx'
import { tell } from '../words.ts'
import { Sheets } from './Sheets.tsx'

export function Phone({ walked }: { readonly walked: Walked }) {
  const { parts, t, hero, lang } = useTableau()
  return (
    <main className="sb sb-phone" data-phase={t.s.phase}>
      <PhoneTop>
        <Now />
      </PhoneTop>
      <Track />
      <Order />
      <div className="sb-pane">
        <MineBoard walked={walked} />
        <Pinned />
        <Ledger />
      </div>
      <div className="sb-prompt">
        <Tray />
        {parts.prompt}
      </div>
      <Sheets
        sheets={{
          heroSheet: <Dashboard />,
          charts: hero >= 0 ? <heroSheet.Screen h={hero} /> : null,
          enemies: (
            <>
              <Steps />
              <Handbill />
            </>
          ),
          story: <div className="sb-story">{parts.story}</div>,
        }}
      >
        <div className="sb-strip sb-plank">
          {hero < 0 ? (
            <p className="sb-nobody">{tell(lang, 'noHero')}</p>
          ) : (
            <>
              <Gems h={hero} />
              <Moved h={hero} />
              <Items h={hero} />
              <Bag h={hero} />
            </>
          )}
        </div>
      </Sheets>
    </main>
  )
}
