/** TG-21 Tainted Grail as a campaign: a sitting is a scene, which can be left at any question and taken up again; what lies on the table goes into the document. */
import { type AnyCampaign, defineCampaign, type Line, type Wanted } from '@emberhall/campaign'
import { copyPlain, flag, initialTree, int, oneOf, reading, readOptions, type TreeOf } from '@emberhall/kernel'
import { KEPT, type Kept, SHEET, WANTED } from './campaign-shape.ts'
import type { GrailGame } from './game.ts'
import { CHALLENGE, MAX_CHARACTERS, MODIFIERS, STORY } from './parts.ts'
import { unknownIn } from './known.ts'
import { allCards, pilesOf, unknownCards } from './piles.ts'
import { OPTIONS, type S } from './state.ts'
import { namedMap } from './survival/grace.ts'
import { chronicleOf } from './text/chronicle.ts'

const SHAPE = {
  ...KEPT,
  ...WANTED,
  seats: int({ min: 1, max: MAX_CHARACTERS, initial: 1 }),
  sittings: int({ min: 0 }),
  result: oneOf('underWay', 'won', 'lost'),
  characterOptions: OPTIONS.characters,
  freePlay: flag(),
  chronicler: OPTIONS.chronicler,
  teaching: flag(true),
  consensus: OPTIONS.consensus,
}
type Tree = TreeOf<typeof SHAPE>

const fresh = (): Tree => initialTree(SHAPE, 0, 0) as Tree
/** TG-2.1 to TG-2.6 As agreed before the first sitting. */
function begin(game: GrailGame, { seats, options }: Wanted): Tree {
  const { mode, without, freePlay, chronicler, teaching, consensus, characters } = readOptions(game, options, seats)
  const own: readonly string[] = mode === 'story' ? STORY : mode === 'challenge' ? CHALLENGE : []
  const flags = Object.fromEntries(MODIFIERS.map((one) => [one, own.includes(one) && !without.includes(one)]))
  return { ...fresh(), ...flags, seats, freePlay, chronicler, teaching, consensus, characterOptions: characters }
}
const isStory = (tree: Tree): boolean => STORY.some((one) => tree[one])
const isChallenge = (tree: Tree): boolean => CHALLENGE.some((one) => tree[one])
const keptOf = (tree: Tree): Kept =>
  Object.fromEntries(Object.keys(KEPT).map((key) => [key, tree[key as keyof Kept]])) as Kept

/** What lies on the table, as far as everybody knows it. */
function sheetOf(
  game: GrailGame,
  state: S,
  seats: number,
): Pick<Tree, keyof typeof SHEET | 'piles' | 'lots' | 'snapshot' | 'isChapterOver'> {
  const t = reading(game, { state, options: {}, seats })
  const sheet = copyPlain(Object.fromEntries(Object.keys(SHEET).map((key) => [key, state[key as keyof typeof SHEET]])))
  const { snapshot, isChapterOver } = state
  return {
    ...(sheet as Pick<Tree, keyof typeof SHEET>),
    ...pilesOf(t, allCards),
    map: namedMap(t),
    snapshot,
    isChapterOver,
  }
}

export function grailCampaign(game: GrailGame): AnyCampaign {
  const campaign = defineCampaign({
    game,
    version: 1,
    shape: SHAPE,
    migrate: {},
    begin: (wanted) => begin(game, wanted),
    setup: (tree) => {
      const { seats, freePlay, chronicler, teaching, consensus, characterOptions: characters } = tree
      const mode = isStory(tree) ? ('story' as const) : isChallenge(tree) ? ('challenge' as const) : ('normal' as const)
      const without = MODIFIERS.filter((one) => !tree[one])
      const wanted = MODIFIERS.reduce((mask, one, i) => (tree[one] ? mask | (1 << i) : mask), 0)
      const options = { mode, without, freePlay, chronicler, teaching, consensus, characters, wanted }
      return { seats, options: { ...options, isCampaign: true, campaign: keptOf(tree) } }
    },
    outcome: (tree, final) => {
      const result: Tree['result'] = final.over === 'won' || final.over === 'lost' ? final.over : 'underWay'
      const after = { ...tree, ...sheetOf(game, final, tree.seats), joining: [], leaving: [], result }
      const { names } = game.book
      const dead = final.characters.flatMap(({ status }, c) =>
        status === 'dead' && tree.characters[c]?.status !== 'dead' ? [names.characters[c] ?? ''] : [],
      )
      const lines: Line[] = [
        { code: final.over, params: { day: final.day, chapter: final.chapter } },
        ...dead.map((character): Line => ({ code: 'died', params: { character, day: final.day } })),
        ...(result === 'underWay' ? [] : told(game, final, tree.seats)),
      ]
      return { tree: { ...after, sittings: tree.sittings + 1 }, lines }
    },
    /** TG-21.4, TG-21.8 Where those who join and leave are named, the sitting about to begin; else the chapter from its start. */
    restart: (now, start, { seats, options }) => {
      const [joining, leaving] = [namesIn(options['joining']), namesIn(options['leaving'])]
      return { ...(joining.length + leaving.length > 0 ? now : start), seats, joining, leaving }
    },
    isOver: ({ result }) => result !== 'underWay',
    leaves: () => [],
    /** TG-2.2, TG-2.7 They hold from the next chapter’s set-up on. */
    modes: Object.fromEntries(MODIFIERS.map((one) => [one, 'TG-2.2'])),
    actOf: ({ chapter }) => Math.max(1, chapter),
    chapterOf: ({ chapter, day }) => `${Math.max(1, chapter)}.${Math.max(1, day)}`,
    pictureOf: ({ chapter }) => `chapter-${Math.max(1, chapter)}`,
    check: (tree) => problemsOf(game, tree),
  })
  return campaign as unknown as AnyCampaign
}
/** TG-37.6 What a chapter that is over comes to; how it ended has been said. */
const told = (game: GrailGame, final: S, seats: number): Line[] =>
  chronicleOf(reading(game, { state: final, options: {}, seats })).filter(({ code }) => code !== final.over)
const namesIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

/** TG-2.6, TG-21.2, TG-21.4 */
function problemsOf(game: GrailGame, tree: Tree): string[] {
  const { book } = game
  const { names } = book
  const problems = [...unknownIn(book, tree), ...unknownCards(game, tree)]
  if (tree.map.some(({ guardians }) => guardians.some((no) => no >= names.encounters.length)))
    problems.push('map: there is no such guardian')
  if (isStory(tree) && isChallenge(tree)) problems.push('modifiers of two modes (TG-2.6)')
  for (const id of [...tree.joining, ...tree.leaving])
    if (!names.characters.includes(id)) problems.push(`no character ${id} (TG-3.1)`)
  if (tree.day === 0) return problems
  const active = tree.characters.filter(({ status }) => status === 'active').length
  const wanted = active + tree.joining.length - tree.leaving.length
  const isChanged = tree.joining.length + tree.leaving.length > 0
  // TG-20.14 Somebody may have died without a successor.
  if (isChanged ? wanted !== tree.seats : active > tree.seats) problems.push('as many characters as seats (TG-21.4)')
  for (const id of tree.joining) {
    const status = tree.characters[names.characters.indexOf(id)]?.status
    if (status !== 'unused' && status !== 'gone') problems.push(`${id} cannot join (TG-20.15)`)
  }
  return problems
}
