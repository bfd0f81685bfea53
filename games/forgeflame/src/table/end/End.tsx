/** How it ended: who won or how the story closes, the score sheet, what was forged, and how it came to this. */
import { at, reading } from '@emberhall/kernel'
import type { EndProps } from '@emberhall/ui'
import { Ending, Happened } from '@emberhall/ui/ending'
import { EPILOGUES } from '../../content/epilogues.ts'
import { inPlay, teamOfAdv } from '../../figures.ts'
import { forgeflame } from '../../module.ts'
import { ADVENTURERS, isSolo, printed, type S, type T, teamOf } from '../../state.ts'
import { artifactsOf, OBJECTIVES_TO_MEET, seatsOfTeam } from '../../steps/end.ts'
import { advName, type Speech, teamName, textOf } from '../../text/speech.ts'
import { listed } from '@emberhall/speech'
import { AdventurerPiece, MineMap } from '../art/index.ts'
import { tell } from '../words.ts'
import { Forged } from './Forged.tsx'
import { Luck } from './Luck.tsx'
import { ScoreSheet } from './ScoreSheet.tsx'
import { Heroes } from './Heroes.tsx'
import { costsOf, roundsOf, turnOf } from './tale.ts'

export function End({ seen, words, lang, names, log, mine, actions }: EndProps<S>) {
  const { state } = seen
  const t = reading(forgeflame.game, seen)
  const sp: Speech = { lang, names, game: forgeflame.game }
  const outcome = words.outcome(seen, names)
  const epilogue = isSolo(t) ? epilogueOf(t) : null
  const winners = isSolo(t) ? [0] : state.winners
  const title = epilogue === null ? winnersTitle(sp, t) : epilogue.title[lang]
  const isWon = isSolo(t)
    ? at(state.scores, 0).met >= OBJECTIVES_TO_MEET
    : mine.length === 0 || mine.some((seat) => winners.includes(teamOf(t, seat)))
  const crew = inPlay(t).filter((adv) => winners.includes(teamOfAdv(t, adv)))
  const turn = turnOf(
    log,
    winners.flatMap((team) => seatsOfTeam(t, team)),
  )
  const costs = costsOf(log)
  return (
    <div className="ff ff-end">
      <Ending
        lang={lang}
        mood={isWon ? 'won' : 'lost'}
        title={title}
        lines={[at(outcome, epilogue === null ? 1 : 0)]}
        picture={<MineMap layout="wide" fit="xMidYMid slice" />}
        people={crew.map((adv) => ({
          key: at(ADVENTURERS, adv),
          name: advName(sp, adv),
          picture: <AdventurerPiece id={at(ADVENTURERS, adv)} player={at(state.adventurers, adv).seat} mood="glad" />,
          deeds: [],
        }))}
        turn={
          turn === null ? null : { when: tell(lang, 'end.at', { n: turn.round }), says: words.log(turn.line, names) }
        }
        won={winners.flatMap((team) => artifactsOf(t, team).map((card) => textOf(lang, printed(t, card)).name))}
        cost={(['stolen', 'beaten', 'removed'] as const)
          .filter((cost) => costs[cost] > 0)
          .map((cost) => tell(lang, `end.${cost}`, { n: costs[cost] }))}
        gain={[]}
        actions={actions}
        aside={
          <>
            <Heroes log={log} sp={sp} />
            <Luck state={state} log={log} sp={sp} />
          </>
        }
      >
        {epilogue !== null && (
          <section className="ff-epilogue">
            <p>{epilogue.text[lang]}</p>
            <p>
              {tell(lang, at(state.scores, 0).met < OBJECTIVES_TO_MEET ? 'end.noScore' : 'end.objectivesMet', {
                n: at(state.scores, 0).met,
              })}
            </p>
          </section>
        )}
        <ScoreSheet t={t} sp={sp} />
        <Forged t={t} sp={sp} />
        <Happened
          lang={lang}
          chapters={roundsOf(log).map(({ no: n, lines }) => ({
            title: tell(lang, 'end.at', { n }),
            lines: lines.map((line) => words.log(line, names)),
          }))}
        />
      </Ending>
    </div>
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
