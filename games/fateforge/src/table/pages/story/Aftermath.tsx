/** A fight within an act has ended: how, what it cost, who did what, before the story goes on. */
import type { LogLine } from '@emberhall/kernel'
import type { TableProps } from '@emberhall/ui'
import { Ending, Happened } from '@emberhall/ui/ending'
import type { O, S } from '../../../state.ts'
import { fightName } from '../../../text/fights.ts'
import { StoryPicture } from '../../art/index.ts'
import { game } from '../../model/game.ts'
import { fightTale } from '../end/fight.ts'
import { peopleOf } from '../end/people.tsx'
import { isLoss, taleOf } from '../end/tale.ts'
import { nodeIn, wordIn } from '../model/told.ts'
import { tell } from '../words.ts'
import { PLAIN_PICTURE } from './StoryPage.tsx'
import '../styles/page.css'
import '../styles/end.css'

interface AftermathProps extends TableProps<S, O> {
  readonly onRead: () => void
}
export function Aftermath({ view, log, words, names, lang, onRead }: AftermathProps) {
  const { heroes, node } = view.state
  const fight = fightTale(log)
  if (fight === null) return null
  const { isWon, verdict, met, missed, fell, turn, rounds } = fight
  const since = log.slice(log.findLastIndex(({ what }) => what === 'fight'))
  const { gains } = taleOf(since, lang)
  const told = (line: LogLine): string => words.log(line, names)
  const round = (n: number): string => tell(lang, 'end.round', { n })
  return (
    <div className="fgp-end">
      <Ending
        lang={lang}
        mood={isWon ? 'won' : 'lost'}
        title={tell(lang, isWon ? 'end.fightWon' : 'end.fightLost')}
        lines={[fightName({ lang, names, game }, wordIn(verdict, 1))]}
        picture={
          <StoryPicture
            id={isWon && node !== '' ? (nodeIn(node).picture ?? PLAIN_PICTURE) : 'dark'}
            heroes={[]}
            className="fgp-picture"
          />
        }
        people={peopleOf(heroes, since, lang)}
        turn={turn === null ? null : { when: round(turn.round), says: turn.lines.map(told).join(' ') }}
        won={met.map(told)}
        cost={[...missed, ...fell, ...gains.filter(isLoss)].map(told)}
        gain={gains.filter((line) => !isLoss(line)).map(told)}
        actions={
          <button type="button" className="fgp-line fgp-line-main" data-onward="" onClick={onRead}>
            <b>{tell(lang, 'end.onward')}</b>
          </button>
        }
      >
        <Happened
          lang={lang}
          chapters={rounds.map(({ no: n, lines }) => ({ title: round(n), lines: lines.map(told) }))}
        />
      </Ending>
    </div>
  )
}
