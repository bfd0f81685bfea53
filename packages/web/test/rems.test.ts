import { expect, test } from 'vitest'
import { inRems } from '../build/rems.ts'

test('lengths are built as shares of the unit of tables, hairlines as they are', () => {
  expect(inRems('13px')).toBe('0.8125rlh')
  expect(inRems('clamp(204px, 17.4vw, 290px)')).toBe('clamp(12.75rlh, 17.4vw, 18.125rlh)')
  expect(inRems('inset 0 0 0 1.5px #5a4634')).toBe('inset 0 0 0 1.5px #5a4634')
  expect(inRems('-12px auto 0 3px')).toBe('-0.75rlh auto 0 3px')
  expect(inRems('url("/art/x16px.svg")')).toBe('url("/art/x16px.svg")')
})
