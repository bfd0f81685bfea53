import { forgeflame } from '@emberhall/forgeflame'
import type { GameModule } from '@emberhall/speech'
import { shownFirst } from '@emberhall/testkit/browser/fate'

const module = forgeflame as unknown as GameModule
shownFirst({ module, setup: { seats: 2 }, lines: ['drewToken', 'fought'], shown: '.eh-chance li' })
