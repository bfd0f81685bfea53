/** How it ended: what became of the errand, and of everybody who went down. */
import { at, reading } from '@emberhall/kernel'
import type { EndProps } from '@emberhall/ui'
import { CONTENT } from '../../content/index.ts'
import { brimstone } from '../../module.ts'
import type { S } from '../../state.ts'
import { heroCalled, heroWords } from '../../text/speech.ts'
import { heroSign } from '../model/signs.ts'
import { HeroMark } from '../pieces/HeroMark.tsx'
import { Portrait } from '../pieces/Portrait.tsx'
import { tell } from '../words.ts'
import { chapters } from './tale.ts'

export function End({ seen, words, lang, names, log, actions }: EndProps<S>) {
  const t = reading(brimstone.game, seen)
  const sp = { lang, names, game: brimstone.game }
  const { outcome, heroes, mission, turn } = t.s
  const [title = '', ...rest] = words.outcome(seen, names)
  return (
    <main className="sb sb-end" data-outcome={outcome}>
      <div className="sb-end-page">
        <header className="sb-paper">
          <p className="sb-bill-kind">{at(CONTENT.missions, mission).name[lang]}</p>
          <h1>{title}</h1>
          {rest.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p className="sb-bill-kind">{tell(lang, 'turns', { n: turn })}</p>
        </header>
        <div className="sb-end-actions">{actions}</div>
        <ul className="sb-end-posse">
          {heroes.map((hero, h) => {
            const name = heroCalled(sp, t, h)
            const fate = hero.status === 'dead' ? 'dead' : hero.down === 0 ? 'stands' : 'fell'
            return (
              <li key={name} className="sb-paper" data-fate={fate}>
                <Portrait id={at(CONTENT.classes, hero.class).id} colour={heroSign(h).colour} />
                <HeroMark h={h} name={name} />
                <h2>{name}</h2>
                <p>{tell(lang, `fate.${fate}`, { g: heroWords(sp, t, h).g })}</p>
                <p>{tell(lang, 'gains', { xp: hero.earned, gold: hero.gold, stone: hero.darkStone })}</p>
              </li>
            )
          })}
        </ul>
        <section className="sb-end-tale sb-plank">
          <h2>{tell(lang, 'tale')}</h2>
          {chapters(log).map(({ turn: no, lines }) => (
            <div key={no}>
              <h3>{tell(lang, 'turnNo', { n: no })}</h3>
              {lines.map((line) => (
                <p key={`${line.at} ${line.what} ${words.log(line, names)}`}>{words.log(line, names)}</p>
              ))}
            </div>
          ))}
        </section>
      </div>
    </main>
  )
}
