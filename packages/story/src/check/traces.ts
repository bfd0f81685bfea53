/** What stories leave behind, flags and whatever else the game keeps, and where it is asked for again. */
import type { StoryPack } from '../pack.ts'
import type { Condition, Effect, Node, Story, Terms } from '../types.ts'
import { isClear, isFlag, isSet } from '../words.ts'
import { askedInScene, atomsOf, gatesOf, tellingsOf } from './sites.ts'

/** The name under which an effect leaves something behind; null if it is over once it is done. */
export function leftBy<G extends Terms>(pack: StoryPack<G>, effect: Effect<G>): string | null {
  if (isSet(effect)) return effect.set
  return isClear(effect) ? effect.clear : (pack.keptAs?.(effect) ?? null)
}
export interface Reading<G extends Terms> {
  /** null: the rules read it, wherever the story is. */
  readonly at: { readonly story: Story<G>; readonly node: Node<G> } | null
  /** Whether it decides what is played, and not only what is told. */
  readonly inPlay: boolean
}

/** Everybody who asks for what was left behind, by its name. */
export function readingsOf<G extends Terms>(pack: StoryPack<G>): ReadonlyMap<string, readonly Reading<G>[]> {
  const found = new Map<string, Reading<G>[]>()
  const note = (name: string, reading: Reading<G>) => found.set(name, [...(found.get(name) ?? []), reading])
  const namesIn = (condition: Condition<G>): string[] =>
    atomsOf(condition).flatMap((atom) => (isFlag(atom) ? atom.flag : (pack.keptAs?.(atom) ?? [])))
  for (const name of pack.readByRules ?? []) note(name, { at: null, inPlay: true })
  for (const story of pack.stories)
    for (const node of story.nodes) {
      const at = { story, node }
      for (const { value } of [...gatesOf(node), ...askedInScene(pack, node)])
        for (const name of namesIn(value)) note(name, { at, inPlay: true })
      for (const { value } of tellingsOf(node)) for (const name of namesIn(value)) note(name, { at, inPlay: false })
    }
  return found
}
