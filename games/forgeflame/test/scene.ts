/** The mine as a scenario wants it: teams, hands, places, loads; where nothing is named nothing lies and nobody stands in the way. */
import type { Seat } from '@emberhall/kernel'
import { type Given, given } from '@emberhall/testkit'
import type { Content } from '../src/content/types.ts'
import { ORES } from '../src/content/types.ts'
import { ADVENTURERS, CONTENT, makeForgeflame, type O, PASSAGES, ROW, type S, SITES, Z } from '../src/index.ts'

export { ROW, SITES, Z } from '../src/index.ts'
export const forgeflame = makeForgeflame(CONTENT)

/** The same game with other printed things: cards laid in or exchanged. */
export const withContent = (change: Partial<Content>): ReturnType<typeof makeForgeflame> =>
  makeForgeflame({ ...CONTENT, ...change })

type Ore = (typeof ORES)[number]
export interface Scene {
  readonly game?: ReturnType<typeof makeForgeflame>
  readonly seats?: number
  readonly teams?: readonly (readonly string[])[]
  /** Cards in hand by seat; the rest of the basic cards lies in the draw pile, all Advanced ones in the advanced pile. */
  readonly hands?: readonly (readonly string[])[]
  readonly draws?: readonly (readonly string[])[]
  readonly discards?: readonly (readonly string[])[]
  readonly active?: readonly (readonly string[])[]
  readonly advanced?: readonly (readonly string[])[]
  /** Adventurer: site; all others stand at the Entrance. */
  readonly at?: Readonly<Record<string, string>>
  readonly ore?: Readonly<Record<string, readonly Ore[]>>
  readonly lying?: Readonly<Record<string, readonly Ore[]>>
  readonly bag?: readonly Ore[]
  readonly kobolds?: readonly string[]
  readonly caveIns?: readonly string[]
  readonly deposits?: Readonly<Record<string, string>>
  /** Exploration tokens: treasure, rekindle, encounter, trap, totem, find. */
  readonly tokens?: Readonly<Record<string, string>>
  /** Site: kind of totem, with its Active token. */
  readonly totems?: Readonly<Record<string, string>>
  /** Whether each of the three Flames is lit. */
  readonly flames?: readonly boolean[]
  readonly row?: readonly string[]
  readonly forged?: readonly (readonly string[])[]
  readonly treasures?: readonly (readonly string[])[]
  readonly first?: Seat
  readonly turn?: Seat
  readonly options?: Partial<O>
}

const TEAMS: Readonly<Record<number, readonly (readonly string[])[]>> = {
  1: [['granit', 'nobz', 'molly']],
  2: [
    ['granit', 'nobz', 'molly'],
    ['mogrimur', 'korgain', 'silkara'],
  ],
  3: [
    ['granit', 'nobz', 'molly'],
    ['mogrimur', 'korgain', 'silkara'],
    ['gobetou', 'flyna', 'ogmul'],
  ],
  4: [
    ['granit', 'nobz'],
    ['mogrimur', 'korgain'],
    ['molly', 'ogmul'],
    ['gobetou', 'silkara'],
  ],
}
export const adv = (name: string): number => {
  const i = (ADVENTURERS as readonly string[]).indexOf(name)
  if (i < 0) throw new Error(`there is no adventurer "${name}"`)
  return i
}
export const site = (name: string): number => {
  const i = SITES.indexOf(name)
  if (i < 0) throw new Error(`there is no site "${name}"`)
  return i
}
export const passage = (name: string): number => {
  const i = PASSAGES.indexOf(name)
  if (i < 0) throw new Error(`there is no passage "${name}"`)
  return i
}
export const ore = (name: Ore): number => ORES.indexOf(name)
function counts(ores: readonly Ore[]): number[] {
  return ORES.map((kind) => ores.filter((o) => o === kind).length)
}

