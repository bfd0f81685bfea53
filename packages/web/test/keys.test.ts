/** Which keys do what, and when. */
import { expect, test } from 'vitest'
import { seatKeys, seatsAsked } from '../src/table/seatKeys.ts'
import { type Facts, keysNow, keyText } from '../src/keys/now.ts'
import { bindingsOf, whyNotBound } from '../src/keys/rules.ts'
import { namesOf } from '../src/keys/names.ts'

const QUIET: Facts = {
  choices: 0,
  canConfirm: false,
  hasPicks: false,
  canUndo: false,
  canRedo: false,
  canHint: false,
  canPass: false,
  canList: false,
  isMoving: false,
  isLooking: false,
  isPointing: false,
  here: [],
  asked: [],
}
const shown = (facts: Partial<Facts>): string[] => [...keysNow({ ...QUIET, ...facts }).now.values()].flat()

test('only keys that mean something now are listed as such, and every other one later', () => {
  expect(shown({})).not.toEqual(expect.arrayContaining(['choose']))
  for (const [facts, key] of [
    [{ choices: 3 }, 'choose'],
    [{ canConfirm: true }, 'confirm'],
    [{ hasPicks: true }, 'drop'],
    [{ canUndo: true }, 'undo'],
    [{ canRedo: true }, 'redo'],
    [{ canHint: true }, 'hint'],
    [{ canPass: true }, 'pass'],
    [{ canList: true }, 'list'],
    [{ isMoving: true }, 'skip'],
    [{ isLooking: true }, 'pin'],
    [{ isPointing: true }, 'point'],
    [{ here: [1, 2] }, 'lookSeat'],
    [{ asked: [2] }, 'actSeat'],
  ] as const) {
    expect(shown({})).not.toContain(key)
    expect(keysNow(QUIET).later).toContain(key)
    expect(shown(facts)).toContain(key)
    expect(keysNow({ ...QUIET, ...facts }).later).not.toContain(key)
  }
})

test('a key is written with the digits that mean something, and as it was changed', () => {
  const bindings = bindingsOf({ undo: 'k' })
  expect(keyText('choose', bindings, { ...QUIET, choices: 4 })).toBe('1 … 4')
  expect(keyText('choose', bindings, { ...QUIET, choices: 12 })).toBe('1 … 9, 0')
  expect(keyText('actSeat', bindings, { ...QUIET, asked: [1, 3] })).toBe('⇧ + 1 3')
  expect(keyText('undo', bindings, QUIET)).toBe('K')
})

test('a key that is taken, or is none, is refused; two may change places', () => {
  const usual = bindingsOf({})
  expect(whyNotBound(usual, 'undo', 'h')).toEqual({ code: 'taken', by: 'hint' })
  for (const key of ['1', ' ', 'Enter', '']) expect(whyNotBound(usual, 'undo', key)).toEqual({ code: 'noKey' })
  expect(whyNotBound(usual, 'undo', 'k')).toBeNull()
  expect(whyNotBound(usual, 'pin', usual.point)).toBeNull()
  expect(whyNotBound(usual, 'pin', 'u')).toEqual({ code: 'taken', by: 'undo' })
  expect(bindingsOf({ undo: 'h', hint: 'u' })).toMatchObject({ undo: 'h', hint: 'u' })
})

test('what was kept and makes no sense gives the usual keys', () => {
  for (const kept of [{ undo: 'h' }, { undo: '12' }, { undo: 7 }, { nothing: 'q' }])
    expect(bindingsOf(kept)).toEqual(bindingsOf({}))
})

test('digits go by their place on French keyboards too', () => {
  const press = (key: string, code: string, held: 'alt' | 'shift' | '' = '') =>
    namesOf({ key, code, altKey: held === 'alt', shiftKey: held === 'shift' })
  expect(press('&', 'Digit1')).toContain('1')
  expect(press('1', 'Digit1', 'shift')).toEqual(['Shift+1', '1'])
  expect(press('!', 'Digit1', 'shift')).toEqual(['Shift+1', '!'])
  expect(press('¡', 'Digit1', 'alt')).toEqual(['Alt+1'])
  expect(press('1', 'Numpad1')).toEqual(['1'])
  expect(press('U', 'KeyU', 'shift')).toEqual(['u'])
})

test('seats on this screen have keys: all to look through, those that are asked to answer for', () => {
  const looked: number[] = []
  const table = { mine: [0, 2, 3], view: { seat: 2, waiting: [1, 2, 3] } }
  const keys = seatKeys(table, (seat) => looked.push(seat))
  expect(Object.keys(keys)).toEqual(['Alt+1', 'Alt+3', 'Alt+4', 'Shift+4'])
  keys['Shift+4']!()
  keys['Alt+1']!()
  expect(looked).toEqual([3, 0])
  const six = { mine: [0, 1, 2, 3, 4, 5], view: { seat: 0, waiting: [5] } }
  expect(Object.keys(seatKeys(six, () => undefined)).slice(-3)).toEqual(['Alt+5', 'Alt+6', 'Shift+6'])
  expect(seatsAsked({ mine: [2], view: { seat: 2, waiting: [2] } })).toEqual([])
  expect(seatKeys({ mine: [2], view: { seat: 2, waiting: [2] } }, () => undefined)).toEqual({})
})
