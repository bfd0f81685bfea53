/** The pages of stories as the log tells them. */
import { byId } from '../book.ts'
import type { Choice, Leg, Node, Passage } from '@emberhall/story'
import type { Lang } from '@emberhall/speech'
import type { FateforgeTerms } from '../content/story-terms.ts'
import type { Speech } from './speech.ts'

type G = FateforgeTerms
export function nodeNamed({ game }: Speech, id: string): Node<G> {
  return byId(
    game.book.content.stories.flatMap(({ nodes }) => nodes),
    id,
  )
}
export const titleOf = (lang: Lang, { title }: Node<G>): string => title?.[lang] ?? ''

/** The passages of a body whose bits are set, one below the other. */
function passages(lang: Lang, body: readonly Passage<G>[] | undefined, bits: number): string[] {
  return (body ?? []).flatMap(({ text }, i) => ((bits & (1 << i)) === 0 ? [] : [text[lang]]))
}
export function pageText(sp: Speech, id: string, bits: number): string {
  const node = nodeNamed(sp, id)
  const title = titleOf(sp.lang, node)
  const head = title === '' ? [] : [/[.!?…]$/u.test(title) ? title : `${title}.`]
  return [...head, ...passages(sp.lang, node.body, bits)].join('\n')
}
/** The way out of a node by its number: choice, success or failure, case or otherwise, outcome. */
function wayOut(node: Node<G>, n: number): Leg<G> | undefined {
  switch (node.kind) {
    case 'choice':
      return node.choices[n]
    case 'test':
      return n === 0 ? node.success : node.failure
    case 'branch':
      return n < 0 ? node.otherwise : node.cases[n]
    case 'scene':
      return Object.values(node.outcomes)[n]
    default:
      return undefined
  }
}
export function legText(sp: Speech, id: string, n: number, bits: number): string {
  return passages(sp.lang, wayOut(nodeNamed(sp, id), n)?.body, bits).join('\n')
}

/** A choice by its name in answers, `n5.pay`. */
export function choiceNamed(sp: Speech, name: string): Choice<G> {
  const at = name.lastIndexOf('.')
  const node = nodeNamed(sp, name.slice(0, at)) as Extract<Node<G>, { kind: 'choice' }>
  return node.choices.find(({ id }) => id === name.slice(at + 1))!
}