/** A turn of seat 0 (or `turn`) is about to begin. */
export function scene(wanted: Scene = {}): Given<S, O> {
  const { game = forgeflame, seats = 2, first = 0, turn = 0 } = wanted
  const teams = wanted.teams ?? TEAMS[seats]!
  const options: Partial<O> = {
    recruitment: 'random',
    extra: true,
    expansion: true,
    soloDeck: 'standard',
    firstPlayer: first,
    ...wanted.options,
  }
  const g = given(game, { seats, options, from: 'turn' }).agenda('turn', turn)
  g.set((s) => {
    const adventurerOf = new Map(game.content.cards.map((card) => [card.id, card]))
    const keyOf = (id: number) => game.faceKeys[s.faces[id]!]!
    const put = (id: number, zone: number) => {
      s.zones[s.where[id]!] = s.zones[s.where[id]!]!.filter((other) => other !== id)
      s.zones[zone]!.push(id)
      s.where[id] = zone
      s.known[id] = 0
    }
    const seatOf = (name: string) => teams.findIndex((team) => team.includes(name))
    ADVENTURERS.forEach((name, i) => {
      const load = counts(wanted.ore?.[name] ?? [])
      s.adventurers[i] = {
        seat: seatOf(name),
        site: site(wanted.at?.[name] ?? 'E'),
        ore: load,
        stun: false,
        slow: false,
      }
    })
    if (seats === 1) s.places = teams[0]!.map(adv)
    const inOrder = s.faces.map((_, id) => id)
    for (const id of inOrder) {
      const card = adventurerOf.get(keyOf(id))
      if (card === undefined) continue
      const seat = seatOf(card.adventurer)
      if (seat < 0) put(id, Z.box)
      else put(id, (card.tier === 'basic' || seats === 1 ? Z.draw : Z.advancedPile) + seat)
    }
    for (const [at, tokens, zones] of [
      [s.deposit, wanted.deposits ?? {}, [Z.depositsI, Z.depositsII, Z.depositsIII]],
      [s.exploration, prefixed('token-', wanted.tokens), [Z.explorations]],
    ] as const) {
      const lying = zones.flatMap((zone) => s.zones[zone]!.slice())
      const used = new Set<number>()
      at.fill(-1)
      for (const [name, key] of Object.entries(tokens)) {
        const id = lying.concat(s.zones[Z.gone]!).find((token) => keyOf(token) === key && !used.has(token))
        if (id === undefined) throw new Error(`there is no further token "${key}"`)
        used.add(id)
        at[site(name)] = id
      }
      for (const id of lying) if (!used.has(id)) put(id, Z.gone)
    }
    for (const [name, kind] of Object.entries(prefixed('totem-', wanted.totems))) {
      const id = inOrder.find((token) => keyOf(token) === kind)!
      put(id, Z.totems)
      s.totem[site(name)] = id
      s.totemReady[site(name)] = true
    }
    s.kobolds = (wanted.kobolds ?? []).map((name) => ({ site: site(name), stun: false, slow: false }))
    for (const name of wanted.caveIns ?? []) s.caveIn[passage(name)] = true
    s.lying = SITES.map((name) => counts(wanted.lying?.[name] ?? []))
    if (wanted.bag !== undefined) s.bag = counts(wanted.bag)
    wanted.flames?.forEach((lit, i) => (s.flames[i]!.lit = lit))
    const total = [20, 20, 20, options.mithrul === true ? 3 : 0]
    s.reserve = total.map(
      (n, kind) =>
        n -
        s.bag[kind]! -
        s.lying.reduce((sum, ores) => sum + ores[kind]!, 0) -
        s.adventurers.reduce((sum, a) => sum + a.ore[kind]!, 0),
    )
  })
  wanted.row?.forEach((key, i) => g.zone(ROW[i]!, [key], Z.artifactPile))
  const bySeat = [
    [Z.hand, wanted.hands],
    [Z.discard, wanted.discards],
    [Z.active, wanted.active],
    [Z.advanced, wanted.advanced],
    [Z.forged, wanted.forged],
    [Z.treasures, wanted.treasures],
  ] as const
  for (const [zone, lists] of bySeat)
    lists?.forEach((keys, seat) => {
      if (keys.length > 0) g.add(zone + seat, keys)
    })
  wanted.draws?.forEach((keys, seat) => g.top(Z.draw + seat, keys))
  return g
}
function prefixed(prefix: string, tokens: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(tokens).map(([name, kind]) => [name, `${prefix}${kind}`]))
}

/** Where somebody is, by the site's id. */
export const whereIs = (s: S, name: string): string => SITES[s.adventurers[adv(name)]!.site]!
export const loadOf = (s: S, name: string): number[] => s.adventurers[adv(name)]!.ore
export const lyingAt = (s: S, name: string): number[] => s.lying[site(name)]!
