/** The table on a narrow screen: the mine above, the question under the thumb, the rest in sheets. */
import { MineBoard } from '../board/MineBoard.tsx'
import { Dashboard } from '../hero/Dashboard.tsx'
import { Gems } from '../hero/Gems.tsx'
import { Bag, Items } from '../hero/Pack.tsx'
import { heroSheet } from '../later.tsx'
import { useTableau, type Walked } from '../model/tableau.ts'
import { Bill } from '../side/Bill.tsx'
import { Ledger } from '../side/Ledger.tsx'
import { Order } from '../side/Order.tsx'
import { Pinned } from '../side/Pinned.tsx'
import { Steps } from '../side/Steps.tsx'
import { Track } from '../side/Track.tsx'
import { Tray } from '../side/Tray.tsx'
import { PhoneTop } from './PhoneTop.tsx'
import { Sheets } from './Sheets.tsx'

export function Phone({ walked }: { readonly walked: Walked }) {
  const { parts, t, hero } = useTableau()
  return (
    <main className="sb sb-phone" data-phase={t.s.phase}>
      <PhoneTop />
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
              <Bill />
            </>
          ),
          story: <div className="sb-story">{parts.story}</div>,
        }}
      >
        {hero >= 0 && (
          <div className="sb-strip sb-plank">
            <Gems h={hero} />
            <Items h={hero} />
            <Bag h={hero} />
          </div>
        )}
      </Sheets>
    </main>
  )
}
