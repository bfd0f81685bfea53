/** What style sheets may not ask: with every change below it the browser would style the whole table anew. */
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
/** The frame, the two layouts of a table and its board. */
const WHOLE = /(?:\.frame|\.[a-z]{2}|\.[a-z]+-(?:root|desk|phone|board))(?:\[[^\]]*\])*(?::not\()?:has\(/

test('no style sheet asks what lies anywhere on a table', () => {
  const asking = globSync('{packages,games}/*/src/**/*.css', { cwd: ROOT }).flatMap((file) =>
    readFileSync(`${ROOT}/${file}`, 'utf8')
      .split('\n')
      .filter((line) => WHOLE.test(line))
      .map((line) => `${file}: ${line}`),
  )
  expect(asking).toEqual([])
})
test.each([
  '.frame:has(> .notice) {',
  '.kd-board:not(:has(.kd-attempt)) .x {',
  '.ff-phone:has(.ff-active) p {',
  '.tg:has([data-dream]) {',
])('such as %s', (line) => expect(line).toMatch(WHOLE))
