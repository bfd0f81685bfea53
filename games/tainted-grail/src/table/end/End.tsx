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
import { chapterParts, gainedIn, turnOf } from './chapter.ts'
import type { Messages } from './words.en.ts'
import { tell } from './words.ts'

type Counted = keyof Messages extends infer K ? (K extends `end.${infer Key}` ? Key : never) : never
/** The gate at the end of the chapter, and the village it began in. */
const [GATE, VILLAGE] = [116, 101]

export function End({ seen, words, lang, names, log, actions }: EndProps<S>) {
  const t = reading(taintedGrail.game, seen)
  const sp = { lang, names, game: taintedGrail.game }
  const { outcome, day, tally, characters } = t.s
  const took = characters.flatMap(({ status }, c) => (status === 'unused' ? [] : [c]))
  const [sentence = '', ...rest] = words.outcome(seen, names)
  const chronicle = rest.slice(outcome === 'none' ? 0 : took.length)
  const counted = (key: Counted, n: number): string[] => (n === 0 ? [] : [tell(lang, `end.${key}`, { n })])
  const parts = chapterParts(log)
  const turn = outcome === 'none' ? null : turnOf(log, outcome)
  const people = took.map((c): EndingPerson => {
    const { xp, health, terror, status } = characters[c] ?? { xp: 0, health: 0, terror: 0, status: 'gone' }
    const isDown = status === 'dead'
    const part = parts.find(({ who }) => who === idOf(c))
    const deeds = [
      ...counted('explored', part?.explored ?? 0),
      ...counted('travelled', part?.travelled ?? 0),
      ...(part === undefined || part.laid === 0 ? [] : [tell(lang, 'after.laid', { n: part.laid })]),
      ...(part === undefined || part.suffered === 0 ? [] : [tell(lang, 'after.suffered', { n: part.suffered })]),
      tell(lang, 'end.xp', { n: xp }),
      isDown ? tell(lang, 'end.dead') : tell(lang, 'end.health', { n: health }),
    ]
    return {
      key: `${c}`,
      name: heroCalled(sp, c),
      picture: <Baked picture={figurePicture(idOf(c), 4)} />,
      isDown,
      deeds: [...deeds, tell(lang, 'end.terror', { n: terror })],
    }
  })
  return (
    <div className="tg-root tg-end" data-outcome={outcome}>
      <Ending
        lang={lang}
        mood={outcome === 'won' ? 'won' : outcome === 'lost' ? 'lost' : 'onward'}
        title={tell(lang, `end.${outcome}`)}
        lines={[sentence]}
        picture={<Baked picture={scenePicture(outcome === 'won' ? GATE : VILLAGE)} />}
        people={people}
        turn={
          turn === null
            ? null
            : {
                when: turn.day === null ? '' : tell(lang, 'end.day', { n: turn.day }),
                says: words.log(turn.line, names),
              }
        }
        won={[
          tell(lang, 'end.days', { n: day }),
          ...counted('lit', tally.lit),
          ...counted('fights', tally.won),
          ...counted('talks', tally.talked),
        ]}
        cost={[...counted('out', tally.out), ...counted('fled', tally.fled), ...counted('hungry', tally.hungry)]}
        gain={[...gainedIn(log)].flatMap(([kind, n]) => counted(kind, n))}
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
