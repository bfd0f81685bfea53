/** A fight on a narrow screen: the board above, dice and cards under the thumb, the rest in sheets. */
import { Drawers } from '@emberhall/ui'
import { useState } from 'react'
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
import { tell } from '../words.ts'

export function Phone() {
  const desk = useDesk()
  const { parts, t, lang, view } = desk
  const [sheet, setSheet] = useState<'party' | 'enemies' | 'story' | null>(null)
  const isMuster = t.s.phase === 'muster'
  // What is laid out to be chosen takes the room of the cards.
  const isChoosing = laidOut(desk).length > 0
  return (
    <main className="fg-phone" data-phase={t.s.phase} data-orders={view.ask?.def.name === 'order' || undefined}>
      <header className="fg-top">
        <div className="fg-brand">{parts.brand}</div>
        {parts.top}
        <div className="fg-tools">{parts.tools}</div>
      </header>
      <Title />
      <Track />
      <div className="fg-pane">
        <BoardPane />
      </div>
      <div className="fg-decides">
        <div className="fg-prompt">{parts.prompt}</div>
        <Options />
        {isMuster ? (
          <Muster />
        ) : (
          <>
            <Chain />
            <Dice />
            {!isChoosing && <Hand />}
          </>
        )}
      </div>
      <Drawers
        prefix="fg"
        open={sheet}
        onOpen={setSheet}
        title={(name) => tell(lang, name)}
        closeLabel={tell(lang, 'close')}
        drawers={{
          party: (
            <>
              <Party />
              <Objectives />
              <Leaving />
            </>
          ),
          enemies: <FoePanel />,
          story: <div className="fg-story">{parts.story}</div>,
        }}
      />
    </main>
  )
}
