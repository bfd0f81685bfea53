/** How it ended: a fight, a scene of a campaign, an ending of the act, a battle quest or a training fight. */
import type { LogLine } from '@emberhall/kernel'
import type { EndProps } from '@emberhall/ui'
import { Ending, Happened } from '@emberhall/ui/ending'
import { RANKS } from '../../parts.ts'
import type { S } from '../../state.ts'
import { chronicleText } from '../../text/campaignText.ts'
import { fightName } from '../../text/fights.ts'
import { SideToken, StoryPicture } from '../art/index.ts'
import { game } from '../model/game.ts'
import { Passages } from './parts/Told.tsx'
import { nodeIn, wordIn } from './model/told.ts'
import { fightTale, verdictIn } from './end/fight.ts'
import { LuckReport } from './end/LuckReport.tsx'
import { peopleOf } from './end/people.tsx'
import { isLoss, taleOf, tiredBy } from './end/tale.ts'
import { tell } from './words.ts'
import './styles/page.css'
import './styles/prose.css'
import './styles/leaves.css'
import './styles/end.css'

const PICTURES: Readonly<Record<string, string>> = { lost: 'dark', restart: 'leaving-forest' }
const isRank = (over: string): boolean => (RANKS as readonly string[]).includes(over)
const MOODS: Readonly<Record<string, 'won' | 'lost'>> = { won: 'won', lost: 'lost' }

export function End({ seen, words, lang, names, log, actions }: EndProps<S>) {
  const { state } = seen
  const { over, heroes, node, deeds } = state
  const ending = log.findLast(({ what }) => what === 'ending')
  const last = node === '' ? null : nodeIn(ending === undefined ? node : wordIn(ending))
  const rewarded = ending === undefined && log.slice(Math.max(0, verdictIn(log))).some(({ what }) => what === 'prize')
  // What came before a reward was told before it was chosen.
  const tale = taleOf(rewarded ? log.slice(verdictIn(log)) : log, lang)
  const fight = ending === undefined && !rewarded ? fightTale(log) : null
  const outcome = words.outcome(seen, names)
  const told = (line: LogLine): string => words.log(line, names)
  const title =
    ending !== undefined
      ? last!.title![lang]
      : isRank(over)
        ? tell(lang, 'end.rank', { rank: over })
        : fight !== null
          ? tell(lang, fight.isWon ? 'end.fightWon' : 'end.fightLost')
          : tell(lang, `end.${over as 'onward' | 'won' | 'lost' | 'restart'}`)
  const mood = isRank(over) || fight?.isWon === true ? 'won' : fight !== null ? 'lost' : (MOODS[over] ?? 'onward')
  const turn = fight?.turn ?? null
  const losses = [...tale.gains.filter(isLoss), ...(over === 'onward' && fight === null ? tiredBy(log) : [])]
  // What a training fight leaves in the bag is of no use to anybody.
  const isKept = node !== '' || state.battle.quest !== ''
  const lines = outcome.slice(0, outcome.length - heroes.length)
  return (
    <div className="fg-root fgp-end" data-told={state.ended || undefined}>
      <Ending
        lang={lang}
        mood={mood}
        title={title}
        lines={
          fight === null
            ? lines
            : [fightName({ lang, names, game }, wordIn(fight.verdict, 1)), ...(isKept ? lines.slice(-1) : [])]
        }
        picture={
          <StoryPicture id={PICTURES[over] ?? last?.picture ?? 'city-dusk'} heroes={[]} className="fgp-picture" />
        }
        people={peopleOf(heroes, log, lang)}
        turn={
          turn === null
            ? null
            : { when: tell(lang, 'end.round', { n: turn.round }), says: turn.lines.map(told).join(' ') }
        }
        won={[...(fight?.met ?? []).map(told), ...battleLines(state, lang)]}
        cost={[...(fight?.missed ?? []), ...(fight?.fell ?? []), ...losses].map(told)}
        gain={tale.gains.filter((line) => !isLoss(line)).map(told)}
        actions={actions}
        aside={
          <>
            {deeds.length > 0 && (
              <section>
                <h2>{tell(lang, 'end.deeds')}</h2>
                <ul>
                  {deeds.map((code, i) => (
                    <li key={i}>{chronicleText({ code }, lang)}</li>
                  ))}
                </ul>
              </section>
            )}
            <LuckReport heroes={heroes} log={log} lang={lang} />
          </>
        }
      >
        {isRank(over) && <SideToken side="victory" className="fgp-medal" />}
        {over === 'restart' && <p className="fgp-prose">{tell(lang, 'end.restartText')}</p>}
        <Happened
          lang={lang}
          chapters={(fight?.rounds ?? []).map(({ no: round, lines: inIt }) => ({
            title: tell(lang, 'end.round', { n: round }),
            lines: inIt.map(told),
          }))}
        />
        {tale.texts.length > 0 && (
          <section>
            <h2>{tell(lang, ending === undefined ? 'end.tale' : 'end.epilogue')}</h2>
            <Passages texts={tale.texts} isFirst />
          </section>
        )}
      </Ending>
    </div>
  )
}
function battleLines({ battle }: S, lang: EndProps['lang']): string[] {
  if (battle.quest === '') return []
  return [
    tell(lang, 'end.secondary', { n: battle.secondary, of: battle.secondaryOf }),
    tell(lang, 'end.fell', { fell: battle.fell ? 'yes' : 'no' }),
  ]
}
