import { expect, test } from 'vitest'
import { commandOf, lookAt } from '../src/table/command.ts'

test('a line at the text table asks for what it says, in either language', () => {
  const does = (line: string) => commandOf(line, null)
  expect(does('Clear')).toEqual({ does: 'clear' })
  expect(does('effacer')).toEqual({ does: 'clear' })
  expect(does('redo')).toEqual({ does: 'redo' })
  for (const line of ['correct', 'Put right', 'rectifier']) expect(does(line)).toEqual({ does: 'putRight' })
  for (const line of ['pass on', 'Laisser passer']) expect(does(line)).toEqual({ does: 'passOn' })
  expect(does('derniers')).toEqual({ does: 'last' })
  expect(does('look')).toEqual({ does: 'look', at: '' })
  expect(does('voir la Défausse')).toEqual({ does: 'look', at: 'la defausse' })
  expect(does('va-u5.2')).toEqual({ does: 'rule', id: 'VA-U5.2' })
  expect(does('règle VA-21.4A')).toEqual({ does: 'rule', id: 'VA-21.4a' })
  expect(does('lookout')).toEqual({ does: 'unknown' })
})

test('a part of the table is read by words of its title, and without words the titles are', () => {
  const panels = [
    { title: 'Ana’s hand', lines: ['Ash', 'Birch'] },
    { title: 'La défausse', lines: [] },
  ]
  expect(lookAt('', panels)).toEqual(['Ana’s hand', 'La défausse'])
  expect(lookAt('hand', panels)).toEqual(['Ana’s hand', 'Ash', 'Birch'])
  expect(lookAt('defausse', panels)).toEqual(['La défausse'])
  expect(lookAt('enemies', panels)).toEqual([])
})

test('a moment is found by its number or its name, and a seat by its name', () => {
  const bookmark = (n: number, name: string) => ({ n, name, at: n, mine: true })
  const bookmarks = [bookmark(0, 'Before the boss'), bookmark(1, 'Before the bridge'), bookmark(2, 'L’été')]
  const does = (line: string) => commandOf(line, null, { bookmarks, seats: ['Ana', 'Anabel', 'Bo'] })
  expect(does('back to 12')).toEqual({ does: 'moment', at: 12 })
  expect(does('retour à 3')).toEqual({ does: 'moment', at: 3 })
  expect(does('back to boss')).toEqual({ does: 'bookmark', bookmark: bookmarks[0] })
  expect(does("retour à l'ete")).toEqual({ does: 'bookmark', bookmark: bookmarks[2] })
  expect(does('back to before')).toEqual({ does: 'several', labels: ['Before the boss', 'Before the bridge'] })
  expect(does('back to nowhere')).toEqual({ does: 'noMoment', what: 'nowhere' })
  expect(does('Mark  The Last Stand ')).toEqual({ does: 'mark', name: 'The Last Stand' })
  expect(does('marquer l’été')).toEqual({ does: 'mark', name: 'l’été' })
  expect([does('back'), does('now'), does('moments'), does('signets'), does('places')]).toEqual(
    ['back', 'now', 'moments', 'moments', 'who'].map((word) => ({ does: word })),
  )
  expect(does('hand over ana')).toEqual({ does: 'seat', seat: 0, to: 'bot' })
  expect(does('reprendre Bo')).toEqual({ does: 'seat', seat: 2, to: 'here' })
  expect(does('hand over an')).toEqual({ does: 'several', labels: ['Ana', 'Anabel'] })
  expect(does('take back Eve')).toEqual({ does: 'noSeat', what: 'eve' })
})
