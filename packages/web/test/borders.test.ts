import { expect, test } from 'vitest'
import { borders, lostIn } from '../build/borders.ts'

test('no picture around a box is written by its source, which is not lost', () => {
  const declared = { prop: 'border-image', value: 'none' }
  borders.Declaration(declared)
  expect(declared.prop).toBe('border-image-source')
  const drawn = { prop: 'border-image', value: 'var(--slate) 72 fill' }
  borders.Declaration(drawn)
  expect(drawn.prop).toBe('border-image')
})
test('a value that was lost is found', () => {
  expect(lostIn('.a{border-image:;color:red}.b{mask-border:}')).toEqual(['border-image:', 'mask-border:'])
  expect(lostIn('.a{--own:;color:red}.b:hover{color:red}')).toEqual([])
})
