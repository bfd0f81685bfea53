/** Which side of the game is on the table: a fight on its board, or a page. */
import type { View } from '@emberhall/kernel'
import type { S } from '../../state.ts'

const FIGHT: readonly S['phase'][] = ['muster', 'preparation', 'turns', 'reactions', 'enemies', 'upkeep', 'leaving']
/** Items and skills are laid out on a page, also between the panels of a fight; so is what a fight has earned. */
const ON_PAGES: readonly string[] = ['camp', 'swapSkills', 'prize', 'traitCard', 'dieWon']

export function isFight({ state, ask }: View<S>): boolean {
  return FIGHT.includes(state.phase) && state.scene !== '' && !ON_PAGES.includes(ask?.def.name ?? '')
}
