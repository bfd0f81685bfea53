import type { LogLine } from '@emberhall/kernel'
import { describe, expect, test } from 'vitest'
import { cuesOf, notesOf, type Sounds } from '../src/sound/index.ts'

const line = (what: string): LogLine => ({ what, args: [] }) as unknown as LogLine
const TIMBRE = { wave: 'sine', root: 220, bright: 900, ring: 1 } as const
const CUES = ['dice', 'card', 'blow', 'door', 'victory', 'defeat'] as const
const sounds: Sounds = { timbre: TIMBRE, cueOf: ({ what }) => CUES.find((cue) => cue === what) ?? null }

describe('what is heard', () => {
  test.each(CUES)('%s is short, and never louder than a table can bear', (cue) => {
    const notes = notesOf(cue)
    expect(notes.length).toBeGreaterThan(0)
    for (const { at, s, level } of notes) {
      expect(at + s).toBeLessThan(1.3)
      expect(level).toBeLessThanOrEqual(0.6)
    }
  })
  test('no two sound alike', () => {
    expect(new Set(CUES.map((cue) => JSON.stringify(notesOf(cue)))).size).toBe(CUES.length)
  })
  test('of many lines each cue is heard once, and what comes last is not lost', () => {
    const lines = ['card', 'card', 'blow', 'noise', 'dice', 'blow', 'victory'].map(line)
    expect(cuesOf(sounds, lines)).toEqual(['blow', 'dice', 'victory'])
    expect(cuesOf(sounds, [line('noise')])).toEqual([])
  })
})
