/** The table on a wide screen. */
import type { T } from '../../state.ts'
import { Attempt } from '../board/Attempt.tsx'
import { Curtain } from '../board/Curtain.tsx'
import { Depth } from '../board/Depth.tsx'
import { Ground } from '../board/Ground.tsx'
import { HangingLantern } from '../board/HangingLantern.tsx'
import { Health } from '../board/Health.tsx'
import { Master } from '../board/Master.tsx'
import { Slots } from '../board/Slots.tsx'
import { Spread } from '../board/Spread.tsx'
import { attemptIn } from '../model/ledger.ts'
import { useTableau } from '../model/tableau.ts'
import { Fan } from '../people/Hand.tsx'
import { Mates } from '../people/Mates.tsx'
import { Me } from '../people/Me.tsx'
import { Piles } from '../people/Piles.tsx'
import { Opening } from '../stage/Opening.tsx'
import { Threads } from '../stage/Threads.tsx'
import { tell } from '../words.ts'
import { Path } from './Path.tsx'

export function Desk() {
  const { parts, lang, t, seats, landed } = useTableau()
  const isFinale = t.s.phase === 'finale'
  return (
    <main
      className="kd kd-desk"
      data-phase={t.s.phase}
      data-solo={seats === 1 || undefined}
      data-attempt={attemptIn(t)}
    >
      <Ground phone={false} finale={isFinale} />
      <header className="kd-top">
        <div className="kd-brand">{parts.brand}</div>
        <Path />
        {parts.top}
      </header>
      <div className="kd-prompt">{parts.prompt}</div>
      <div className="kd-left">
        <Health />
        <Depth />
      </div>
      <section className="kd-board" data-board="" aria-label={tell(lang, 'boardLabel')}>
        <Curtain side="left" />
        <Curtain side="right" />
        <HangingLantern />
        <Master density="board" />
        <Slots density="board" />
        <Threads on={`${threadsOn(t)} ${landed}`} dice={landed} />
        <Attempt />
        <Spread density="board" />
      </section>
      <Opening />
      <div className="kd-right">
        <Mates />
        <div className="kd-story">{parts.story}</div>
      </div>
      <footer className="kd-near">
        <Me />
        <Fan />
        <Piles />
        <div className="kd-tools">{parts.tools}</div>
      </footer>
    </main>
  )
}
/** Changes whenever something more counts. */
function threadsOn({ s: { attempt } }: T): string {
  return [attempt.open, attempt.target, attempt.action, ...attempt.boosts, ...attempt.dice].join(' ')
}
