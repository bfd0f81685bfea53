/** Out of fights: the nearest door, by the light of the lantern; what the mission asks for besides. */
import { type Answer, aOf, at, bOf, DONE, type Option, verbOf } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import { DOOR, GATE, MINES, SEALED } from '../parts.ts'
import { connectorCells } from '../queries/board.ts'
import { areAdjacent, boardOf, isFree, worldOf } from '../queries/ground.ts'
import { isLit } from '../queries/light.ts'
import { FAR, waysFrom } from '../queries/reach.ts'
import { maxGrit } from '../queries/stats.ts'
import { V } from '../questions.ts'
import { isExploredGate } from '../steps/tiles.ts'
import type { Cell, HeroNo, T } from '../state.ts'
import { lightWorth } from './light.ts'
import { hurt, shaken } from './odds.ts'
import { best, heroNo, type Seen } from './seen.ts'

/** A step is worth so much of what the dark costs. */
const STEP = 0.5
/** Whoever has lost more than this of Health or Sanity leaves the rubble alone. */
const WELL = 0.35
/** SB-40.3 Below this the lantern needs oil. */
const LOW_OIL = 5

const specialOf = (t: T) => at(bookOf(t).content.missions, t.s.mission).special

// ---------------------------------------------------------------- where to

/** Squares that a hero wants to reach. */
function goalsOf(t: T, h: HeroNo): Cell[] {
  const board = boardOf(t)
  const { s } = t
  const own = missionGoals(t, h)
  if (own.length > 0) return own
  const rooms = s.tiles.flatMap(({ token, isRevealed }, tile) =>
    token >= 0 && !isRevealed ? [...entranceOf(t, tile)] : [],
  )
  if (rooms.length > 0) return rooms
  const doors = openExits(t)
  const wanted = doors.filter((door) => isWanted(t, h, door))
  return (wanted.length > 0 ? wanted : doors).flatMap(({ tile, exit }) => [...connectorCells(board, tile, exit)])
}
/** The squares by which one comes in. */
function entranceOf(t: T, tile: number): readonly Cell[] {
  const { plan, cells } = at(boardOf(t).tiles, tile)
  return plan.entrance === null ? cells : connectorCells(boardOf(t), tile, -1)
}
interface Exit {
  readonly tile: number
  readonly exit: number
  readonly isGate: boolean
}
function openExits(t: T): Exit[] {
  return t.s.tiles.flatMap(({ exits }, tile) =>
    exits.flatMap((state, exit) => {
      const isGate = state === GATE && !isExploredGate(t, tile, exit)
      return state === DOOR || isGate ? [{ tile, exit, isGate }] : []
    }),
  )
}
/** A mission beyond a gate is not won on this side; any other one better not on the far side. */
function isWanted(t: T, h: HeroNo, { tile, isGate }: Exit): boolean {
  if (specialOf(t)?.rule !== 'threshold') return !isGate && sectionWorld(t, tile) === worldOf(t, h)
  const isElsewhere = t.s.sections.some((world) => world !== MINES)
  return isElsewhere ? sectionWorld(t, tile) !== MINES : isGate
}
const sectionWorld = (t: T, tile: number): number => at(t.s.sections, at(t.s.tiles, tile).section)

export function missionGoals(t: T, h: HeroNo): Cell[] {
  const { s } = t
  const board = boardOf(t)
  const special = specialOf(t)
  if (special?.rule === 'sealRift' && s.stage === 'after')
    return [...connectorCells(board, s.objective, at(s.tiles, s.objective).exits.indexOf(SEALED))]
  if (special?.rule === 'leadBoy' && s.boy >= 0) {
    if (h === s.lantern.holder) return s.acting.leads ? homeOf(t) : [s.boy]
    const guide = s.heroes[s.lantern.holder]
    if (guide === undefined) return homeOf(t)
    // Those who follow stay in the light until the boy is on his way.
    return guide.at === s.boy || areAdjacent(t, guide.at, s.boy) ? besideHome(t) : [guide.at]
  }
  if (special?.rule === 'powder') {
    if (s.charges >= special.charges) return homeOf(t)
    return plantable(t, special.distance).flatMap((tile) => [...at(board.tiles, tile).cells])
  }
  return []
}
/** The start squares: deep enough in the Mine Entrance that nobody blocks its door. */
function homeOf(t: T): Cell[] {
  const { plan, cells } = at(boardOf(t).tiles, 0)
  return cells.filter((_, i) => at(plan.cells, i).isStart)
}
/** Out of the way of whoever brings somebody home. */
function besideHome(t: T): Cell[] {
  const { plan, cells } = at(boardOf(t).tiles, 0)
  const row = Math.min(...plan.cells.map(({ y }) => y).filter((y) => y >= 0))
  return cells.filter((_, i) => at(plan.cells, i).y === row)
}
/** SB-40.5 Rooms this many doors from the entrance that have no charge yet. */
function plantable(t: T, distance: number): number[] {
  const { tiles } = boardOf(t)
  const doors = (tile: number): number => (tile === 0 ? 0 : 1 + doors(Math.max(0, at(tiles, tile).back)))
  return t.s.tiles.flatMap(({ isRevealed, charge }, tile) =>
    isRevealed && !charge && doors(tile) >= distance ? [tile] : [],
  )
}

