/** Games brought to a certain point, as files that the hall opens. */
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { botOf, decide } from '@emberhall/bots'
import { type Ask, Fate, hashText, Match, type SaveFile, save } from '@emberhall/kernel'
import { kinfireDelve } from '@emberhall/kinfire-delve'

/** A solo game of bots, up to the first question of this kind. */
export function savedAt(isWanted: (ask: Ask) => boolean): SaveFile {
  for (let seed = 1; seed < 60; seed++) {
    const options = kinfireDelve.quickOptions(1)
    const match = Match.start(kinfireDelve.game, { seats: 1, options, seed })
    const bot = botOf(kinfireDelve, 'heuristic')
    while (!match.isOver) {
      if (isWanted(match.askOf(0)!)) return save(match)
      match.play(0, decide(match, 0, bot, new Fate(seed)))
    }
  }
  throw new Error('no game comes to that')
}
/** A solo game of bots that is over. */
export function savedOver(): SaveFile {
  const match = Match.start(kinfireDelve.game, { seats: 1, options: kinfireDelve.quickOptions(1), seed: 1 })
  const bot = botOf(kinfireDelve, 'heuristic')
  while (!match.isOver) match.play(0, decide(match, 0, bot, new Fate(1)))
  return save(match)
}
/** The same save as an older Emberhall with other rules would have written it. */
export function changed(file: SaveFile, change: Partial<SaveFile>): SaveFile {
  const { sum: _, ...body } = { ...file, ...change }
  return { ...body, sum: hashText(JSON.stringify(body)) }
}
export function fileOf(name: string, content: unknown): string {
  const file = join(tmpdir(), `emberhall-${process.pid}-${name}.save.json`)
  writeFileSync(file, JSON.stringify(content))
  return file
}
