import { expect, test } from 'vitest'
import type { Core, View } from '@emberhall/kernel'
import { lessonOf } from '../src/index.ts'

const asked = { ask: { def: { name: 'turn' }, options: [], blocked: [] } } as unknown as View<Core>
const waiting = { ask: null } as unknown as View<Core>

test('a lesson says what is due, in one language, and nothing to whoever waits', () => {
  const words = { en: { a: 'one', b: 'two' }, fr: { a: 'un', b: 'deux' } }
  const moment = (id: 'a' | 'b', isDue: boolean) => ({ id, rule: 'XX-1.1', points: '', isDue: () => isDue })
  const lesson = lessonOf([moment('a', false), moment('b', true)], words, 'b')
  expect(lesson.end).toBe('b')
  expect(lesson.due(asked, [], 'fr')).toEqual([{ id: 'b', rule: 'XX-1.1', points: '', text: 'deux' }])
  expect(lesson.due(waiting, [], 'fr')).toEqual([])
})
