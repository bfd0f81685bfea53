/** The ferry story with one thing changed, and what the checker says then. */
import { checkStories, type Node, type StoryPack } from '@emberhall/story'
import { type Ferry, type FerryStory, stories } from './fixtures/ferry/src/index.ts'

export type { Ferry }
export const [crossing] = stories.stories as [FerryStory]
export const text = (en: string, fr = `${en}-fr`) => ({ en, fr })
export const body = (en = 'A line.', fr = 'Une ligne.') => [{ text: { en, fr } }]

export function nodeAt<K extends Node<Ferry>['kind']>(id: string, kind: K): Extract<Node<Ferry>, { kind: K }> {
  const node = crossing.nodes.find((each) => each.id === id)
  if (node?.kind !== kind) throw new Error(`${id} is no ${kind}`)
  return node as Extract<Node<Ferry>, { kind: K }>
}
export const packOf = (story: FerryStory, changes: Partial<StoryPack<Ferry>> = {}): StoryPack<Ferry> => ({
  ...stories,
  stories: [story],
  ...changes,
})
/** The crossing with these nodes in place of those with the same ids; new ones are added. */
export function changed(...nodes: Node<Ferry>[]): FerryStory {
  const kept = crossing.nodes.map((old) => nodes.find((node) => node.id === old.id) ?? old)
  const added = nodes.filter((node) => crossing.nodes.every((old) => old.id !== node.id))
  return { ...crossing, nodes: [...kept, ...added] }
}
export function problemsOf(pack: StoryPack<Ferry>): string[] {
  return checkStories(pack).map(({ node, path, message }) => {
    const at = [node ?? '-', ...path].join('.')
    return `${at}: ${message}`
  })
}
export const problemsWith = (...nodes: Node<Ferry>[]): string[] => problemsOf(packOf(changed(...nodes)))
