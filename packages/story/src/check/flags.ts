/** Who sets which flag, and who asks for it. */
import type { StoryPack } from '../pack.ts'
import type { Story, Terms } from '../types.ts'
import { isClear, isSet } from '../words.ts'
import type { Report } from './problem.ts'
import { conditionsOf, effectsOf, flagsIn } from './sites.ts'
import { leftBy } from './traces.ts'

/** The flags that a story sets, clears and asks for. */
function flagsOf<G extends Terms>(
  pack: StoryPack<G>,
  story: Story<G>,
): { set: Set<string>; cleared: Set<string>; read: Set<string> } {
  const effects = story.nodes.flatMap(effectsOf).map(({ value }) => value)
  return {
    set: new Set(effects.filter(isSet).map(({ set }) => set)),
    cleared: new Set(effects.filter(isClear).map(({ clear }) => clear)),
    read: new Set(story.nodes.flatMap((node) => conditionsOf(pack, node)).flatMap(({ value }) => flagsIn(value))),
  }
}

/** Flags that may change while this story is not looking: those of the rules and of other stories. */
export function foreignFlags<G extends Terms>(pack: StoryPack<G>, story: Story<G>): ReadonlySet<string> {
  const others = pack.stories.filter((other) => other !== story).map((other) => flagsOf(pack, other))
  return new Set([...(pack.setByRules ?? []), ...others.flatMap(({ set, cleared }) => [...set, ...cleared])])
}

/** Flags read but never set, set but never read, cleared without ever having been set. */
export function checkFlags<G extends Terms>(pack: StoryPack<G>, reportOf: (story: Story<G> | null) => Report<G>): void {
  const all = pack.stories.map((story) => flagsOf(pack, story))
  const set = new Set([...(pack.setByRules ?? []), ...all.flatMap((flags) => [...flags.set])])
  const read = new Set([...(pack.readByRules ?? []), ...all.flatMap((flags) => [...flags.read])])
  for (const story of pack.stories) {
    const report = reportOf(story)
    for (const node of story.nodes) {
      for (const { path, value } of conditionsOf(pack, node))
        for (const flag of flagsIn(value))
          if (!set.has(flag)) report(node, path, `the flag "${flag}" is read here, but nothing sets it`)
      for (const { path, value } of effectsOf(node)) {
        if (isSet(value) && !read.has(value.set))
          report(node, path, `the flag "${value.set}" is set, but nothing reads it`)
        if (isClear(value) && !set.has(value.clear))
          report(node, path, `the flag "${value.clear}" is cleared here, but nothing sets it`)
      }
    }
  }
  const report = reportOf(null)
  const kept = new Set(
    pack.stories.flatMap((story) => story.nodes.flatMap(effectsOf)).flatMap(({ value }) => leftBy(pack, value) ?? []),
  )
  for (const flag of pack.readByRules ?? [])
    if (!set.has(flag) && !kept.has(flag))
      report(null, [], `the flag "${flag}" is read by the rules, but nothing sets it`)
  for (const flag of pack.setByRules ?? [])
    if (!read.has(flag)) report(null, [], `the flag "${flag}" is set by the rules, but nothing reads it`)
}
