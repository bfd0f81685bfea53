/**
 * Looking ahead in the reference game, beside the bot that boardgame.io brings: lines of play in a CPU second, from the same moments of the same
 * games, lines as long as that bot's own default on average, all answers in them at random on both sides.
 */
import { Fate, Match } from '@emberhall/kernel'
import { mindOf, random, type Thinker, thinking } from '@emberhall/minds'
import { position } from '@emberhall/bots'
import type { Outlook } from '@emberhall/speech'
import { MCTSBot } from 'boardgame.io/dist/cjs/ai.js'
import { seedChoices } from './choices.ts'
import { cpuSeconds, median } from './measure.ts'
import { playOn } from './playouts.ts'
import { begun, decideAtRandom, gameOf } from './seventeen/boardgameio.ts'
import { SEATS } from './seventeen/content.ts'
import type { Resumable } from './seventeen/frames.ts'
import { seventeen } from './seventeen/game.ts'
import type { State } from './seventeen/state.ts'

const ROUNDS = 5
/** Moments of a game at which somebody thinks: after this many decisions. */
const MOMENTS = [40, 120, 200]
const LINES = 2000
const PEER_LINES = 40
/** What boardgame.io's bot does by itself. */
const PEER_DEPTH = 50
/** Turns of Seventeen with as many answers as that: 305 in its 48 turns. */
const TURNS = 8

let answers = 0
const outlook: Outlook<State, Record<string, never>> = {
  clock: ({ turn }) => turn,
  share: ({ points }, seat) => (points[seat] === Math.max(...points) ? 1 : 0),
  judgements: [
    {
      file: '',
      tables: [],
      isFor: () => true,
      features: ({ s }, seat) => ({ lead: s.points[seat]! - Math.max(...s.points) }),
      values: {
        content: seventeen.contentHash,
        how: {},
        check: [],
        features: ['lead'],
        mean: [0],
        spread: [10],
        hidden: [],
        straight: [1],
        out: [],
        threshold: 0,
      },
    },
  ],
  contests: [],
  strength: { content: '', rows: [] },
}
const module: Thinker<State, Record<string, never>> = {
  game: seventeen,
  brains: {
    heuristic: (here) => {
      answers++
      return random(here)
    },
  },
  outlook,
}

interface Found {
  readonly lines: number
  readonly seconds: number
  readonly answers: number
}
function own(seed: number, moment: number): Found {
  seedChoices(seed)
  const match = Match.start(seventeen, { seats: SEATS, seed, watched: false })
  playOn(match, moment)
  const seat = match.waiting()[0]!
  const mind = mindOf(module, match.options, SEATS)!
  const here = position(match, seat, match.askOf(seat)!, new Fate(seed))
  answers = 0
  const start = cpuSeconds()
  let lines = 0
  for (const _ of thinking(mind, here, { rollouts: LINES, turns: TURNS })) lines++
  return { lines, seconds: cpuSeconds() - start, answers }
}
async function peer(seed: number, moment: number): Promise<Found> {
  seedChoices(seed)
  let state = begun(seed)
  for (let i = 0; i < moment; i++) state = decideAtRandom(state)
  // Its bot asks for the moves of all who may act; here that is one seat at a time.
  const enumerate = ({ options, seat }: Resumable, _: unknown, asked: string) =>
    asked === '0'
      ? options.map((option) => ({
          type: 'MAKE_MOVE',
          payload: { type: 'decide', args: [option], playerID: String(seat) },
        }))
      : []
  const game = gameOf(seed)
  const bot = new MCTSBot({ game, enumerate, seed, iterations: PEER_LINES, playoutDepth: PEER_DEPTH })
  const start = cpuSeconds()
  await bot.play(state, '0')
  return { lines: PEER_LINES, seconds: cpuSeconds() - start, answers: PEER_LINES * PEER_DEPTH }
}

/** What both get through, in words. */
export async function searching(): Promise<string[]> {
  const rates: { own: number[]; peer: number[]; ratio: number[] } = { own: [], peer: [], ratio: [] }
  let [ownAnswers, ownLines] = [0, 0]
  for (let round = 0; round <= ROUNDS; round++) {
    const sums = { own: [0, 0] as [number, number], peer: [0, 0] as [number, number] }
    for (const moment of MOMENTS) {
      const mine = own(round + 1, moment)
      const theirs = await peer(round + 1, moment)
      sums.own = [sums.own[0] + mine.lines, sums.own[1] + mine.seconds]
      sums.peer = [sums.peer[0] + theirs.lines, sums.peer[1] + theirs.seconds]
      if (round > 0) [ownAnswers, ownLines] = [ownAnswers + mine.answers, ownLines + mine.lines]
    }
    // The first round is for the compiler.
    if (round === 0) continue
    const [a, b] = [sums.own[0] / sums.own[1], sums.peer[0] / sums.peer[1]]
    rates.own.push(a)
    rates.peer.push(b)
    rates.ratio.push(a / b)
  }
  const shown = (n: number): string => n.toFixed(n < 100 ? 1 : 0)
  return [
    `Emberhall: ${shown(median(rates.own))} lines a CPU second, ${shown(ownAnswers / ownLines)} answers a line`,
    `boardgame.io: ${shown(median(rates.peer))} lines a CPU second, at most ${PEER_DEPTH} answers a line`,
    `ratio: ${shown(median(rates.ratio))} (${rates.ratio.map(shown).join(', ')})`,
  ]
}
