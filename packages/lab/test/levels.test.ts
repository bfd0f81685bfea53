import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadGames, root } from '@emberhall/roster'
import { expect, test } from 'vitest'
import { withLevels } from '../src/levels.ts'

for (const module of await loadGames()) {
  const { id } = module.game
  test(`the balance report of ${id} says what was last measured of its levels, and no other part of it changes`, () => {
    const page = readFileSync(join(root, 'docs', 'balance', `${id}.md`), 'utf8')
    expect(page).toContain('## By level of play\n')
    expect(withLevels(page, module)).toBe(page)
    const other = { ...module, outlook: { ...module.outlook!, strength: { content: '', rows: [] } } }
    const forgotten = withLevels(page, other)
    expect(forgotten).toContain('Nothing has been measured with this content')
    expect(withLevels(forgotten, module)).toBe(page)
  })
}
