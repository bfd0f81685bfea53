import { forgeflame } from '@emberhall/forgeflame'
import type { GameModule } from '@emberhall/speech'
import { legibleHand } from '@emberhall/testkit/browser/hand'

const module = forgeflame as unknown as GameModule
legibleHand({ module, asked: 'card', names: '.ff-held .ff-name' })
