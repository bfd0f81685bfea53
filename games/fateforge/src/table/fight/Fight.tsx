/** A combat scene on its board. */
import { at, type Option, type Seat } from '@emberhall/kernel'
import { anchorsOf, Stage, type TableProps } from '@emberhall/ui'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { HeroNo, O, S } from '../../state.ts'
import { game } from '../model/game.ts'
import { type Tableau, tableauOf } from '../model/tableau.ts'
import { Desk } from './layout/Desk.tsx'
import { Phone } from './layout/Phone.tsx'
import { type Desk as DeskModel, DeskContext, heroMeant, isMeant } from './model/desk.ts'
import { intents } from './model/foresight.ts'
import { keysOf } from './model/keys.ts'
import { useDiceFlights } from './stage/useDiceFlights.ts'
import { actorNow, happeningAt } from './stage/replay.ts'
import { useWalks } from './stage/useWalks.ts'
import { tell } from './words.ts'

export function Fight(props: TableProps<S, O>) {
  const { lang, words, zoom, pace, log, news, take, view, beat } = props
  const tableau = useMemo(() => tableauOf(props), [props])
  const line = beat?.line
  const happening = useMemo(
    () => (line === undefined ? null : happeningAt(view.state, game.book, line)),
    [view.state, line],
  )
  const [chosen, setFocus] = useChosen(tableau)
  const focus = tableau.view.state.acting >= 0 ? tableau.view.state.acting : chosen
  const { held, heldAt, hold } = useHeld(view.question)
  const anchors = useMemo(
    () =>
      anchorsOf(props, {
        keysOf: (option) => keysOf(tableau.t, option),
        choiceOf: (option, label) => ({ option, label }),
        isMeant: (option) => isMeant(tableau.t, option, held, focus),
      }),
    [props, tableau, held, focus],
  )
  const plans = useMemo(() => intents(tableau.t), [tableau])
  const actor = useMemo(() => happening?.actor ?? actorNow(view, game.book, log), [happening, view, log])
  const root = useRef<HTMLDivElement>(null)
  const desk = useMemo(
    () => ({
      ...tableau,
      anchors,
      held,
      heldAt,
      hold,
      focus,
      setFocus,
      intents: plans,
      happening,
      actor,
    }),
    [tableau, anchors, held, heldAt, hold, focus, setFocus, plans, happening, actor],
  )
  useWalks(root, view, pace)
  useDiceFlights(root, view, news, pace)
  return (
    <DeskContext value={desk}>
      <div className="fg-fight" ref={root}>
        <Stage
          anchors={anchors}
          choose={({ option }) => take(option)}
          zoom={zoom}
          why={(reason) => words.why(reason)}
          pickWords={(n) => tell(lang, 'picked', { n })}
          question={props.view.question}
        >
          {props.phone ? <Phone /> : <Desk />}
        </Stage>
      </div>
    </DeskContext>
  )
}
/** What is in hand is put down with the question. */
function useHeld(question: string): Pick<DeskModel, 'held' | 'heldAt' | 'hold'> {
  const [inHand, take] = useState<{ readonly source: number; readonly at: number; readonly question: string } | null>(
    null,
  )
  const hold = useCallback(
    (source: number | null, at = -1) => take(source === null ? null : { source, at, question }),
    [question],
  )
  const isThere = inHand?.question === question
  return { held: isThere ? inHand.source : null, heldAt: isThere ? inHand.at : -1, hold }
}
/**
 * Whose board lies in front: the one last chosen, the one a hint speaks of, or whoever of those is still busy whom the one who
 * looks plays.
 */
function useChosen({ view: { state, seat }, t, hinted = [] }: Tableau): readonly [HeroNo, (h: HeroNo) => void] {
  const [last, setLast] = useState<{
    readonly h: HeroNo
    readonly seat: Seat
    readonly after: Option | undefined
  } | null>(null)
  const advised = hinted.find((option) => heroMeant(t, option) >= 0)
  const setChosen = useCallback((h: HeroNo) => setLast({ h, seat, after: advised }), [seat, advised])
  if (advised !== undefined && last?.after !== advised) return [heroMeant(t, advised), setChosen]
  const own = state.heroes.flatMap((hero, h) => (hero.seat === seat ? [h] : []))
  const busy = own.find((h) => !at(state.heroes, h).confirmed)
  // Where two sit at one screen, what one of them looked at is put away when the other is asked.
  const chosen = last?.seat === seat ? state.heroes[last.h] : undefined
  const isDone = state.phase === 'preparation' && chosen?.confirmed === true && busy !== undefined
  return [last !== null && chosen !== undefined && !isDone ? last.h : (busy ?? own[0] ?? 0), setChosen]
}
