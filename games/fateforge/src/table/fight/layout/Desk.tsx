/** A fight on a wide screen. */
import { BoardPane } from '../board/BoardPane.tsx'
import { Chain } from '../mine/Chain.tsx'
import { Dice } from '../mine/Dice.tsx'
import { Hand } from '../mine/Hand.tsx'
import { laidOut, Options } from '../mine/Options.tsx'
import { useDesk } from '../model/desk.ts'
import { Muster } from '../muster/Muster.tsx'
import { FoePanel } from '../side/FoePanel.tsx'
import { Leaving } from '../side/Leaving.tsx'
import { Objectives } from '../side/Objectives.tsx'
import { Party } from '../side/Party.tsx'
import { Title } from '../side/Title.tsx'
import { Track } from '../Track.tsx'

/** One row: what is to be chosen, or what would come of a choice. */
function Now() {
  const desk = useDesk()
  if (desk.happening !== null) return null
  return laidOut(desk).length > 0 ? <Options /> : <Chain />
}
export function Desk() {
  const desk = useDesk()
  const { parts, t, view } = desk
  const isMuster = t.s.phase === 'muster'
  const isLaidOut = laidOut(desk).length > 0 && (isMuster || desk.happening === null)
  return (
    <main
      className="fg-desk"
      data-phase={t.s.phase}
      data-options={isLaidOut || undefined}
      data-ordering={view.ask?.def.name === 'order' || undefined}
    >
      <div className="fg-left">
        <div className="fg-brand">{parts.brand}</div>
        <Title />
        {!isMuster && <Objectives />}
        <Leaving />
        <Party />
        {!isMuster && <Dice />}
      </div>
      <Track />
      <div className="fg-pane">
        <BoardPane />
      </div>
      <div className="fg-prompt">{parts.prompt}</div>
      <footer className="fg-near">
        {isMuster ? (
          <>
            <Options />
            <Muster />
          </>
        ) : (
          <>
            <Now />
            <Hand />
          </>
        )}
      </footer>
      <div className="fg-right">
        <div className="fg-top">{parts.top}</div>
        <FoePanel />
        <div className="fg-story fg-panel">{parts.story}</div>
        <div className="fg-tools">{parts.tools}</div>
      </div>
    </main>
  )
}
