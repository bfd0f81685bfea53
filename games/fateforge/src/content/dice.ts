import type { Content } from './types.ts'

export const faces: Content['faces'] = {
  red: ['strike', 'strike', 'strikeSkill', 'strikeSkill', 'move', 'fail'],
  yellow: ['move', 'move', 'moveStrike', 'strike', 'focus', 'fail'],
  blue: ['shoot', 'shoot', 'shootSkill', 'shootSkill', 'focus', 'fail'],
  green: ['focus', 'focus', 'focus', 'move', 'strikeShoot', 'fail'],
  melee: ['strike', 'strike', 'strikeSkill', 'special', 'special', 'fail'],
  ranged: ['shoot', 'shoot', 'shootSkill', 'special', 'special', 'fail'],
}

export const testFaces: Content['testFaces'] = ['success', 'success', 'success', 'trait', 'trait', 'blank']
