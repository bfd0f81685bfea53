/** What comes of every choice: what an option does at once, where else it leads, and where it is asked for later. */
import type { StoryPack } from '../pack.ts'
import type { Choice, ChoiceNode, Effect, Node, Story, Terms } from '../types.ts'
import { waysOf } from '../ways.ts'
import { isClear, isSet } from '../words.ts'
import type { Report } from './problem.ts'
import { effectsOf } from './sites.ts'
import { leftBy, type Reading, readingsOf } from './traces.ts'

interface Consequence<G extends Terms> {
  readonly option: Choice<G>
  /** What it costs and does, but for flags, and for what every option does. */
  readonly atOnce: readonly Effect<G>[]
  /** Nodes in which something is played, and to which not every option leads. */
  readonly leadsTo: readonly string[]
  /** Where it is asked for later: to decide what is played, or only what is told. */
  readonly inPlay: readonly string[]
  readonly inWords: readonly string[]
}
export interface ChoiceFound<G extends Terms> {
  readonly story: Story<G>
  readonly node: ChoiceNode<G>
  readonly options: readonly Consequence<G>[]
  /** What it changes at most. */
  readonly changes: 'play' | 'words' | 'nothing'
}
/** Something besides flags that the game keeps, for example what somebody thinks of the heroes. */
export interface KeptFound {
  readonly name: string
  readonly changedAt: readonly string[]
  readonly inPlay: readonly string[]
  readonly inWords: readonly string[]
}
export interface Consequences<G extends Terms> {
  readonly choices: readonly ChoiceFound<G>[]
  readonly kept: readonly KeptFound[]
}

export function consequencesOf<G extends Terms>(pack: StoryPack<G>): Consequences<G> {
  const readings = readingsOf(pack)
  const choices = pack.stories.flatMap((story) =>
    story.nodes.flatMap((node) => (node.kind === 'choice' ? [choiceFound(pack, readings, story, node)] : [])),
  )
  return { choices, kept: keptIn(pack, readings) }
}

/** Every choice comes to something, and everything that is kept is asked for. */
export function checkConsequences<G extends Terms>(pack: StoryPack<G>, reportOf: (story: Story<G>) => Report<G>): void {
  const { choices, kept } = consequencesOf(pack)
  for (const { story, node, changes } of choices)
    if (changes === 'nothing' && node.choices.length > 1)
      reportOf(story)(node, [], 'nothing comes of this choice, whatever is chosen')
  const idle = kept.filter(({ inPlay, inWords }) => inPlay.length + inWords.length === 0).map(({ name }) => name)
  for (const story of pack.stories)
    for (const node of story.nodes)
      for (const { path, value } of effectsOf(node)) {
        const name = leftBy(pack, value)
        if (name !== null && idle.includes(name))
          reportOf(story)(node, path, `"${name}" is changed here, but nothing asks for it`)
      }
}

// ---------------------------------------------------------------- choices

type Readings<G extends Terms> = ReadonlyMap<string, readonly Reading<G>[]>

function choiceFound<G extends Terms>(
  pack: StoryPack<G>,
  readings: Readings<G>,
  story: Story<G>,
  node: ChoiceNode<G>,
): ChoiceFound<G> {
  const behind = node.choices.map(({ next }) => nodesBehind(story, next))
  const isToldAgain = pack.toldAgain?.includes(story.id) === true
  // What every option does is no matter of choice.
  const isShared = (effect: Effect<G>) =>
    node.choices.every((other) => effectsAt(other).some((each) => JSON.stringify(each) === JSON.stringify(effect)))
  const options = node.choices.map((option, i): Consequence<G> => {
    const effects = effectsAt(option).filter((effect) => !isShared(effect))
    const left = new Set(effects.flatMap((effect) => leftBy(pack, effect) ?? []))
    const later = [...left]
      .flatMap((name) => readings.get(name) ?? [])
      .filter((reading) => {
        const { at } = reading
        return at === null || at.story !== story || isToldAgain || behind[i]!.has(at.node)
      })
    const places = (inPlay: boolean) =>
      placesOf(
        later.filter((reading) => reading.inPlay === inPlay),
        story,
      )
    return {
      option,
      atOnce: effects.filter((effect) => !isSet(effect) && !isClear(effect)),
      leadsTo: [...behind[i]!]
        .filter((each) => isPlayed(pack, each) && !behind.every((nodes) => nodes.has(each)))
        .map(({ id }) => id),
      inPlay: places(true),
      inWords: places(false),
    }
  })
  const isFelt = ({ atOnce, leadsTo, inPlay }: Consequence<G>) =>
    atOnce.some((effect) => leftBy(pack, effect) === null) || leadsTo.length + inPlay.length > 0
  const changes = options.some(isFelt)
    ? 'play'
    : options.some(({ inWords }) => inWords.length > 0)
      ? 'words'
      : 'nothing'
  return { story, node, options, changes }
}
const effectsAt = <G extends Terms>({ cost = [], effects = [] }: Choice<G>): Effect<G>[] => [...cost, ...effects]
/** Something is done, asked or fought there, or the story ends. */
function isPlayed<G extends Terms>(pack: StoryPack<G>, node: Node<G>): boolean {
  if (node.kind !== 'text' && node.kind !== 'branch') return true
  return effectsOf(node).some(({ value }) => !isSet(value) && !isClear(value) && leftBy(pack, value) === null)
}
function nodesBehind<G extends Terms>(story: Story<G>, entry: string): ReadonlySet<Node<G>> {
  const found = new Set(story.nodes.filter(({ id }) => id === entry))
  for (const node of found)
    for (const { leg } of waysOf(node)) for (const next of story.nodes) if (next.id === leg.next) found.add(next)
  return found
}

// ---------------------------------------------------------------- what is kept

function keptIn<G extends Terms>(pack: StoryPack<G>, readings: Readings<G>): KeptFound[] {
  const changed = new Map<string, string[]>()
  for (const story of pack.stories)
    for (const node of story.nodes)
      for (const { value } of effectsOf(node)) {
        const name = isSet(value) || isClear(value) ? null : leftBy(pack, value)
        if (name === null) continue
        const places = changed.get(name) ?? []
        changed.set(name, [...new Set([...places, placeOf(story, node)])])
      }
  return [...changed].map(([name, changedAt]) => {
    const places = (inPlay: boolean) =>
      placesOf(
        (readings.get(name) ?? []).filter((reading) => reading.inPlay === inPlay),
        null,
      )
    return { name, changedAt, inPlay: places(true), inWords: places(false) }
  })
}
const placeOf = <G extends Terms>(story: Story<G>, node: Node<G>): string => `${story.id}/${node.id}`
/** Where it is read, each place once; those of the story at hand by the node alone. */
function placesOf<G extends Terms>(readings: readonly Reading<G>[], story: Story<G> | null): string[] {
  const names = readings.map(({ at }) => {
    if (at === null) return 'the rules'
    return at.story === story ? at.node.id : placeOf(at.story, at.node)
  })
  return [...new Set(names)]
}
