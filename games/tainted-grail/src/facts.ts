/** What the lab counts in a finished chapter. */
import type { LogLine } from '@emberhall/kernel'
import type { Facts } from '@emberhall/speech'
import type { GrailGame } from './game.ts'
import type { S } from './state.ts'

export function factsOf(game: GrailGame, s: S, log: readonly LogLine[]): Facts {
  const lines = (...names: readonly string[]): LogLine[] => log.filter(({ what }) => names.includes(what))
  const sum = (what: string, word: string): number =>
    lines(what)
      .filter(({ args }) => args.includes(word))
      .reduce((total, { args }) => total + Number(args.at(-1) ?? 0), 0)
  const names = new Set(log.flatMap(({ args }) => args.map((arg) => (typeof arg === 'object' ? arg.face : arg))))
  const laid = new Set(lines('lays', 'panics', 'usesItem', 'usesSecret').flatMap(({ args }) => args.map(faceOf)))
  const played = s.characters.filter(({ status }) => status !== 'unused').length
  return {
    outcome: s.outcome === 'won' ? 'win' : 'loss',
    cause: s.outcome === 'won' ? 'won' : lines('graceGiven').length > 0 ? 'lost after the Grace' : 'lost',
    turns: s.day,
    cards: game.faceKeys.map((face) => ({ face, seen: names.has(face), used: laid.has(face) })),
    figures: {
      characters: played,
      days: s.day,
      deaths: lines('died').length,
      'went down': lines('dying').length,
      'went mad': lines('mad').length,
      graces: lines('graceGiven').length,
      'menhirs fed': lines('activated').length,
      'menhirs out': lines('menhirOut').length,
      places: lines('revealed').length,
      'places lost': lines('swallowed').length,
      'combats won': lines('encounterWon').length,
      'talks won': lines('talkWon').length,
      'encounters lost': lines('encounterLost', 'encounterOver', 'retreats', 'robbed').length,
      flights: lines('flees', 'forcedOut').length,
      verses: new Set(lines('verse').map(({ args }) => args[0])).size,
      options: new Set(lines('option').map(({ args }) => JSON.stringify(args))).size,
      quests: lines('questDone').length,
      meals: lines('rests').length,
      'xp a character': sum('gains', 'xp') / Math.max(1, played),
      'food a character': sum('gains', 'food') / Math.max(1, played),
      'cards learned': lines('learned').length,
      'attributes raised': lines('raised', 'skill').length,
    },
  }
}
const faceOf = (arg: LogLine['args'][number]): string | null =>
  typeof arg === 'object' ? arg.face : typeof arg === 'string' ? arg : null
