/** How it ended: the posse before the mine, what became of the errand and of everybody, and the story of it. */
import { at, type LogLine, reading } from '@emberhall/kernel'
import { Baked, type EndProps } from '@emberhall/ui'
import { Ending, type EndingPerson, Happened } from '@emberhall/ui/ending'
import { CONTENT } from '../../content/index.ts'
import { brimstone } from '../../module.ts'
import type { HeroNo, S } from '../../state.ts'
import { heroCalled } from '../../text/speech.ts'
import { fallenPicture, figurePicture, whoOf } from '../art/figures/index.ts'
import { mouth } from '../art/mouth.ts'
import { SKY } from '../art/town.ts'
import { tell } from '../words.ts'
import { chapters, deedsOf, turningPoint } from './tale.ts'
import './end.css'

const COSTS = new Set(['injury', 'madness', 'died', 'mutation', 'lostToTheVoid', 'buried'])
const WON = new Set(['sealed', 'boy', 'planted', 'level', 'learned', 'forged', 'cured', 'raised'])

export function End({ seen, words, lang, names, log, actions }: EndProps<S>) {
  const t = reading(brimstone.game, seen)
  const sp = { lang, names, game: brimstone.game }
  const { outcome, heroes, turn, tiles } = t.s
  const isTown = t.options.scene === 'town'
  const told = (line: LogLine): string => words.log(line, names)
  const [sentence = '', story = '', ...rest] = words.outcome(seen, names)
  const tale = chapters(log)
  const point = turningPoint(log, outcome === 'won')
  const slain = log.filter(({ what }) => what === 'killed').length
  const sums = isTown
    ? []
    : [
        tell(lang, 'end.turns', { n: turn }),
        tell(lang, 'end.rooms', { n: tiles.length }),
        tell(lang, 'end.slain', { n: slain }),
      ]
  return (
    <div className="sb-root sb-end" data-outcome={outcome}>
      <Ending
        lang={lang}
        mood={isTown ? 'onward' : outcome === 'won' ? 'won' : 'lost'}
        title={tell(lang, isTown ? 'end.town' : `end.${outcome}`)}
        lines={[sentence, story].filter((line) => line !== '')}
        picture={<Baked picture={isTown ? SKY : mouth(outcome === 'won')} />}
        people={heroes.map((_, h) => personOf(h))}
        turn={point === null ? null : { when: tell(lang, 'turnNo', { n: point.turn }), says: told(point.line) }}
        won={[...sums, ...log.filter(({ what }) => WON.has(what)).map(told)]}
        cost={log.filter(({ what }) => COSTS.has(what)).map(told)}
        gain={rest}
        actions={actions}
      >
        <Happened
          lang={lang}
          chapters={tale.map(({ turn: n, isDay, lines: inIt }) => ({
            title: tell(lang, isDay ? 'day.no' : 'turnNo', { n }),
            lines: inIt.map(told),
          }))}
        />
      </Ending>
    </div>
  )
  function personOf(h: HeroNo): EndingPerson {
    const hero = at(heroes, h)
    const who = whoOf(at(CONTENT.classes, hero.class).id)
    const isDown = !isTown && (hero.down !== 0 || hero.status === 'dead')
    const deeds = deedsOf(log, t.s, h)
    return {
      key: `${h}`,
      name: heroCalled(sp, t, h),
      picture: <Baked picture={isDown ? fallenPicture(who) : figurePicture(who)} />,
      isDown,
      deeds: (['slain', 'dealt', 'suffered', 'helped', 'found'] as const)
        .filter((deed) => deeds[deed] > 0)
        .map((deed) => tell(lang, `deed.${deed}`, { n: deeds[deed] })),
    }
  }
}
