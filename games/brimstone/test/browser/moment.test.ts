/** What dice decide in the mine is told once they lie. */
import { brimstone } from '@emberhall/brimstone'
import type { GameModule } from '@emberhall/speech'
import { shownFirst } from '@emberhall/testkit/browser/fate'

shownFirst({
  module: brimstone as unknown as GameModule,
  setup: { seats: 1, options: { posse: 2, odds: 'even' } },
  lines: ['rolled', 'scavenged'],
  shown: '.sb-ledger[data-falling]',
})
