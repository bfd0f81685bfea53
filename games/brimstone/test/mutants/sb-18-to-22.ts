import type { Mutant } from '@emberhall/testkit'

export const mutants: readonly Mutant[] = [
  { rule: 'SB-19.3', file: 'src/steps/dice.ts', find: '[3, 3, 4, 4, 5, 6]', replace: '[3, 3, 4, 4, 4, 6]' },
  { rule: 'SB-18.2', file: 'src/queries/foes.ts', find: 'posseLevel(t) >=', replace: 'posseLevel(t) >= 99 +' },
  { rule: 'SB-18.3', file: 'src/steps/slay.ts', find: 'const ELITE_XP = 5', replace: 'const ELITE_XP = 0' },
  {
    rule: 'SB-18.4',
    file: 'src/steps/arrive.ts',
    find: 'if (left < n) yield* makeElite(t, type)',
    replace: 'if (left < 0) yield* makeElite(t, type)',
  },
  {
    rule: 'SB-18.6',
    file: 'src/queries/foes.ts',
    find: "foeFigure(t, type, 'health', sideOf(t, type).health)",
    replace: 'sideOf(t, type).health',
  },
  {
    rule: 'SB-19.5',
    file: 'src/steps/arrive.ts',
    find: 'takeNext(t, left, Math.min)',
    replace: 'takeNext(t, left, Math.max)',
  },
  {
    rule: 'SB-19.6',
    file: 'src/queries/placing.ts',
    find: 'parity(board, cell) === colour',
    replace: 'parity(board, cell) !== colour',
  },
  {
    rule: 'SB-19.15',
    file: 'src/steps/arrive.ts',
    find: 's.fight.groups += sources.size',
    replace: 's.fight.groups += 1',
  },
  {
    rule: 'SB-20.3',
    file: 'src/queries/chasing.ts',
    find: 'const fewest = Math.min(',
    replace: 'const fewest = Math.max(',
  },
  {
    rule: 'SB-20.5',
    file: 'src/queries/foes.ts',
    find: 'ambush.includes(type) ? 2 : 0',
    replace: 'ambush.includes(type) ? 0 : 0',
  },
  {
    rule: 'SB-20.8',
    file: 'src/steps/arrive.ts',
    find: "s.phase === 'holdBack' || s.phase === 'start'",
    replace: "s.phase === 'start'",
  },
  { rule: 'SB-21.3', file: 'src/steps/activate.ts', find: 'sources * n +', replace: 'n +' },
  { rule: 'SB-22.1', file: 'src/queries/walking.ts', find: 'value > cleared && value > highest', replace: 'value > 9' },
  { rule: 'SB-22.2', file: 'src/steps/walk.ts', find: '? 6 : value', replace: '? 6 : 1' },
  { rule: 'SB-22.4', file: 'src/steps/walk.ts', find: 'acting.isHeld = true', replace: 'acting.isHeld = false' },
  {
    rule: 'SB-22.5',
    file: 'src/steps/walk.ts',
    find: 'face === 6 || face + bonus >= value',
    replace: 'face + bonus > value',
  },
]
