/** Moments that are worth a picture. */
import type { Match } from '@emberhall/kernel'
import { asks, type Moments } from '@emberhall/lab/moments'
import type { O, S } from '../state.ts'

type M = Match<S, O>
const isAsked = (question: string, also: (m: M) => boolean = () => true) => {
  const test = asks<S, O>(question)
  return (m: M): boolean => test(m) && also(m)
}
const offers =
  (word: string) =>
  (m: M): boolean =>
    m.asks()[0]!.options.some((option) => m.game.words.print(option) === word)
const seats = 2
/** A campaign from its first page, told to the end of the act. */
const act = { seats, options: { play: 'campaign', until: 'end', heroes: ['lord', 'rogue'] } }
const scene = { seats, options: { play: 'campaign', until: 'scene', heroes: ['lord', 'rogue'] } }
const fight = { seats: 3, options: { play: 'training', training: 'c3' } }

export const moments: Moments<S, O> = {
  begin: { seats, options: { play: 'campaign', until: 'scene', heroes: [] }, when: isAsked('hero') },
  page: { ...act, when: isAsked('page') },
  camp: { ...act, when: isAsked('page', offers('camp')), answer: 'camp' },
  choice: { ...act, when: isAsked('choice') },
  test: { ...act, when: isAsked('tester') },
  exploration: { ...act, when: isAsked('direction') },
  rest: { ...act, when: isAsked('rest') },
  reward: { ...act, when: isAsked('prize') },
  'act-over': { ...act, when: (m) => m.isOver },
  'scene-over': { ...scene, when: (m) => m.isOver },
  preparation: { ...fight, when: isAsked('prepare', ({ table }) => table.s.round > 1) },
  turn: { ...fight, when: isAsked('turn', ({ table }) => table.s.round > 1) },
  reactions: { ...fight, when: isAsked('prevent', ({ table }) => table.s.phase === 'reactions') },
  'fight-over': { ...fight, when: (m) => m.isOver },
}
