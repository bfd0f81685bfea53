import { kinfireDelve } from '@emberhall/kinfire-delve'
import type { GameModule } from '@emberhall/speech'
import { legibleHand } from '@emberhall/testkit/browser/hand'

const module = kinfireDelve as unknown as GameModule
legibleHand({ module, asked: 'exhaust', names: '.kd-held .kd-name span' })
