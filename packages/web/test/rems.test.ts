import { expect, test } from 'vitest'
import { inRems } from '../build/rems.ts'

test('lengths are built as shares of the size of type, hairlines as they are', () => {
  expect(inRems('13px')).toBe('0.8125rem')
  expect(inRems('clamp(204px, 17.4vw, 290px)')).toBe('clamp(12.75rem, 17.4vw, 18.125rem)')
  expect(inRems('inset 0 0 0 1.5px #5a4634')).toBe('inset 0 0 0 1.5px #5a4634')
  expect(inRems('-12px auto 0 3px')).toBe('-0.75rem auto 0 3px')
  expect(inRems('url("/art/x16px.svg")')).toBe('url("/art/x16px.svg")')
})
