/** A campaign made up for these tests: heroes on a trail of two acts, three scenes each. */
import { type CampaignDef, defineCampaign, type Outcome, type Wanted } from '@emberhall/campaign'
import {
  type Core,
  defineGame,
  flag,
  int,
  list,
  oneOf,
  perSeat,
  questions,
  record,
  type Rule,
  type Shape,
  type Table,
  type TreeOf,
  text,
  verbOf,
  verbs,
  zones,
} from '@emberhall/kernel'

const STATE = { hp: perSeat(int({ min: 0 })), gold: int({ min: 0 }) }
const OPTIONS = { place: oneOf('wood', 'town'), hp: list(int({ min: 0 })) }
export type S = TreeOf<typeof STATE> & Core
export type O = TreeOf<typeof OPTIONS>
const ZONES = { deck: { see: 'none' }, met: { see: 'all' } } as const
const Z = zones(ZONES, 4)
const VERBS = { fight: [], flee: [], hide: [] } as const
const V = verbs(VERBS)
const Q = questions({ meet: 'TR-1' })

/** What a later edition of the game may have changed. */
export interface Edition {
  readonly more?: Shape
  readonly faces?: readonly string[]
  /** Fleeing has become impossible. */
  readonly noFlight?: true
  readonly places?: readonly ['wood' | 'town', ...('wood' | 'town')[]]
}
export function makeGame({
  faces = ['wolf', 'bear', 'owl'],
  noFlight,
  places = ['wood', 'town'],
  more = {},
}: Edition = {}) {
  function* setup(t: Table<S, O>): Rule {
    t.s.hp = t.options.hp.slice()
    t.shuffle(Z.deck)
    t.next('meet', 0)
  }
  function* meet(t: Table<S, O>, n: number): Rule {
    t.move(t.top(Z.deck), Z.met)
    for (let seat = 0; seat < t.seats; seat++) {
      t.offer(V.fight)
      if (!noFlight) t.offer(V.flee)
      t.offer(V.hide)
      const verb = verbOf(yield* t.choose(seat, Q.meet))
      const [die] = yield* t.roll('die', [6], seat, Q.meet)
      if (verb === V.fight) t.s.gold += die!
      if (verb === V.fight && die! < 2) t.s.hp[seat] = Math.max(0, t.s.hp[seat]! - 1)
    }
    if (t.s.hp.every((hp) => hp === 0)) t.end('lost')
    if (n === 1) t.end('won')
    t.next('meet', n + 1)
  }
  return defineGame({
    id: 'trail',
    version: 1,
    seats: { min: 1, max: 4 },
    options: { ...OPTIONS, place: oneOf(...places), ...more },
    state: STATE,
    zones: ZONES,
    verbs: VERBS,
    questions: Q,
    events: {},
    logs: {},
    faces: faces.map((key) => ({ key, back: 'trail' })),
    content: faces,
    cards: () => faces.map((_, face) => ({ face, zone: Z.deck })),
    steps: { setup, meet },
    first: 'setup',
    tie: () => null,
    undoRule: 'TR-2',
    migrate: {},
  })
}

export const SHAPE = {
  act: int({ min: 1, max: 3 }),
  chapter: int({ min: 1, max: 3 }),
  gold: int({ min: 0 }),
  swift: flag(),
  heroes: list(record({ hero: text(), hp: int({ min: 0, max: 9 }) })),
}
export type Trail = TreeOf<typeof SHAPE>
const heroesOf = ({ options }: Wanted) => (options['heroes'] as readonly string[]).map((hero) => ({ hero, hp: 5 }))

function outcome(tree: Trail, final: S): Outcome<Trail> {
  tree.heroes.forEach((hero, seat) => (hero.hp = final.hp[seat]!))
  tree.gold += final.gold
  const lines = [{ code: 'sceneEnded', params: { outcome: final.over, gold: final.gold } }]
  if (tree.chapter < 3) return { tree: { ...tree, chapter: tree.chapter + 1 }, lines }
  return { tree: { ...tree, act: tree.act + 1, chapter: 1 }, lines: [...lines, { code: 'actEnded' }] }
}
export const game = makeGame()
type Def = Omit<CampaignDef<Trail, S, O>, 'shape'>

export function makeTrail(changes: Partial<Def> = {}) {
  return defineCampaign<typeof SHAPE, S, O>({
    game,
    version: 4,
    shape: SHAPE,
    // Version 1 had one purse a hero, version 2 no chapters, version 3 no swift campaigns.
    migrate: {
      1: ({ purses, ...tree }) => ({ ...tree, gold: (purses as number[]).reduce((sum, n) => sum + n, 0) }),
      2: (tree) => ({ ...tree, chapter: 1 }),
      3: (tree) => ({ ...tree, swift: false }),
    },
    begin: (wanted, legacy) => ({
      act: 1,
      chapter: 1,
      gold: legacy.includes('map') ? 3 : 0,
      swift: false,
      heroes: heroesOf(wanted),
    }),
    setup: ({ act, heroes }) => ({
      seats: heroes.length,
      options: { place: act === 1 ? 'wood' : 'town', hp: heroes.map(({ hp }) => hp) },
    }),
    outcome,
    restart: (now, start, wanted) => ({ ...start, gold: Math.min(now.gold, 2), heroes: heroesOf(wanted) }),
    isOver: ({ act }) => act === 3,
    leaves: ({ act }) => (act === 3 ? ['map'] : []),
    modes: { swift: 'TR-3' },
    actOf: ({ act }) => act,
    chapterOf: ({ chapter }) => `chapter${chapter}`,
    pictureOf: ({ act }) => (act === 1 ? 'wood' : 'town'),
    check: ({ heroes }) =>
      new Set(heroes.map(({ hero }) => hero)).size === heroes.length ? [] : ['a hero is there twice'],
    ...changes,
  })
}
export const trail = makeTrail()
