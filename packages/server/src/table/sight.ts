/**
 * What those who look at a table see, and what of it changes. Whole views are not made for that: most of a table looks
 * the same to all, so it is compared and written down once.
 */
import type { Core, Game, Match, Seat } from '@emberhall/kernel'
import { Digest, digestOf } from '../fingerprint.ts'
import { compare, type Op, type Plain } from '../patch.ts'
import { type Head, headOf } from '../viewData.ts'

type Fields = Core & { readonly [key: string]: Plain }
/** The table through one pair of eyes: exactly what viewData would print, not printed yet. */
export interface Sight {
  head: Head
  /** Looks the same to all, apart from faces and from who knows them. */
  state: Fields
  /** By card; -1: a back. */
  faces: number[]
  known: number[]
}

/** Looking before and after something that happens at one table; between the two nothing else can happen anywhere. */
export class Looking {
  /** The lists of earlier sights are filled again: much less to clear away. */
  private readonly sights: Sight[] = []
  private used = 0
  private copy: Core | null = null

  /** Earlier sights are not needed any more. Until the next time, what lies on the table now is remembered. */
  begin(match: Match): void {
    this.used = 0
    this.copy = match.game.hasHiddenFields ? null : match.game.copy(match.table.s)
  }
  before(match: Match, seat: Seat): Sight {
    return this.look(match, seat, this.copy ?? match.view(seat).state)
  }
  after(match: Match, seat: Seat): Sight {
    return this.look(match, seat, match.game.hasHiddenFields ? match.view(seat).state : match.table.s)
  }
  private look(match: Match, seat: Seat, state: Core): Sight {
    const head = headOf(match, seat)
    const sight = (this.sights[this.used] ??= { head, state, faces: [], known: [] })
    this.used++
    sight.head = head
    sight.state = state
    const cards = state.faces.length
    if (sight.faces.length !== cards) sight.faces.length = sight.known.length = cards
    fill(sight, match, seat)
    return sight
  }
}
/** A face is seen by those who know it and by those who may look into its zone. */
function fill({ state, faces, known }: Sight, { table }: Match, seat: Seat): void {
  const bit = 1 << (seat + 1)
  for (const cards of state.zones) {
    const stranger = cards.find((card) => (state.known[card]! & bit) === 0)
    const isOpen = stranger === undefined || table.canSee(stranger, seat)
    for (const card of cards) {
      known[card] = state.known[card]! & bit
      faces[card] = isOpen || known[card] !== 0 ? state.faces[card]! : -1
    }
  }
}

// ---------------------------------------------------------------- what a game's views are made of

interface Forms {
  /** The fields of a view's state, in the order in which it prints them; faces and zones come last. */
  readonly fields: readonly { readonly key: string; readonly path: string[]; readonly digest: Digest }[]
  readonly zones: readonly { readonly path: string[]; readonly digest: Digest }[]
  readonly faces: readonly Digest[]
}
const BACK = digestOf(null)
const FACES = ['state', 'faces']
const KNOWN = ['state', 'known']
const [ZONES_KEY, FACES_KEY, STATE_KEY] = [digestOf('zones'), digestOf('faces'), digestOf('state')]
const forms = new WeakMap<Game, Forms>()
function formsOf(game: Game): Forms {
  let known = forms.get(game)
  if (known === undefined) {
    const fields = Object.keys(game.shape).filter((key) => key !== 'faces' && key !== 'zones' && key !== 'where')
    known = {
      fields: fields.map((key) => ({ key, path: ['state', key], digest: digestOf(key) })),
      zones: game.zoneNames.map((name) => ({ path: ['state', 'zones', name], digest: digestOf(name) })),
      faces: game.faceKeys.map((key) => digestOf(key)),
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

/** Most lists of cards are as they were, which is seen faster by looking for nothing else. */
function areEqual(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

/** Changes between one moment and the next, for several pairs of eyes. */
export class Changes {
  private readonly game: Game
  private last: Common | null = null
  constructor(game: Game) {
    this.game = game
  }
  /** From what one saw to what one sees, be it through other eyes. */
  between(from: Sight, to: Sight): Change {
    const common = this.common(from.state, to.state)
    const ops: Op[] = []
    HEAD.forEach((key, i) => compare(from.head[key] as Plain, to.head[key] as Plain, HEAD_PATHS[i]!, ops))
    if (!areEqual(from.known, to.known)) compare(from.known, to.known, KNOWN, ops)
    if (!areEqual(from.faces, to.faces)) {
      const turned: Op[] = []
      compare(from.faces, to.faces, FACES, turned)
      for (const op of turned) ops.push(this.inWords(op))
    }
    const own = JSON.stringify(ops).slice(1, -1)
    const comma = common.ops === '' || own === '' ? '' : ','
    return { ops: common.ops + comma + own, fingerprint: this.digest(common, to).toString() }
  }
  private inWords(op: Op): Op {
    const { faceKeys } = this.game
    const word = (face: Plain): Plain => ((face as number) < 0 ? null : faceKeys[face as number]!)
    return op.length === 2 ? [op[0], word(op[1])] : [op[0], op[1], op[2], op[3].map(word)]
  }
  private common(from: Fields, to: Fields): Common {
    if (this.last?.from === from && this.last.to === to) return this.last
    const { fields, zones } = formsOf(this.game)
    const ops: Op[] = []
    const digests = fields.map(({ key, path }) => {
      if (key === 'known') return BACK
      compare(from[key]!, to[key]!, path, ops)
      return digestOf(to[key]!)
    })
    const lain = Digest.tree(zones.length)
    zones.forEach(({ path, digest }, zone) => {
      const cards = to.zones[zone]!
      if (!areEqual(from.zones[zone]!, cards)) compare(from.zones[zone]!, cards, path, ops)
      lain.part(digest).part(digestOf(cards))
    })
    this.last = { from, to, ops: JSON.stringify(ops).slice(1, -1), fields: digests, zones: lain }
    return this.last
  }
  private digest(common: Common, { head, known, faces }: Sight): Digest {
    const { fields, faces: words } = formsOf(this.game)
    const state = Digest.tree(fields.length + 2)
    fields.forEach(({ key, digest }, i) =>
      state.part(digest).part(key === 'known' ? digestOf(known) : common.fields[i]!),
    )
    const shown = Digest.list(faces.length)
    for (const face of faces) shown.part(face < 0 ? BACK : words[face]!)
    state.part(ZONES_KEY).part(common.zones).part(FACES_KEY).part(shown)
    const view = Digest.tree(HEAD.length + 1)
    HEAD.forEach((key, i) => {
      if (key === 'ask') view.part(STATE_KEY).part(state)
      view.part(HEAD_KEYS[i]!).part(digestOf(head[key] as Plain))
    })
    return view
  }
}