// ---------------------------------------------------------------- the activation

export function chooseOutside(seen: Seen): Answer {
  const { t, ask } = seen
  const h = t.s.acting.hero
  const of = (verb: number): Option | undefined => ask.options.find((option) => verbOf(option) === verb)
  const lead = h === t.s.lantern.holder ? of(V.lead) : undefined
  const deed = of(V.seal) ?? of(V.plant) ?? lead
  if (deed !== undefined) return deed
  if (!t.s.acting.isDone) {
    const step = chooseStep(seen, h)
    if (step !== undefined) return step
  }
  return chooseSearch(seen, h) ?? DONE
}
/** Nearer to where he wants to be, in the light; at Max Grit a sprint that may get him there. */
function chooseStep({ t, ask }: Seen, h: HeroNo): Option | undefined {
  const goals = goalsOf(t, h)
  if (goals.length === 0) return undefined
  const { steps } = waysFrom(boardOf(t), goals, FAR, null)
  const { at: here, grit } = heroNo(t, h)
  const dark = lightWorth(t, h)
  const worth = (cell: Cell): number => dark(cell) - Math.min(99, at(steps, cell)) * STEP
  const walks = ask.options.filter((option) => verbOf(option) === V.walk)
  // SB-40.2 The boy comes to where his guide has just been: one step on from a start square.
  if (t.s.acting.leads && homeOf(t).includes(here) && !homeOf(t).includes(t.s.boy)) {
    const beside = walks.filter((option) => areAdjacent(t, here, aOf(option)))
    if (beside.length > 0) return best(beside, (option) => -at(steps, aOf(option)))
  }
  if (walks.length > 0) {
    const to = best(walks, (option) => worth(aOf(option)))
    if (worth(aOf(to)) > worth(here)) return to
  }
  const left = at(steps, here)
  const isClose = left > 0 && left <= 4 && goals.some((cell) => isFree(t, cell))
  if (!isClose || grit < maxGrit(t, h) || t.s.acting.points > 0 || hasNews(t)) return undefined
  return ask.options.find((option) => verbOf(option) === V.sprint)
}
/** A room waits for its token: nobody goes on before it is turned. */
export const hasNews = (t: T): boolean => t.s.tiles.some(({ token, isRevealed }) => token >= 0 && !isRevealed)

function chooseSearch({ t, ask }: Seen, h: HeroNo): Option | undefined {
  const looks = ask.options.filter((option) => verbOf(option) === V.look)
  const { at: here } = heroNo(t, h)
  if (looks.length > 0 && !hasNews(t) && (h === t.s.lantern.holder || isLit(t, here))) {
    const wanted = looks.find((option) => isWanted(t, h, exitAt(t, aOf(option), bOf(option))))
    if (wanted !== undefined || goalsOf(t, h).includes(here)) return wanted ?? looks[0]
  }
  const isWell = hurt(t, h) <= WELL && shaken(t, h) <= WELL && !isPressed(t)
  const needsOil = t.s.lantern.oil >= 0 && t.s.lantern.oil < LOW_OIL
  if (!isWell && !needsOil && !t.s.acting.mustScavenge) return undefined
  return ask.options.find((option) => verbOf(option) === V.scavenge)
}
/** Missions with a long way to go leave no time, and no luck, for rubble. */
const isPressed = (t: T): boolean => ['powder', 'threshold', 'sealRift', 'leadBoy'].includes(specialOf(t)?.rule ?? '')
const exitAt = (t: T, tile: number, exit: number): Exit => ({
  tile,
  exit,
  isGate: at(at(t.s.tiles, tile).exits, exit) === GATE,
})
