/** Kinfire Delve, as the shell sees it. */
import { kinfireDelve } from '../module.ts'
import type { S } from '../state.ts'
import { type Point, tutorial } from '../tutorial/index.ts'
import type { Core, Match, View } from '@emberhall/kernel'
import type { Changes, DieSide, GameModule, GameShell, Lang, Lesson, TableModule } from '@emberhall/speech'
import { dieSides, optionWords, seekerLabel } from './options.ts'

const { game, words } = kinfireDelve
/** Where on the table a lesson points; several places where the layouts differ. */
const PLACES: Readonly<Record<Extract<Point, string>, string>> = {
  board: '.kd-board',
  hand: '[data-anchor="hand"]',
  master: '.kd-master-place > .kd-lies',
  health: '[data-anchor="health"]',
  depth: '.kd-depth, .kd-depth-bar',
  fatigue: '[data-anchor="fatigue-left"]',
  dice: '[data-anchor="dice"]',
  ledger: '.kd-sum',
  lantern: '.kd-lamp',
  prompt: '.prompt',
  undo: '.tools .tool',
}
const pagesBefore = (step: number): number =>
  tutorial.moments.slice(0, step).reduce((sum, { lessons }) => sum + lessons.length, 0)
const PAGES = pagesBefore(tutorial.moments.length) + tutorial.farewell.length
const lesson: Lesson = {
  seats: tutorial.setup.seats,
  start: () => tutorial.start() as unknown as Match,
  guidance: (view, log, lang) => {
    const guided = tutorial.guidance(view as View<S>, log)
    if (guided === null) return null
    const { step, lessons, option, instead } = guided
    const says = lessons.map(({ say, rule, point }) => ({
      text: say[lang],
      rule,
      points: placeOf(point, view as View<S>),
    }))
    return { step, before: pagesBefore(step), pages: PAGES, says, option, instead: instead[lang] }
  },
  skipped: tutorial.skipped,
}
function placeOf(point: Point, { state }: View<S>): string {
  if (typeof point === 'string') return PLACES[point]
  const face = game.faceOf(point.card)
  return state.faces.flatMap((f, card) => (f === face ? [`[data-card="${card}"]`] : [])).join(', ')
}

const SKILL = ['red', 'red', 'green', 'green', 'blue', 'blue'] as const
const LIGHT = ['light', 'light', 'light', 'dark', 'dark', 'dark'] as const
/** KD-5.38 All four dice, less those a text leaves out. */
function dice(core: Core, lang: Lang): readonly (readonly DieSide[])[] {
  const { skip } = (core as S).attempt
  const skills = Array.from({ length: 3 - skip.filter((die) => die === 'skill').length }, () => SKILL)
  const all = skip.includes('lightDark') ? skills : [...skills, LIGHT]
  return all.map((die) => die.map((side) => dieSides[lang][side]))
}

export const shell: GameShell = {
  changes: async () => (await import('../changes/index.ts')).changes as Changes,
  module: kinfireDelve as unknown as TableModule,
  bot: 'heuristic',
  players: async () => (await import('../index.ts')).module as unknown as GameModule,
  optionWords,
  openHands: 'openHands',
  perSeat: {
    option: 'seekers',
    label: seekerLabel,
    choices: (lang) =>
      game.seekerIds.map((value) => {
        const { name, lines } = words[lang].card(value)
        return { value, label: name, note: lines[0] ?? '' }
      }),
  },
  campaign: null,
  lesson,
  hasDice: true,
  dice,
}
