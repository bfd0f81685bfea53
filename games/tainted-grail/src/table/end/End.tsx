/** How the chapter ended: who stood there, what was done and what it cost, and the chronicle one keeps. */
import { reading } from '@emberhall/kernel'
import { Baked, type EndProps } from '@emberhall/ui'
import { Ending, type EndingPerson } from '@emberhall/ui/ending'
import { taintedGrail } from '../../module.ts'
import { PROSE } from '../../prose/index.ts'
import type { S } from '../../state.ts'
import { heroCalled } from '../../text/speech.ts'
import { figurePicture } from '../art/figures.ts'
import { scenePicture } from '../art/places.ts'
import { idOf } from '../hero/Mark.tsx'
import { tell } from '../words.ts'

/** The gate at the end of the chapter, and the village it began in. */
const [GATE, VILLAGE] = [116, 101]

export function End({ seen, words, lang, names, actions }: EndProps<S>) {
  const t = reading(taintedGrail.game, seen)
  const sp = { lang, names, game: taintedGrail.game }
  const { outcome, day, tally, characters } = t.s
  const took = characters.flatMap(({ status }, c) => (status === 'unused' ? [] : [c]))
  const [sentence = '', ...rest] = words.outcome(seen, names)
  const chronicle = rest.slice(outcome === 'none' ? 0 : took.length)
  const people = took.map((c): EndingPerson => {
    const { xp, health, terror, status } = characters[c] ?? { xp: 0, health: 0, terror: 0, status: 'gone' }
    const isDown = status === 'dead'
    const deeds = [
      tell(lang, 'end.xp', { n: xp }),
      isDown ? tell(lang, 'end.dead') : tell(lang, 'end.health', { n: health }),
    ]
    return {
      key: `${c}`,
      name: heroCalled(sp, c),
      picture: <Baked picture={figurePicture(idOf(c))} />,
      isDown,
      deeds: [...deeds, tell(lang, 'end.terror', { n: terror })],
    }
  })
  const counted = (key: 'lit' | 'fights' | 'talks' | 'out' | 'fled' | 'hungry', n: number): string[] =>
    n === 0 ? [] : [tell(lang, `end.${key}`, { n })]
  return (
    <div className="tg-root tg-end" data-outcome={outcome}>
      <Ending
        lang={lang}
        mood={outcome === 'won' ? 'won' : outcome === 'lost' ? 'lost' : 'onward'}
        title={tell(lang, `end.${outcome}`)}
        lines={[sentence]}
        picture={<Baked picture={scenePicture(outcome === 'won' ? GATE : VILLAGE)} />}
        people={people}
        turn={null}
        won={[
          tell(lang, 'end.days', { n: day }),
          ...counted('lit', tally.lit),
          ...counted('fights', tally.won),
          ...counted('talks', tally.talked),
        ]}
        cost={[...counted('out', tally.out), ...counted('fled', tally.fled), ...counted('hungry', tally.hungry)]}
        gain={[]}
        actions={actions}
      >
        {outcome !== 'none' && (
          <section className="tg-chronicle tg-vellum">
            {PROSE[lang].special[outcome === 'won' ? 'chapterEnd' : 'defeat'].split('\n').map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        )}
        {chronicle.length > 0 && (
          <section className="tg-chronicle tg-vellum">
            <h2>{PROSE[lang].chronicle.title}</h2>
            {chronicle.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        )}
      </Ending>
    </div>
  )
}
