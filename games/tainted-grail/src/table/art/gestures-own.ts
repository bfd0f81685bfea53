/** Gestures of the cards that only one character learns. */
import { type Gesture, posed } from './poses.ts'

export const OWN: Readonly<Record<string, Gesture>> = {
  // Ailei, the healer
  'meadow-ward': posed('hold', {
    things: [
      ['flowers', 90, 168],
      ['ring', 58, 104],
    ],
    scene: 'meadow',
  }),
  startle: posed('rage', { things: [['birds', 60, 60]], scene: 'wood' }),
  'slow-venom': posed('feint', { tool: ['blade', [62, 82], [44, 42]], things: [['vial', 60, 128]], scene: 'reeds' }),
  'gather-nerve': posed('sit', { things: [['heart', 62, 124]], scene: 'dawn' }),
  sidestep: posed('back', { swing: 'M60 60C90 40 120 48 150 80M56 76C84 60 108 64 132 84', scene: 'reeds' }),
  'green-fire': posed('throw', { things: [['greenFire', 50, 78]], scene: 'stones' }),
  'steady-hands': posed('seize', { things: [['herbs', 46, 96]], scene: 'fire' }),
  'forgive-me': posed('bow', { tool: ['blade', [66, 124], [40, 172]], things: [['tears', 56, 84]], scene: 'rain' }),
  'warm-hearth': posed('sit', { things: [['hearth', 42, 148]], scene: 'hall' }),
  'in-tears': posed('cover', { things: [['tears', 78, 116]], scene: 'rain' }),
  'patient-ear': posed('sit', { things: [['ears', 62, 92]], scene: 'dawn' }),
  'common-ground': posed('hold', { things: [['hands', 52, 92]], scene: 'meadow' }),
  'soft-answer': posed('embrace', {
    things: [
      ['words', 72, 74],
      ['flowers', 60, 168],
    ],
    scene: 'dawn',
  }),
  blessing: posed('raise', { things: [['ring', 76, 42]], light: [76, 36], scene: 'stones' }),
  vouch: posed('seize', { things: [['shade', 36, 128]], scene: 'hall' }),
  'too-kind': posed('bow', {
    things: [
      ['bread', 58, 130],
      ['heart', 54, 88],
    ],
    scene: 'village',
  }),
  // Arev, the old soldier
  'old-guard': posed('stand-fast', { shield: [68, 124, 30], things: [['shields', 146, 150]], scene: 'dusk' }),
  'low-blow': posed('kick', { scene: 'ruins', swing: 'M120 150C90 160 60 150 40 118' }),
  'set-the-trap': posed('crouch', { things: [['trap', 54, 166]], scene: 'wood' }),
  'by-the-manual': posed('attack', { things: [['book', 52, 160]], scene: 'hall', tool: ['blade', [98, 42], [52, 24]] }),
  'ride-the-blow': posed('back', { shield: [78, 96, 26], things: [['sparks', 52, 92]], scene: 'ruins' }),
  'silvered-edge': posed('raise', { tool: ['blade', [76, 38], [76, -22]], light: [76, 4], scene: 'night' }),
  'close-ranks': posed('defence', { shield: [66, 116, 28], things: [['shields', 34, 148]], scene: 'dusk' }),
  'one-last-charge': posed('run', { tool: ['blade', [58, 96], [4, 84]], things: [['horse', 154, 132]], scene: 'dawn' }),
  'friends-in-high-places': posed('raise', { things: [['seal', 72, 30]], scene: 'castle' }),
  'storm-out': posed('stride', { things: [['door', 40, 116]], scene: 'hall' }),
  'call-the-debt': posed('firm', { things: [['coins', 44, 74]], scene: 'village' }),
  'fine-print': posed('read', {
    things: [
      ['paper', 60, 100],
      ['lens', 76, 84],
    ],
    scene: 'hall',
  }),
  deflect: posed('hush', { shield: [64, 104, 24], things: [['words', 60, 58]], scene: 'ruins' }),
  'soldiers-prayer': posed('kneel', {
    tool: ['blade', [72, 116], [72, 176]],
    things: [['candle', 40, 148]],
    scene: 'night',
  }),
  'pass-the-word': posed('hush', {
    things: [
      ['ears', 44, 74],
      ['crowd', 46, 152],
    ],
    scene: 'village',
  }),
  'show-the-scars': posed('embrace', { things: [['scar', 100, 104]], scene: 'dusk' }),
  // Béor, the smith
  'anvil-stance': posed('stand-fast', {
    things: [['anvil', 58, 160]],
    tool: ['club', [74, 116], [74, 62]],
    scene: 'fire',
  }),
  hammerfall: posed('leap', {
    tool: ['club', [134, 40], [110, 2]],
    things: [['sparks', 46, 160]],
    scene: 'stones',
    swing: 'M120 10C80 10 50 60 44 140',
  }),
  'white-heat': posed('feint', { things: [['iron', 52, 70]], scene: 'fire' }),
  'finish-it': posed('attack', { things: [['shade', 34, 132]], tool: ['club', [98, 42], [60, 12]], scene: 'dusk' }),
  'iron-skin': posed('crossed', {
    things: [
      ['sparks', 70, 88],
      ['ring', 100, 106],
    ],
    scene: 'ruins',
  }),
  'rune-struck': posed('hold', { things: [['rune', 46, 84]], scene: 'wyrd' }),
  'at-my-back': posed('defence', { shield: [66, 116, 32], things: [['shade', 164, 132]], scene: 'wood' }),
  'boil-over': posed('rage', {
    things: [
      ['fire', 64, 176],
      ['fire', 138, 176],
    ],
    scene: 'fire',
    swing: 'M66 40L56 22M82 30L78 10M100 28V8M118 30L124 10M134 40L146 24',
  }),
  'shop-talk': posed('hold', {
    things: [
      ['anvil', 54, 156],
      ['iron', 54, 88],
    ],
    scene: 'fire',
  }),
  'fist-on-the-table': posed('seize', {
    things: [
      ['table', 52, 122],
      ['sparks', 56, 112],
    ],
    scene: 'hall',
  }),
  'let-it-cool': posed('hush', {
    things: [
      ['iron', 52, 150],
      ['wind', 60, 118],
    ],
    scene: 'rain',
  }),
  'plain-proof': posed('firm', { things: [['seal', 46, 66]], scene: 'village' }),
  unmoved: posed('crossed', { things: [['wind', 52, 92]], scene: 'stones' }),
  'oath-on-iron': posed('kneel', { things: [['anvil', 52, 158]], light: [74, 106], scene: 'dusk' }),
  'let-them-speak': posed('sit', {
    things: [
      ['crowd', 42, 148],
      ['words', 48, 104],
    ],
    scene: 'village',
  }),
  'swallow-it': posed('hush', { things: [['fire', 102, 116]], scene: 'night' }),
  // Maggot, whom nobody wants
  'rats-patience': posed('crouch', {
    things: [
      ['rat', 56, 166],
      ['rat', 34, 172],
    ],
    scene: 'ruins',
  }),
  'bite-and-bolt': posed('run', {
    tool: ['blade', [132, 108], [164, 96]],
    swing: 'M40 80C70 96 110 90 150 100',
    scene: 'wood',
  }),
  'broken-glass': posed('throw', { things: [['shards', 60, 150]], scene: 'village' }),
  'make-do': posed('feint', { tool: ['club', [62, 78], [76, 24]], things: [['stones', 60, 168]], scene: 'ruins' }),
  'play-dead': posed('fallen', { things: [['moths', 90, 110]], scene: 'dusk' }),
  'stolen-charm': posed('hold', { things: [['charm', 56, 92]], scene: 'wyrd' }),
  'from-behind': posed('leap', { tool: ['blade', [52, 64], [14, 90]], things: [['shade', 34, 132]], scene: 'night' }),
  'nobodys-dog': posed('crouch', { things: [['dog', 46, 156]], scene: 'rain' }),
  grovel: posed('bow', { things: [['coins', 46, 166]], scene: 'hall' }),
  'shameless-lie': posed('embrace', { things: [['masks', 50, 74]], scene: 'village' }),
  'wait-them-out': posed('sit', {
    things: [
      ['moths', 50, 80],
      ['candle', 44, 148],
    ],
    scene: 'night',
  }),
  'crumb-by-crumb': posed('crouch', {
    things: [
      ['crumbs', 58, 168],
      ['bread', 66, 144],
    ],
    scene: 'fire',
  }),
  'thick-skin': posed('cover', {
    things: [
      ['stones', 44, 100],
      ['wind', 46, 76],
    ],
    scene: 'rain',
  }),
  'hedge-curse': posed('raise', {
    things: [
      ['doll', 74, 34],
      ['coldFire', 46, 166],
    ],
    scene: 'wyrd',
  }),
  mimic: posed('firm', { things: [['shade', 40, 124]], scene: 'dawn' }),
  'outcasts-wit': posed('shrug', {
    things: [
      ['masks', 46, 60],
      ['crowd', 40, 156],
    ],
    scene: 'village',
  }),
}
