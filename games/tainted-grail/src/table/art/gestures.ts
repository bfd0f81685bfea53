/** Gestures of the sequence cards that all four share: what they begin with, and what they can learn. */
import { type Gesture, posed } from './poses.ts'

export const SHARED: Readonly<Record<string, Gesture>> = {
  attack: posed('attack', { tool: ['axe', [92, 46], [146, 44]], swing: 'M150 30C120 2 60 20 46 112' }),
  defence: posed('defence', { shield: [66, 116, 34], scene: 'ruins' }),
  throw: posed('throw', { tool: ['club', [129, 64], [149, 38]], swing: 'M60 60C84 40 110 34 132 40', scene: 'dusk' }),
  rage: posed('rage', { swing: 'M66 40L56 22M82 30L78 10M100 28V8M118 30L124 10M134 40L146 24', scene: 'fire' }),
  feint: posed('feint', { tool: ['blade', [62, 82], [76, 30]], scene: 'wood' }),
  'stand-fast': posed('stand-fast', { shield: [68, 124, 28], scene: 'stones' }),
  lunge: posed('lunge', { tool: ['blade', [50, 110], [8, 121]], swing: 'M150 84C110 96 70 100 30 110', scene: 'moor' }),
  'size-up': posed('look', { tool: ['club', [128, 176], [127, 108]], things: [['birds', 50, 74]], scene: 'dawn' }),
  'second-wind': posed('spent', {
    tool: ['club', [64, 176], [66, 112]],
    swing: 'M78 98C66 92 60 100 52 96S38 88 34 94',
    scene: 'dawn',
  }),
  'old-grudge': posed('firm', { tool: ['club', [50, 76], [8, 46]], things: [['coldFire', 150, 96]], scene: 'dusk' }),
  overreach: posed('lunge', { tool: ['axe', [46, 112], [2, 98]], things: [['stones', 150, 172]], scene: 'ruins' }),
  'heavy-blow': posed('attack', {
    tool: ['club', [98, 42], [150, 14]],
    things: [['sparks', 48, 150]],
    scene: 'stones',
    swing: 'M146 8C90-12 48 60 46 136',
  }),
  'high-guard': posed('raise', { shield: [72, 50, 30], things: [['sparks', 56, 22]], scene: 'night' }),
  'catch-breath': posed('sit', { things: [['wind', 50, 108]], scene: 'meadow' }),
  probe: posed('peer', { tool: ['blade', [66, 124], [10, 132]], scene: 'reeds' }),
  listen: posed('listen', { swing: 'M58 58Q48 78 58 98M46 52Q34 78 46 104', scene: 'wood' }),
  'simple-truth': posed('offer', { light: [54, 88], scene: 'dawn' }),
  'false-promise': posed('swear', { things: [['shade', 152, 130]], scene: 'dusk' }),
  'black-humour': posed('shrug', { things: [['masks', 48, 66]], scene: 'night' }),
  'eye-for-detail': posed('peer', { things: [['lens', 56, 118]], scene: 'ruins' }),
  plead: posed('kneel', { scene: 'village' }),
  'small-gift': posed('give', { things: [['pouch', 46, 106]], scene: 'hall' }),
  'firm-tone': posed('firm', { things: [['words', 44, 54]], scene: 'stones' }),
  'bite-your-tongue': posed('hush', { scene: 'rain' }),
  'quiet-prayer': posed('kneel', { things: [['candle', 48, 152]], scene: 'night' }),
  'press-the-point': posed('seize', { things: [['words', 44, 66]], scene: 'hall' }),
  'grand-gesture': posed('embrace', { things: [['crowd', 44, 154]], scene: 'castle', light: [56, 80] }),
  'stand-your-ground': posed('crossed', { things: [['crowd', 40, 156]], scene: 'village' }),
  'draw-them-out': posed('bow', {
    things: [
      ['cup', 54, 124],
      ['ears', 48, 84],
    ],
    scene: 'fire',
  }),
  'leading-question': posed('hold', {
    things: [
      ['ring', 50, 80],
      ['crumbs', 60, 170],
    ],
    scene: 'meadow',
  }),
}
