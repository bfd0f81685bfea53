import { run, scratch } from '@emberhall/cli/testing'
import { expect, test } from 'vitest'

test('whatever is printed can be read: skills, items, enemies and heroes as well as cards of the decks', async () => {
  const lines = ['card quick draw', 'card iron sword', 'card marsh wolf', 'carte lord', 'card doubt', 'card dragon']
  const args = ['play', 'fateforge', '--plain', '--seed', '3', '--data', scratch()]
  const { out } = await run(args, [...lines, 'lang fr', 'carte loup des marais'].join('\n'))
  for (const text of [
    'Sylvan Guard, starting skill',
    'Main weapon, melee die',
    'Distance 2 or more: Move.',
    'Master of Arms',
    'You cannot use three of a kind.',
    'No card is called "dragon".',
    'Sbire blanc',
  ])
    expect(out).toContain(text)
})
