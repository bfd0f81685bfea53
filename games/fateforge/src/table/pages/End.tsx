/** How it ended: a scene of a campaign, an ending of the act, a battle quest or a training fight. */
import type { EndProps } from '@emberhall/ui'
import { heroIdOf } from '../../content/types.ts'
import { RANKS } from '../../parts.ts'
import type { S } from '../../state.ts'
import { chronicleText } from '../../text/campaignText.ts'
import { nameOf } from '../../text/things.ts'
import { HeroPiece, SideToken, StoryPicture } from '../art/index.ts'
import { Vitals } from './parts/Signs.tsx'
import { Passages, Vine } from './parts/Told.tsx'
import { nodeIn, wordIn } from './model/told.ts'
import { LuckReport } from './end/LuckReport.tsx'
import { taleOf } from './end/tale.ts'
import { tell } from './words.ts'
import './styles/page.css'
import './styles/prose.css'
import './styles/leaves.css'
import './styles/end.css'

const PICTURES: Readonly<Record<string, string>> = { lost: 'dark', restart: 'leaving-forest' }
const isRank = (over: string): boolean => (RANKS as readonly string[]).includes(over)

export function End({ seen, words, lang, names, log, actions }: EndProps<S>) {
  const { state } = seen
  const { over, heroes, battle, node, deeds } = state
  const ending = log.findLast(({ what }) => what === 'ending')
  const last = node === '' ? null : nodeIn(ending === undefined ? node : wordIn(ending))
  const tale = taleOf(log, lang)
  const outcome = words.outcome(seen, names)
  const title =
    ending !== undefined
      ? last!.title![lang]
      : isRank(over)
        ? tell(lang, 'end.rank', { rank: over })
        : tell(lang, `end.${over as 'onward' | 'won' | 'lost' | 'restart'}`)
  return (
    <main className="fg-root fgp fgp-end" data-told={state.ended || undefined}>
      <div className="fgp-ground" aria-hidden="true">
        <StoryPicture id={PICTURES[over] ?? last?.picture ?? 'city-dusk'} className="fgp-picture" />
      </div>
      <div className="fgp-end-page">
        <section className="fgp-end-told fg-panel">
          <header className="fgp-title">
            {isRank(over) && <SideToken side="victory" className="fgp-medal" />}
            <h1>{title}</h1>
            {outcome.slice(0, outcome.length - heroes.length).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </header>
          <Vine />
          {over === 'restart' && <p className="fgp-prose">{tell(lang, 'end.restartText')}</p>}
          {battle.quest !== '' && (
            <p className="fgp-prose">
              {tell(lang, 'end.secondary', { n: battle.secondary, of: battle.secondaryOf })}{' '}
              {tell(lang, 'end.fell', { fell: battle.fell ? 'yes' : 'no' })}
            </p>
          )}
          {tale.texts.length > 0 && (
            <>
              <h2>{tell(lang, ending === undefined ? 'end.happened' : 'end.epilogue')}</h2>
              <Passages texts={tale.texts} isFirst />
            </>
          )}
          <div className="fgp-end-actions">{actions}</div>
        </section>
        <aside className="fgp-end-aside">
          <section className="fg-panel">
            <h2>{tell(lang, 'end.heroes')}</h2>
            <ul className="fgp-company">
              {heroes.map((hero) => (
                <li key={hero.id}>
                  <HeroPiece id={heroIdOf(hero.id)} down={hero.down} />
                  <b>{nameOf('hero', heroIdOf(hero.id), lang)}</b>
                  <Vitals hero={hero} lang={lang} />
                </li>
              ))}
            </ul>
          </section>
          <LuckReport heroes={heroes} log={log} lang={lang} />
          {deeds.length > 0 && (
            <section className="fg-panel">
              <h2>{tell(lang, 'end.deeds')}</h2>
              <ul className="fgp-gains">
                {deeds.map((code, i) => (
                  <li key={i}>{chronicleText({ code }, lang)}</li>
                ))}
              </ul>
            </section>
          )}
          {tale.gains.length > 0 && (
            <section className="fg-panel">
              <h2>{tell(lang, 'end.gains')}</h2>
              <ul className="fgp-gains">
                {tale.gains.map((line, i) => (
                  <li key={i}>{words.log(line, names)}</li>
                ))}
              </ul>
            </section>
          )}
        </aside>
      </div>
    </main>
  )
}
