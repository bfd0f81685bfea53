/** How the mine is looked ahead in: turn by turn, and judged by what each side has forged and is about to. */
import { at, type Seat } from '@emberhall/kernel'
import type { Judgement, LaidTable, LearnedValues, Outlook } from '@emberhall/speech'
import { forgeflame } from '../module.ts'
import { isSolo, MAX_SEATS, type O, type S, type T, teamOf, TURNS, Z } from '../state.ts'
import { artifactsOf, neededArtifacts, OBJECTIVES_TO_MEET, seatsOfTeam } from '../steps/end.ts'
import { Outlook as Place } from './outlook.ts'
import strength from './strength.json' with { type: 'json' }
import { Survey } from './survey.ts'
import values from './values.json' with { type: 'json' }

type Figures = Record<string, number>
/** A lone player's score that counts as a victory. */
const FULL_SCORE = 50
/** From here on the end is not in sight. */
const FAR_OFF = 20

function sideOf(t: T, team: number): Figures {
  const { s } = t
  const seats = seatsOfTeam(t, team)
  const survey = new Survey(t, at(seats, 0))
  const places = survey.mates.map((adv) => {
    const { site, ore } = at(s.adventurers, adv)
    return new Place(survey, adv).value(site, Int8Array.from(ore), 0, false, false)
  })
  const mates = survey.mates.map((adv) => at(s.adventurers, adv))
  const held = (zone: number): number => seats.reduce((n, seat) => n + t.cards(zone + seat).length, 0)
  const forged = artifactsOf(t, team).length
  return {
    margin: survey.margin,
    prospects: places.reduce((sum, worth) => sum + worth, 0),
    'best prospect': Math.max(0, ...places),
    ore: mates.reduce((sum, { ore }) => sum + ore.reduce((n, k, kind) => n + k * (kind + 1), 0), 0),
    hindered: mates.filter(({ stun, slow }) => stun || slow).length,
    forged,
    missing: neededArtifacts(t) - forged,
    turns: seats.reduce((n, seat) => n + at(s.turns, seat), 0),
    hand: held(Z.hand),
    treasures: held(Z.treasures),
    advanced: held(Z.advanced),
    'last turns': survey.turnsLeft > FAR_OFF ? 0 : 1,
    'turns left': survey.turnsLeft > FAR_OFF ? 0 : survey.turnsLeft,
    objectives: [...survey.objectives.values()].reduce((sum, n) => sum + n, 0),
  }
}
function features(t: T, seat: Seat): Figures {
  const { s } = t
  const mine = teamOf(t, seat)
  const teams = [...new Set(Array.from({ length: t.seats }, (_, other) => teamOf(t, other)))]
  const own = sideOf(t, mine)
  const rivals = teams.filter((team) => team !== mine).map((team) => sideOf(t, team))
  const foe = rivals.toSorted((a, b) => b['margin']! - a['margin']!)[0] ?? {}
  const figures: Figures = {
    round: s.round,
    kobolds: s.kobolds.length,
    first: teamOf(t, s.first) === mine ? 1 : 0,
    'own turn': s.turn.seat >= 0 && teamOf(t, s.turn.seat) === mine ? 1 : 0,
    'last margin': own['margin']! * own['last turns']!,
    'late margin': own['margin']! * s.round,
    solo: isSolo(t) ? 1 : 0,
    'three seats': t.seats === 3 ? 1 : 0,
    'two teams': t.seats === 4 ? 1 : 0,
    short: t.options.short ? 1 : 0,
  }
  for (const [name, n] of Object.entries(own)) {
    figures[`own ${name}`] = n
    if (rivals.length > 0) figures[`rival ${name}`] = foe[name]!
  }
  return figures
}

const tables: LaidTable[] = Array.from({ length: MAX_SEATS }, (_, i) => ({
  label: i === 0 ? 'alone' : 'one side against plain players',
  seats: i + 1,
  options: forgeflame.quickOptions(i + 1),
}))
const judgement: Judgement<S, O> = {
  file: 'values.json',
  features,
  tables,
  isFor: () => true,
  values: values as unknown as LearnedValues,
}

export const outlook: Outlook<S, O> = {
  // A turn of everybody counts for two, however many they are.
  clock: ({ round, turns }) =>
    round * 2 * TURNS + Math.floor((2 * turns.reduce((sum, n) => sum + n, 0)) / turns.length),
  share: ({ turns, scores, winners }, seat) => {
    const { length } = turns
    if (length === 1) return at(scores, 0).met < OBJECTIVES_TO_MEET ? 0 : Math.min(1, at(scores, 0).total / FULL_SCORE)
    return winners.includes(length === MAX_SEATS ? seat % 2 : seat) ? 1 / winners.length : 0
  },
  strong: { rollouts: 64, turns: 2 },
  master: { rollouts: 300, turns: 2 },
  judgements: [judgement],
  contests: tables.filter(({ seats }) => seats > 1),
  strength,
}
