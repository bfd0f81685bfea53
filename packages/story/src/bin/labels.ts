/** What is written on the nodes and arrows of a picture. */
import { at } from '@emberhall/kernel'
import type { Condition, Node, Terms } from '../types.ts'
import type { Way } from '../ways.ts'
import { isAll, isAny, isFlag, isNot } from '../words.ts'

const TITLE_WIDTH = 26
const LABEL_WIDTH = 24

/** The id, and the title or the first words in up to two lines. */
export function linesOf<G extends Terms>(node: Node<G>): string[] {
  const words = node.title?.en ?? node.body?.[0]?.text.en ?? ''
  return [node.kind === 'end' ? `${node.id} · ${node.ending}` : node.id, ...wrapped(words, TITLE_WIDTH)]
}
export function labelOf<G extends Terms>(node: Node<G>, way: Way<G>): string[] {
  if (node.kind === 'branch') return wrapped(way.if.map(inWords).join() || way.name, LABEL_WIDTH)
  const name = wrapped(way.leg.label?.en ?? way.name, LABEL_WIDTH)
  return [...name, ...way.if.flatMap((condition) => wrapped(`if ${inWords(condition)}`, LABEL_WIDTH))]
}

/** Up to two lines, cut short where there would be more. */
function wrapped(words: string, width: number): string[] {
  const lines: string[] = []
  for (const word of words.split(/\s+/).filter((each) => each !== '')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.length > 2 ? [at(lines, 0), `${lines[1]} …`] : lines
}

/** A condition or an effect. */
export function inWords<G extends Terms>(condition: Condition<G>): string {
  if (isFlag(condition)) return condition.flag
  if (isNot<G>(condition)) return `not ${inWords(condition.not)}`
  if (isAll<G>(condition)) return condition.all.map(inWords).join(' and ')
  if (isAny<G>(condition)) return `(${condition.any.map(inWords).join(' or ')})`
  const own = Object.entries(condition).map(([key, value]) => `${key} ${JSON.stringify(value)}`)
  return own.join(' ').replaceAll(/[{}"]/g, '').replaceAll(/[:,]/g, ' ')
}
