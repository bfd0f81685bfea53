import type { Boss } from './scene-types.ts'

/** FG-C3 */
export const boss: Boss = {
  id: 'hollow-castellan',
  armor: [0, 1],
  resistance: [2, 4],
  weakPoint: ['strikeSkill', 'shootSkill', 'focus', 'focus'],
  steps: ['sweep', 'chains', 'summons'],
}
