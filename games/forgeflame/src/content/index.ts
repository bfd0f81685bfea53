import { RuleFault } from '@emberhall/kernel'
import { adventurers, cards } from './adventurers/index.ts'
import { artifacts } from './artifacts.ts'
import { BOARD } from './board.ts'
import { events } from './events.ts'
import { imps } from './imps.ts'
import { objectives } from './objectives.ts'
import { deposits, explorations, treasures } from './tokens.ts'
import type { Content } from './types.ts'
import { validateContent } from './validate.ts'

export { EPILOGUES } from './epilogues.ts'
export { COLLECTION_BONUS } from './tokens.ts'

export const CONTENT: Content = {
  adventurers,
  cards,
  artifacts,
  events,
  imps,
  objectives,
  deposits,
  explorations,
  treasures,
}

const problems = validateContent(CONTENT, BOARD)
if (problems.length > 0) throw new RuleFault(`This content cannot be played.\n${problems.join('\n')}`)
