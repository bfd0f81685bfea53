/** How nodes look, and what their colours mean. */
import type { Node, Story, Terms } from '../types.ts'

export const PAPER = '#fbf8f1'
export const INK = '#2b2621'
export const LEGEND_HEIGHT = 64
const BOX_LETTER = 7.1
const TITLE_LINE = 16

/** A length as it is written. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

type Kind = Node<Terms>['kind']
const TINTS: Readonly<Record<Kind, readonly [fill: string, edge: string]>> = {
  text: ['#f3ead3', '#7d6836'],
  choice: ['#d9e8f5', '#22608f'],
  test: ['#fbe3b7', '#8a5a06'],
  branch: ['#e7def2', '#644392'],
  scene: ['#f6d6cf', '#973527'],
  end: ['#d9ebcf', '#38691f'],
}
export const tint = (kind: Kind): readonly [fill: string, edge: string] => TINTS[kind]

export function boxOf([id, ...title]: readonly string[]): { width: number; height: number } {
  const longest = Math.max(id!.length, ...title.map((line) => line.length))
  return { width: Math.max(96, longest * BOX_LETTER + 22), height: 26 + title.length * TITLE_LINE }
}

const escaped = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Lines centred below each other, the first on the given height. */
export function text(x: number, y: number, lines: readonly string[], size: number, fill: string): string {
  return lines
    .map((line, i) => {
      const at = `x="${n(x)}" y="${n(y + i * (size + 3))}"`
      return `<text ${at} font-size="${size}" text-anchor="middle" fill="${fill}">${escaped(line)}</text>`
    })
    .join('')
}

export function legend(left: number, story: Story<Terms>): string {
  const title = `<text x="${left}" y="28" font-size="17" font-weight="600" fill="${INK}">${escaped(story.title.en)}</text>`
  const kinds = Object.entries(TINTS).map(([kind, [fill, edge]], i) => {
    const count = story.nodes.filter((node) => node.kind === kind).length
    const x = left + i * 98
    const patch = `<rect x="${x}" y="42" width="14" height="14" rx="3" fill="${fill}" stroke="${edge}" stroke-width="1.5"/>`
    return `${patch}<text x="${x + 20}" y="54" font-size="12.5" fill="${INK}">${kind} ${count}</text>`
  })
  return [title, ...kinds].join('\n')
}
