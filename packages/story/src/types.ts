/** The shape of a branching story. A game adds its own conditions, effects, tests and scenes through `Terms`. */
export interface Text {
  readonly en: string
  readonly fr: string
}

/** What a game adds to the vocabulary of its stories. */
export interface Terms {
  /** Conditions besides flags, for example a reputation. */
  readonly condition: object
  /** What a node can do besides setting flags, for example giving gold. */
  readonly effect: object
  /** What is asked of heroes in a test. */
  readonly test: object
  /** What is played outside the story: a fight, a rest, a walk through a city. */
  readonly scene: object
}

export type Condition<G extends Terms> =
  | { readonly flag: string }
  | { readonly not: Condition<G> }
  | { readonly all: readonly Condition<G>[] }
  | { readonly any: readonly Condition<G>[] }
  | G['condition']
export type Effect<G extends Terms> = { readonly set: string } | { readonly clear: string } | G['effect']

/** A paragraph, told only if its condition holds. */
export interface Passage<G extends Terms> {
  readonly if?: Condition<G>
  readonly text: Text
}
export type Body<G extends Terms> = readonly Passage<G>[]

/** A way out of a node: what is told, what it does, where it leads. */
export interface Leg<G extends Terms> {
  readonly body?: Body<G>
  readonly effects?: readonly Effect<G>[]
  readonly next: string
}
export interface Choice<G extends Terms> extends Leg<G> {
  /** Unique in its node. */
  readonly id: string
  readonly label: Text
  /** Offered only if this holds; the text never says so. */
  readonly if?: Condition<G>
  /** What must be paid; shown with the label. */
  readonly cost?: readonly Effect<G>[]
}

interface NodeBase<G extends Terms> {
  /** Unique in its story. */
  readonly id: string
  readonly title?: Text
  /** The name of a picture. */
  readonly picture?: string
  readonly body?: Body<G>
}
export interface TextNode<G extends Terms> extends NodeBase<G>, Leg<G> {
  readonly kind: 'text'
  readonly body: Body<G>
}
export interface ChoiceNode<G extends Terms> extends NodeBase<G> {
  readonly kind: 'choice'
  readonly body: Body<G>
  readonly choices: readonly Choice<G>[]
}
export interface TestNode<G extends Terms> extends NodeBase<G> {
  readonly kind: 'test'
  readonly body: Body<G>
  readonly test: G['test']
  readonly success: Leg<G>
  readonly failure: Leg<G>
}
/** The first case that holds; nothing is shown. */
export interface BranchNode<G extends Terms> extends NodeBase<G> {
  readonly kind: 'branch'
  readonly cases: readonly {
    readonly if: Condition<G>
    readonly effects?: readonly Effect<G>[]
    readonly next: string
  }[]
  readonly otherwise: Leg<G>
}
/** The story waits while a scene is played, and goes on by the way its outcome names. */
export interface SceneNode<G extends Terms> extends NodeBase<G> {
  readonly kind: 'scene'
  readonly scene: G['scene']
  readonly outcomes: Readonly<Record<string, Leg<G>>>
}
export interface EndNode<G extends Terms> extends NodeBase<G> {
  readonly kind: 'end'
  readonly body: Body<G>
  readonly ending: string
  readonly effects?: readonly Effect<G>[]
}
export type Node<G extends Terms> =
  | TextNode<G>
  | ChoiceNode<G>
  | TestNode<G>
  | BranchNode<G>
  | SceneNode<G>
  | EndNode<G>

export interface Story<G extends Terms> {
  readonly id: string
  readonly title: Text
  /** The node it begins with. */
  readonly entry: string
  readonly nodes: readonly Node<G>[]
}
