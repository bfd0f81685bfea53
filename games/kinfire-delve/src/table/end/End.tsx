/** How it ended: the story of the descent, its figures, the exploits, and what the dice gave. */
import { at, type LogLine } from '@emberhall/kernel'
import type { Lang } from '@emberhall/speech'
import { type EndProps, expected, LuckBar, luckWord } from '@emberhall/ui'
import type { ReactNode } from 'react'
import { EXPLOITS } from '../../exploits.ts'
import { kinfireDelve } from '../../module.ts'
import { type S, Z } from '../../state.ts'
import type { Speech } from '../../text/speech.ts'
import { exploitInWords } from '../../text/story.ts'
import { SceneBack } from '../art/backs.tsx'
import { Ground } from '../board/Ground.tsx'
import { CardBack } from '../cards/CardBack.tsx'
import { CardFace } from '../cards/CardFace.tsx'
import { useDefs } from '../cards/defs.ts'
import { Portrait } from '../people/Portrait.tsx'
import { tell } from '../words.ts'
import { type Luck, luckOf, taleOf } from './tale.ts'

export function End({ seen, words, lang, names, log, actions }: EndProps<S>) {
  const { state } = seen
  useDefs()
  const sp: Speech = { lang, names, game: kinfireDelve.game }
  const isWin = state.over === 'win'
  const outcome = words.outcome(seen, names)
  return (
    <main className="kd kd-end" data-won={isWin || undefined}>
      <Ground phone={false} finale={false} />
      <div className="kd-end-page">
        <header>
          <Emblem state={state} lang={lang} />
          <div>
            <h1>{tell(lang, isWin ? 'endWin' : 'endLoss')}</h1>
            {outcome.slice(0, isWin ? 1 : 2).map((line) => (
              <p key={line}>{line}</p>
            ))}
            <div className="kd-end-actions">{actions}</div>
          </div>
        </header>
        <div className="kd-end-parts">
          <Part title={tell(lang, 'endTale')}>
            <ol className="kd-tale">
              {[...taleOf(sp, log), at(outcome, 0)].map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
          </Part>
          <Part title={tell(lang, 'endFigures')}>
            <Figures state={state} log={log} lang={lang} />
          </Part>
          <Part title={tell(lang, 'endExploits')}>
            <Exploits earned={state.exploits} sp={sp} />
          </Part>
          <Part title={tell(lang, 'endLuck')}>
            <LuckReport state={state} log={log} sp={sp} />
          </Part>
        </div>
      </div>
    </main>
  )
}
function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="kd-end-part">
      <h2>{title}</h2>
      {children}
    </section>
  )
}
/** The last picture, and on it the Master's face if it was seen, its mask if not. */
function Emblem({ state, lang }: { readonly state: S; readonly lang: Lang }) {
  const { printed, masterBack } = kinfireDelve.game
  const face = state.faces[at(state.zones, Z.master)[0] ?? -1] ?? -1
  return (
    <div className="kd-end-picture">
      <div>
        <SceneBack scene={state.over === 'win' ? 'victory' : 'defeat'} />
      </div>
      {face >= 0 ? (
        <CardFace card={at(printed, face).card} lang={lang} density="board" width={150} />
      ) : (
        <CardBack back={{ of: 'master', name: masterBack.name[lang] }} width={150} />
      )}
    </div>
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
