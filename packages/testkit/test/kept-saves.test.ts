/** Saves that people keep, written by the versions of their time: whatever has changed since, they open and are played on. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decide } from '@emberhall/bots'
import { Fate, found, hashState } from '@emberhall/kernel'
import { gameFolder, gameIds, loadGame } from '@emberhall/roster'
import { load, readSave, save } from '@emberhall/saves'
import { expect, test } from 'vitest'

const FURTHER = 100
const kept = gameIds().flatMap((id) => {
  const folder = join(gameFolder(id), 'test', 'corpus')
  return globSync('save-*.json', { cwd: folder }).map((file) => ({
    id,
    name: file.slice(5, -5),
    path: join(folder, file),
  }))
})

test.each(kept)('$id, $name: opens where it stood, and is played on', { timeout: 60_000 }, async ({ id, path }) => {
  const { game, brains } = await loadGame(id)
  const file = readSave(readFileSync(path, 'utf8'))
  const { match, divergence } = load(game, file)
  expect(divergence).toBeNull()
  // Brought from an older version, a state has another fingerprint.
  expect(file.version < game.version || hashState(game, match.table.s) === file.position).toBe(true)
  const again = load(game, save(match))
  expect(again).toMatchObject({ divergence: null })
  expect(again.match.table.s).toEqual(match.table.s)

  const before = match.log(0).length
  const bot = { name: 'heuristic', brain: found(brains['heuristic'], 'a bot') }
  const fate = new Fate(1)
  for (let n = 0; !match.isOver && n < FURTHER; n++) {
    const seat = found(match.waiting()[0], 'somebody who is asked')
    match.play(seat, decide(match, seat, bot, fate))
  }
  expect(match.log(0).length).toBeGreaterThan(before)
})
