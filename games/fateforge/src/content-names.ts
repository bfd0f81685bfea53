/** Names that come from the content: of choices in stories, of skills and items, of enemies, and so on. */
const KINDS = [
  'choices',
  'nodes',
  'cards',
  'locations',
  'quests',
  'battles',
  'allies',
  'enemies',
  'scenes',
  'landmarks',
  /** Tokens of enemies: card and initiative. */
  'foes',
  /** Tokens of the board: scene and token. */
  'things',
  /** Combat scenes, and those of battle quests. */
  'fights',
  /** Objectives: fight and number. */
  'objectives',
] as const
export type Names = Readonly<Record<(typeof KINDS)[number], readonly string[]>>
export const NO_NAMES = Object.fromEntries(KINDS.map((kind) => [kind, []])) as unknown as Names
