/** Where the boxes and arrows of a picture go. dagre's own types cannot be read under Node's module rules. */
import * as dagre from '@dagrejs/dagre'

export interface Point {
  readonly x: number
  readonly y: number
}
export interface Size {
  readonly width: number
  readonly height: number
}
export interface Link {
  readonly from: string
  readonly to: string
  /** The size of its label. */
  readonly label: Size
}
export interface Layers extends Size {
  readonly boxes: ReadonlyMap<string, Size & Point>
  /** In the order of the links: the bends, and the middle of the label. */
  readonly arrows: readonly (Point & { readonly points: readonly Point[] })[]
}
interface Graph {
  setGraph(settings: object): void
  graph(): Size
  setNode(id: string, size: object): void
  node(id: string): Size & Point
  setEdge(from: string, to: string, label: object, name: string): void
  edge(from: string, to: string, name: string): Layers['arrows'][number]
}
const { Graph, layout } = dagre as unknown as {
  Graph: new (settings: { multigraph: true }) => Graph
  layout: (graph: Graph) => void
}

export function inLayers(sizes: ReadonlyMap<string, Size>, links: readonly Link[], margin: number): Layers {
  const graph = new Graph({ multigraph: true })
  graph.setGraph({ rankdir: 'TB', nodesep: 34, edgesep: 16, ranksep: 38, marginx: margin, marginy: margin })
  for (const [id, size] of sizes) graph.setNode(id, { ...size })
  links.forEach(({ from, to, label }, i) => graph.setEdge(from, to, { ...label, labelpos: 'c' }, `${i}`))
  layout(graph)
  const { width, height } = graph.graph()
  return {
    width,
    height,
    boxes: new Map([...sizes.keys()].map((id) => [id, graph.node(id)])),
    arrows: links.map(({ from, to }, i) => graph.edge(from, to, `${i}`)),
  }
}
