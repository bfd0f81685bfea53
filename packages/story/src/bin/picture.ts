/** A story as a picture: its nodes in layers from the entry down, its ways as arrows. */
import type { Node, Story, Terms } from '../types.ts'
import { waysOf } from '../ways.ts'
import { withEndsApart } from './apart.ts'
import { arrow, label, labelSize } from './arrows.ts'
import { boxOf, INK, LEGEND_HEIGHT, legend, n, PAPER, text, tint } from './drawing.ts'
import { labelOf, linesOf } from './labels.ts'
import { inLayers, type Point, type Size } from './layers.ts'

const MARGIN = 24
const NARROWEST = 620

export function draw(whole: Story<Terms>): string {
  const story = { ...whole, nodes: withEndsApart(whole.nodes) }
  const sizes = new Map(story.nodes.map((node) => [node.id, boxOf(linesOf(node))]))
  const links = story.nodes.flatMap((node) =>
    waysOf(node)
      .filter(({ leg }) => sizes.has(leg.next))
      .map((way) => {
        const lines = labelOf(node, way)
        return { from: node.id, to: way.leg.next, lines, label: labelSize(lines) }
      }),
  )
  const { boxes, arrows, ...size } = inLayers(sizes, links, MARGIN)
  const parts = [
    ...arrows.map(({ points }) => arrow(points)),
    ...arrows.map((at, i) => label(at, links[i]!.lines)),
    ...story.nodes.map((node) => boxFor(node, boxes.get(node.id)!, node.id === story.entry ? 3.5 : 1.5)),
  ]
  const width = Math.max(size.width, NARROWEST)
  const height = size.height + LEGEND_HEIGHT
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} ${n(height)}" width="${n(width)}" height="${n(height)}" font-family="system-ui, sans-serif">
<rect width="100%" height="100%" fill="${PAPER}"/>
<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 8 4 0 8Z" fill="${INK}"/></marker></defs>
${legend(MARGIN, story)}
<g transform="translate(${n((width - size.width) / 2)} ${LEGEND_HEIGHT})">
${parts.filter((part) => part !== '').join('\n')}
</g>
</svg>
`
}

function boxFor(node: Node<Terms>, { x, y, width, height }: Size & Point, border: number): string {
  const [fill, edge] = tint(node.kind)
  const [id, ...title] = linesOf(node)
  const top = y - height / 2
  const radius = node.kind === 'end' ? 18 : 6
  const shape = `x="${n(x - width / 2)}" y="${n(top)}" width="${n(width)}" height="${n(height)}" rx="${radius}"`
  const frame = `<rect ${shape} fill="${fill}" stroke="${edge}" stroke-width="${border}"/>`
  return `${frame}${text(x, top + 17, [id!], 11, edge)}${text(x, top + 33, title, 12.5, INK)}`
}
