import type { Boss } from './types.ts'

/** FG-C3 */
export const boss: Boss = {
  id: 'hollow-castellan',
  weakPoint: ['strikeSkill', 'shootSkill', 'focus', 'focus'],
  steps: ['sweep', 'chains', 'summons'],
}
