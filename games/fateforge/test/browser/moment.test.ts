import { fateforge } from '@emberhall/fateforge'
import type { GameModule } from '@emberhall/speech'
import { shownFirst } from '@emberhall/testkit/browser/fate'

shownFirst({
  module: fateforge as unknown as GameModule,
  setup: { seats: 1, options: { play: 'campaign', until: 'end', heroes: ['sylvan-guard', 'rogue'] } },
  lines: ['testFace', 'testWon'],
  shown: '.eh-chance li',
})
