/** How it ended: the story of the descent, its figures, the exploits, and what the dice gave. */
import { at, type LogLine } from '@emberhall/kernel'
import type { Lang } from '@emberhall/speech'
import { type EndProps, expected, LuckBar, luckWord, RuleLink } from '@emberhall/ui'
import { Ending, type EndingPerson } from '@emberhall/ui/ending'
import type { ReactNode } from 'react'
import { EXPLOITS, exploitRule } from '../../exploits.ts'
import { kinfireDelve } from '../../module.ts'
import { type S, Z } from '../../state.ts'
import type { Speech } from '../../text/speech.ts'
import { exploitInWords } from '../../text/story.ts'
import { SceneBack } from '../art/backs.tsx'
import { CardBack } from '../cards/CardBack.tsx'
import { CardFace } from '../cards/CardFace.tsx'
import { useDefs } from '../cards/defs.ts'
import { Portrait } from '../people/Portrait.tsx'
import { tell } from '../words.ts'
import { deedsOf, feats, type Luck, luckOf, taleOf, turnOf } from './tale.ts'

export function End({ seen, words, lang, names, log, actions }: EndProps<S>) {
  const { state } = seen
  useDefs()
  const sp: Speech = { lang, names, game: kinfireDelve.game }
  const isWin = state.over === 'win'
  const outcome = words.outcome(seen, names)
  const turn = turnOf(sp, log, isWin)
  const people = state.charged.map((_, seat): EndingPerson => {
    const deeds = deedsOf(log, seat)
    return {
      key: String(seat),
      name: names[seat] ?? '',
      picture: <Portrait seeker={seekerKey(state, seat)} />,
      deeds: (['done', 'lent', 'weary'] as const)
        .filter((deed) => deeds[deed] > 0)
        .map((deed) => tell(lang, `deed.${deed}`, { n: deeds[deed] })),
    }
  })
  const lost = log.filter(({ what }) => what === 'damage').reduce((n, line) => n + Number(line.args[0]), 0)
  const tired = at(state.zones, Z.fatigue).length
  return (
    <div className="kd kd-end">
      <Ending
        lang={lang}
        mood={isWin ? 'won' : 'lost'}
        title={tell(lang, isWin ? 'endWin' : 'endLoss')}
        lines={outcome.slice(0, isWin ? 1 : 2)}
        picture={<SceneBack scene={isWin ? 'victory' : 'defeat'} />}
        people={people}
        turn={turn === null ? null : { when: '', says: turn }}
        won={feats(sp, log)}
        cost={[
          ...(lost > 0 ? [tell(lang, 'endCostHealth', { n: lost })] : []),
          ...(tired > 0 ? [tell(lang, 'endCostFatigue', { n: tired })] : []),
        ]}
        gain={EXPLOITS.filter((id) => state.exploits.includes(id)).map((id) =>
          tell(lang, 'endGain', { exploit: exploitInWords(sp, id).exploit }),
        )}
        actions={actions}
        aside={
          <>
            <Part title={tell(lang, 'endFigures')}>
              <Figures state={state} log={log} lang={lang} />
            </Part>
            <Part title={tell(lang, 'endLuck')}>
              <LuckReport state={state} log={log} sp={sp} />
            </Part>
          </>
        }
      >
        <Part title={tell(lang, 'endTale')}>
          <div className="kd-end-tale">
            <Foe state={state} lang={lang} />
            <ol className="kd-tale">
              {[...taleOf(sp, log), at(outcome, 0)].map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
          </div>
        </Part>
        <Part title={tell(lang, 'endExploits')}>
          <Exploits earned={state.exploits} sp={sp} />
        </Part>
      </Ending>
    </div>
  )
}
function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
/** The Master's face if it was seen, its mask if not. */
function Foe({ state, lang }: { readonly state: S; readonly lang: Lang }) {
  const { printed, masterBack } = kinfireDelve.game
  const face = state.faces[at(state.zones, Z.master)[0] ?? -1] ?? -1
  return face >= 0 ? (
    <CardFace card={at(printed, face).card} lang={lang} density="board" width={150} />
  ) : (
    <CardBack back={{ of: 'master', name: masterBack.name[lang] }} width={150} />
  )
}

function Figures({ state, log, lang }: { readonly state: S; readonly log: readonly LogLine[]; readonly lang: Lang }) {
  const lines = (what: string): number => log.filter((line) => line.what === what).length
  const start = log.find((line) => line.what === 'setup')?.args[1] as number | undefined
  const figures = [
    ['figTurns', state.turn],
    ['figDepth', Math.max(0, (start ?? 0) - at(state.zones, Z.well).length)],
    ['figDone', lines('completed')],
    ['figHealth', state.hp],
    ['figFatigue', at(state.zones, Z.fatigue).length],
    ['figExhaust', lines('exhausted')],
  ] as const
  return (
    <dl className="kd-figures">
      {figures.map(([key, n]) => (
        <div key={key}>
          <dd>{n}</dd>
          <dt>{tell(lang, key, { n })}</dt>
        </div>
      ))}
    </dl>
  )
}

function Exploits({ earned, sp }: { readonly earned: readonly string[]; readonly sp: Speech }) {
  const all = EXPLOITS.map((exploit) => ({ id: exploit, ...exploitInWords(sp, exploit) }))
  const tiers = [...new Set(all.map(({ tier }) => tier))]
  return (
    <div className="kd-exploits">
      {tiers.map((tier) => (
        <div key={tier}>
          <h3>{tier}</h3>
          <ul>
            {all
              .filter((e) => e.tier === tier)
              .map(({ id, exploit }) => (
                <li key={id} data-earned={earned.includes(id) || undefined}>
                  <i aria-hidden="true" />
                  {exploit}
                  <span className="kd-hear">{tell(sp.lang, earned.includes(id) ? 'tierEarned' : 'tierNot')}</span>
                  <RuleLink id={exploitRule(id)} />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function LuckReport({ state, log, sp }: { readonly state: S; readonly log: readonly LogLine[]; readonly sp: Speech }) {
  const seats = luckOf(log, state.charged.length).filter(({ rolls }) => rolls > 0)
  if (seats.length === 0) return <p>{tell(sp.lang, 'noRolls')}</p>
  return (
    <ul className="kd-luck">
      {seats.map((luck) => (
        <li key={luck.seat}>
          <Portrait seeker={seekerKey(state, luck.seat)} round />
          <div>
            <b>{sp.names[luck.seat]}</b>{' '}
            <span>
              {tell(sp.lang, 'luckRolls', { n: luck.rolls })}, {tell(sp.lang, luckWord(luck.matches))}
            </span>
            <Bar luck={luck} what="matches" lang={sp.lang} />
            <Bar luck={luck} what="light" lang={sp.lang} />
          </div>
        </li>
      ))}
    </ul>
  )
}
function seekerKey(state: S, seat: number): string {
  const face = at(state.faces, at(at(state.zones, Z.seeker + seat), 0))
  return kinfireDelve.game.faceKeys[face] ?? ''
}
function Bar({ luck, what, lang }: { readonly luck: Luck; readonly what: 'matches' | 'light'; readonly lang: Lang }) {
  const { got, due } = luck[what]
  return (
    <LuckBar
      className="kd-luck-bar"
      got={got}
      due={due}
      label={tell(lang, what === 'matches' ? 'luckMatches' : 'luckLight')}
      line={tell(lang, 'luckLine', { got, expected: expected(due, lang) })}
    />
  )
}
