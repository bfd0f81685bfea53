/**
 * What those who look at a table see, and what of it changes. Whole views are not made for that: most of a table looks
 * the same to all, so it is compared and written down once.
 */
import type { Core, Game, Match, Seat } from '@emberhall/kernel'
import { Digest, digestOf, mixA, mixB, placed } from '../fingerprint.ts'
import { compare, type Op, type Plain } from '../patch.ts'
import { type Head, headOf } from '../viewData.ts'

type Fields = Core & { readonly [key: string]: Plain }
/** The table through one pair of eyes: exactly what viewData would print, not printed yet. */
export interface Sight {
  readonly head: Head
  /** Looks the same to all, apart from faces and from who knows them. */
  readonly state: Fields
  /** By zone, 1 where these eyes see the faces in it. */
  readonly open: readonly number[]
  /** Of who knows a card, the part that these eyes may see; who knows one sees it wherever it lies. */
  readonly bit: number
}
const ALL_BITS = -1

/** Looking before and after something that happens at one table. */
export class Looking {
  private readonly match: Match
  private readonly copy: Core | null
  private now: Core | null = null
  constructor(match: Match) {
    this.match = match
    this.copy = match.game.hasHiddenFields ? null : match.game.copy(match.table.s)
  }
  /** To be called before it happens. */
  before(seat: Seat): Sight {
    return this.copy === null ? this.filtered(seat) : this.look(seat, this.copy)
  }
  /** Rules may have written the fields of a thing down in any order; a copy has them in the game's own, as every view has. */
  after(seat: Seat): Sight {
    if (this.copy === null) return this.filtered(seat)
    this.now ??= this.match.game.copy(this.match.table.s)
    return this.look(seat, this.now)
  }
  /** Where fields are hidden, the kernel takes out what this seat may not see, faces too. */
  private filtered(seat: Seat): Sight {
    const state = this.match.view(seat).state as Fields
    return { head: headOf(this.match, seat), state, open: state.zones.map(() => 1), bit: ALL_BITS }
  }
  private look(seat: Seat, state: Core): Sight {
    const bit = 1 << (seat + 1)
    const { table } = this.match
    const open = state.zones.map((cards) => {
      const stranger = cards.find((card) => (state.known[card]! & bit) === 0)
      return stranger === undefined || table.canSee(stranger, seat) ? 1 : 0
    })
    return { head: headOf(this.match, seat), state, open, bit }
  }
}

// ---------------------------------------------------------------- what a game's views are made of

interface Forms {
  /** The fields of a view's state, in the order in which it prints them; faces and zones come last. */
  readonly fields: readonly { readonly key: string; readonly path: string[]; readonly digest: Digest }[]
  readonly zones: readonly { readonly path: string[]; readonly digest: Digest }[]
  /** By face, the back first: as digests, and in JSON. */
  readonly faces: readonly Digest[]
  readonly words: readonly string[]
}
const BACK = digestOf(null)
const [ZONES_KEY, FACES_KEY, STATE_KEY] = [digestOf('zones'), digestOf('faces'), digestOf('state')]
const forms = new WeakMap<Game, Forms>()
function formsOf(game: Game): Forms {
  let known = forms.get(game)
  if (known === undefined) {
    const fields = Object.keys(game.shape).filter((key) => key !== 'faces' && key !== 'zones' && key !== 'where')
    known = {
      fields: fields.map((key) => ({ key, path: ['state', key], digest: digestOf(key) })),
      zones: game.zoneNames.map((name) => ({ path: ['state', 'zones', name], digest: digestOf(name) })),
      faces: [BACK, ...game.faceKeys.map((key) => digestOf(key))],
      words: ['null', ...game.faceKeys.map((key) => JSON.stringify(key))],
    }
    forms.set(game, known)
  }
  return known
}

// ---------------------------------------------------------------- changes

/** What all see alike: as operations in JSON, and digests of how it is now. */
interface Common {
  readonly from: Core
  readonly to: Core
  readonly ops: string
  readonly fields: readonly Digest[]
  readonly zones: Digest
}
export interface Change {
  /** Operations in JSON, without the brackets around them. */
  readonly ops: string
  readonly fingerprint: string
}
const HEAD = ['seat', 'question', 'mode', 'waiting', 'ask'] as const
const HEAD_PATHS = HEAD.map((key) => [key as string])
const HEAD_KEYS = HEAD.map((key) => digestOf(key))

