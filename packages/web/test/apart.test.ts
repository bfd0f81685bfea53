import { expect, test } from 'vitest'
import { strangersIn } from '../build/apart.ts'

const chunk = (fileName: string, moduleIds: readonly string[], imports: readonly string[] = []) => ({
  fileName,
  moduleIds,
  imports,
  isEntry: fileName === 'hall.js',
  facadeModuleId: moduleIds[0] ?? null,
})
const HALL = chunk('hall.js', ['/web/src/main.tsx', '/games/inn/src/shell/door.ts', '/games/keep/src/shell/door.ts'])
const INN = '/games/inn/src/table/index.tsx'

test('a game that fetches what belongs to another is found, however many chunks lie between', () => {
  const far = chunk('ink.js', ['/ink/src/pen.ts', '/games/keep/src/table/art/wall.ts'])
  const between = chunk('ui.js', ['/ui/src/Spot.tsx'], ['ink.js'])
  expect(strangersIn([HALL, chunk('inn.js', [INN], ['hall.js', 'ui.js']), between, far])).toEqual([
    'inn: ink.js of keep',
  ])
})
test('doors come with the hall, and what is shared belongs to nobody', () => {
  const shared = chunk('ink.js', ['/ink/src/pen.ts'])
  const own = chunk('art.js', ['/games/inn/src/table/art/sign.ts'])
  expect(strangersIn([HALL, chunk('inn.js', [INN], ['hall.js', 'ink.js', 'art.js']), shared, own])).toEqual([])
})
