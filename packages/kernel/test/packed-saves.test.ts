import { load, readSave, save, wordsOf } from '@emberhall/saves'
import { expect, it } from 'vitest'
import { blank, offerNumbers, Q, Z } from './games/blank.ts'
import { bytes, edited, say, start } from './help.ts'

const game = blank(
  function* (t) {
    t.shuffle(Z.deck)
    t.next('turn')
  },
  {
    steps: {
      *turn(t) {
        t.next('turn')
        offerNumbers(t, 1, 2, 3)
        yield* t.choose(0, Q.pick)
      },
    },
  },
)
/** Four turns are in the record before the checkpoint. */
function played() {
  const match = start(game)
  for (const n of [1, 2, 3, 1]) say(match, 0, `pick:${n}`)
  return match
}
it('a save of an older program holds each word of the record by itself, and opens all the same', () => {
  const file = save(played())
  const words = [...wordsOf(file)]
  const history = words.slice(0, words.length - file.tail.length)
  expect(history.slice(-2)).toEqual(['#', '0 pick:1'])
  expect(file.history).toHaveLength(2)
  for (const emberhall of [1, 2]) {
    const older = load(game, readSave(edited(file, { emberhall, history })))
    expect(older).toMatchObject({ divergence: null, notes: [] })
    expect(bytes(older.match)).toBe(bytes(played()))
  }
})
it('a save whose packed record is no record is refused', () => {
  const opening = (history: readonly string[]) => () => load(game, readSave(edited(save(played()), { history })))
  expect(opening(['=pick', '|0 B:2|'])).toThrow('the code "B", which stands for nothing')
  expect(opening(['|0 A:2|'])).toThrow('the code "A", which stands for nothing')
  expect(opening(['=pick', '|0 A:2'])).toThrow('breaks off in the middle of a word')
  expect(opening([`=${'x'.repeat(61)}`, '|#'])).toThrow('a name without end')
})
