/** Names that come from the content: of choices in stories, of skills and items, of enemies, and so on. */
export interface Names {
  readonly choices: readonly string[]
  readonly nodes: readonly string[]
  readonly cards: readonly string[]
  readonly locations: readonly string[]
  readonly quests: readonly string[]
  readonly battles: readonly string[]
  readonly allies: readonly string[]
  readonly enemies: readonly string[]
  readonly scenes: readonly string[]
  readonly landmarks: readonly string[]
  /** Tokens of enemies: card and initiative. */
  readonly foes: readonly string[]
  /** Tokens of the board: scene and token. */
  readonly things: readonly string[]
  /** Combat scenes, and those of battle quests. */
  readonly fights: readonly string[]
  /** Objectives: fight and number. */
  readonly objectives: readonly string[]
}
export const NO_NAMES: Names = {
  choices: [],
  nodes: [],
  cards: [],
  locations: [],
  quests: [],
  battles: [],
  allies: [],
  enemies: [],
  scenes: [],
  landmarks: [],
  foes: [],
  things: [],
  fights: [],
  objectives: [],
}
