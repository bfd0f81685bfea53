/** How it ended: who won or how the story closes, the score sheet, what was forged, and how it came to this. */
import { at, reading } from '@emberhall/kernel'
import type { EndProps } from '@emberhall/ui'
import { EPILOGUES } from '../../content/epilogues.ts'
import { inPlay, teamOfAdv } from '../../figures.ts'
import { forgeflame } from '../../module.ts'
import { ADVENTURERS, isSolo, type S, type T } from '../../state.ts'
import { OBJECTIVES_TO_MEET, seatsOfTeam } from '../../steps/end.ts'
import { type Speech, teamName } from '../../text/speech.ts'
import { listed } from '@emberhall/speech'
import { Emblem, MineMap, PlayerBadge, Portrait } from '../art/index.ts'
import { tell } from '../words.ts'
import { Forged } from './Forged.tsx'
import { Luck } from './Luck.tsx'
import { ScoreSheet } from './ScoreSheet.tsx'
import { Heroes, Story } from './Story.tsx'

export function End({ seen, words, lang, names, log, actions }: EndProps<S>) {
  const { state } = seen
  const t = reading(forgeflame.game, seen)
  const sp: Speech = { lang, names, game: forgeflame.game }
  const outcome = words.outcome(seen, names)
  const epilogue = isSolo(t) ? epilogueOf(t) : null
  const winners = isSolo(t) ? [0] : state.winners
  const title = epilogue === null ? winnersTitle(sp, t) : epilogue.title[lang]
  return (
    <main className="ff ff-end">
      <div className="ff-end-ground" aria-hidden="true">
        <MineMap layout="wide" fit="xMidYMid slice" />
      </div>
      <div className="ff-end-page">
        <header>
          <Emblem className="ff-end-emblem" />
          <h1>{title}</h1>
          <p>{outcome[epilogue === null ? 1 : 0]}</p>
          <div className="ff-end-crew">
            {winners.flatMap((team) =>
              inPlay(t)
                .filter((adv) => teamOfAdv(t, adv) === team)
                .map((adv) => <Portrait key={adv} id={at(ADVENTURERS, adv)} mood="glad" />),
            )}
          </div>
          {!isSolo(t) && (
            <p className="ff-end-badges" aria-hidden="true">
              {winners.flatMap((team) => seatsOfTeam(t, team).map((seat) => <PlayerBadge key={seat} player={seat} />))}
            </p>
          )}
        </header>
        {epilogue !== null && (
          <section className="ff-epilogue ff-panel">
            <p>{epilogue.text[lang]}</p>
            <p>
              {tell(lang, at(state.scores, 0).met < OBJECTIVES_TO_MEET ? 'end.noScore' : 'end.objectivesMet', {
                n: at(state.scores, 0).met,
              })}
            </p>
          </section>
        )}
        <div className="ff-end-actions">{actions}</div>
        <div className="ff-end-columns">
          <ScoreSheet t={t} sp={sp} />
          <Forged t={t} sp={sp} />
          <Heroes log={log} sp={sp} />
          <Luck state={state} log={log} sp={sp} />
          <Story log={log} words={words} sp={sp} />
        </div>
      </div>
    </main>
  )
}
function winnersTitle(sp: Speech, t: T): string {
  const { winners } = t.s
  const names = listed(
    sp.lang,
    winners.map((team) => teamName(sp, t, team)),
  )
  const plural = t.seats === 4 ? 'yes' : 'no'
  return tell(sp.lang, winners.length > 1 ? 'end.title.shared' : 'end.title.won', { names, plural })
}
/** FF-25.25 */
function epilogueOf(t: T): (typeof EPILOGUES)[number] {
  const { met, total } = at(t.s.scores, 0)
  return EPILOGUES.findLast((epilogue) => met >= 2 && epilogue.from <= total) ?? at(EPILOGUES, 0)
}