/** What became of the cards for one pair of eyes: which look different, and digests of how they look now. */
interface Cards {
  readonly turned: readonly number[]
  readonly learnt: readonly number[]
  readonly faces: Digest
  readonly known: Digest
}
/** Written out at length: this is run for every card and every pair of eyes after every answer. */
function compareCards(from: Sight, to: Sight, words: readonly Digest[]): Cards {
  const { open, bit } = to
  const { faces, known, where } = to.state
  const { open: wasOpen, bit: hadBit } = from
  const { faces: oldFaces, known: oldKnown, where: oldWhere } = from.state
  const [turned, learnt]: [number[], number[]] = [[], []]
  const [seen, knew] = [Digest.list(faces.length), Digest.list(faces.length)]
  let { a: seenA, b: seenB } = seen
  let { a: knewA, b: knewB } = knew
  let [lastFace, lastKnows] = [-2, -2]
  for (let card = 0; card < faces.length; card++) {
    const knows = known[card]! & bit
    const face = (knows | open[where[card]!]!) !== 0 ? faces[card]! : -1
    const knewIt = oldKnown[card]! & hadBit
    const before = (knewIt | wasOpen[oldWhere[card]!]!) !== 0 ? oldFaces[card]! : -1
    if (face !== before) turned.push(card)
    if (knows !== knewIt) learnt.push(card)
    if (face !== lastFace) {
      lastFace = face
      const word = words[face + 1]!
      seenA = mixA(seenA, placed(word.a, card))
      seenB = mixB(seenB, placed(word.b, card))
    }
    if (knows !== lastKnows) {
      lastKnows = knows
      const n = placed(knows, card)
      knewA = mixA(knewA, n)
      knewB = mixB(knewB, n)
    }
  }
  seen.a = seenA
  seen.b = seenB
  knew.a = knewA
  knew.b = knewB
  return { turned, learnt, faces: seen, known: knew }
}
function faceTo({ state, open, bit }: Sight, card: number): number {
  return (open[state.where[card]!]! | (state.known[card]! & bit)) !== 0 ? state.faces[card]! : -1
}
/** Each card by itself, unless so many have changed that all at once take less. Operations in JSON. */
function tell(changed: readonly number[], n: number, field: string, now: (card: number) => string | number): string {
  if (changed.length * 3 > n) {
    const all = Array.from({ length: n }, (_, card) => now(card))
    return `,[["state","${field}"],0,${n},[${all.join()}]]`
  }
  let ops = ''
  for (const card of changed) ops += `,[["state","${field}",${card}],${now(card)}]`
  return ops
}
/** Most lists are as they were, which is seen faster by looking for nothing else. */
function areEqual(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

/** Each with a comma before it. */
const inJson = (ops: readonly Op[]): string => (ops.length === 0 ? '' : `,${JSON.stringify(ops).slice(1, -1)}`)

/** Changes between one moment and the next, for several pairs of eyes. */
export class Changes {
  private readonly game: Game
  private last: Common | null = null
  constructor(game: Game) {
    this.game = game
  }
  /** From what one saw to what one sees, be it through other eyes. */
  between(from: Sight, to: Sight): Change {
    const { faces, words } = formsOf(this.game)
    const common = this.common(from.state, to.state)
    const cards = compareCards(from, to, faces)
    const n = to.state.faces.length
    const head: Op[] = []
    for (let i = 0; i < HEAD.length; i++)
      compare(from.head[HEAD[i]!] as Plain, to.head[HEAD[i]!] as Plain, HEAD_PATHS[i]!, head)
    const learnt = tell(cards.learnt, n, 'known', (card) => to.state.known[card]! & to.bit)
    const turned = tell(cards.turned, n, 'faces', (card) => words[faceTo(to, card) + 1]!)
    const ops = common.ops + inJson(head) + learnt + turned
    return { ops: ops.slice(1), fingerprint: this.digest(common, cards, to.head).toString() }
  }
  private common(from: Fields, to: Fields): Common {
    if (this.last?.from === from && this.last.to === to) return this.last
    const { fields, zones } = formsOf(this.game)
    const ops: Op[] = []
    const digests: Digest[] = []
    for (const { key, path } of fields) {
      if (key !== 'known') compare(from[key]!, to[key]!, path, ops)
      digests.push(key === 'known' ? BACK : digestOf(to[key]!))
    }
    const lain = Digest.tree(zones.length)
    for (let zone = 0; zone < zones.length; zone++) {
      const { path, digest } = zones[zone]!
      const cards = to.zones[zone]!
      if (!areEqual(from.zones[zone]!, cards)) compare(from.zones[zone]!, cards, path, ops)
      lain.part(digest).part(digestOf(cards))
    }
    this.last = { from, to, ops: inJson(ops), fields: digests, zones: lain }
    return this.last
  }
  private digest(common: Common, { faces, known }: Cards, head: Head): Digest {
    const { fields } = formsOf(this.game)
    const state = Digest.tree(fields.length + 2)
    for (let i = 0; i < fields.length; i++) {
      const { key, digest } = fields[i]!
      state.part(digest).part(key === 'known' ? known : common.fields[i]!)
    }
    state.part(ZONES_KEY).part(common.zones).part(FACES_KEY).part(faces)
    const view = Digest.tree(HEAD.length + 1)
    for (let i = 0; i < HEAD.length; i++) {
      if (HEAD[i] === 'ask') view.part(STATE_KEY).part(state)
      view.part(HEAD_KEYS[i]!).part(digestOf(head[HEAD[i]!] as Plain))
    }
    return view
  }
}
