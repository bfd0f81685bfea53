/** How it ended: the posse before the mine, what became of the errand and of everybody, and the story of it. */
import { at, type LogLine, reading } from '@emberhall/kernel'
import { Baked, type EndProps } from '@emberhall/ui'
import { Ending, Happened } from '@emberhall/ui/ending'
import { brimstone } from '../../module.ts'
import type { S } from '../../state.ts'
import { mouth } from '../art/mouth.ts'
import { SKY } from '../art/town.ts'
import { tell } from '../words.ts'
import { tellEnd } from './words.ts'
import { lastFight, turningOf } from './fight.ts'
import { foesCalled, turningWords } from './fightWords.ts'
import { peopleOf } from './people.tsx'
import { tale, turningPoint } from './tale.ts'
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
  const fight = isTown ? null : lastFight(log)
  const lost = fight?.isWon === false ? fight : null
  const turned = lost === null ? null : turningOf(lost)
  const point = turningPoint(log, outcome === 'won')
  const slain = log.filter(({ what }) => what === 'killed').length
  const sums = isTown
    ? []
    : [
        tellEnd(lang, 'end.turns', { n: turn }),
        tellEnd(lang, 'end.rooms', { n: tiles.length }),
        tellEnd(lang, 'end.slain', { n: slain }),
      ]
  return (
    <div className="sb-root sb-end" data-outcome={outcome}>
      <Ending
        lang={lang}
        mood={isTown ? 'onward' : outcome === 'won' ? 'won' : 'lost'}
        title={tellEnd(lang, isTown ? 'end.town' : `end.${outcome}`)}
        lines={[sentence, story].filter((line) => line !== '')}
        picture={<Baked picture={isTown ? SKY : mouth(outcome === 'won')} />}
        people={peopleOf(sp, t, log, (h) => !isTown && (at(heroes, h).down !== 0 || at(heroes, h).status === 'dead'))}
        turn={
          turned !== null
            ? turningWords(lang, turned, told)
            : point === null
              ? null
              : { when: tell(lang, 'turnNo', { n: point.turn }), says: told(point.line) }
        }
        won={[...sums, ...log.filter(({ what }) => WON.has(what)).map(told)]}
        cost={[
          ...(lost === null ? [] : [tellEnd(lang, 'fight.standing', { foes: foesCalled(lang, lost.foes, 'left') })]),
          ...log.filter(({ what }) => COSTS.has(what)).map(told),
        ]}
        gain={rest}
        actions={actions}
      >
        <Happened
          lang={lang}
          chapters={tale(log).map(({ what, no: n, lines: inIt }) => ({
            title: tell(lang, what === 'townDay' ? 'day.no' : 'turnNo', { n }),
            lines: inIt.map(told),
          }))}
        />
      </Ending>
    </div>
  )
}
