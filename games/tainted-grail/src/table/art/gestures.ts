/** Gestures of the sequence cards: joints in a square of 200, the figure turned to the left, where the enemy and the light are. */
type Joint = readonly [x: number, y: number]
type Limb = readonly [joint: Joint, end: Joint]
export interface Gesture {
  readonly head: Joint
  readonly neck: Joint
  readonly hip: Joint
  readonly nearArm: Limb
  readonly farArm: Limb
  readonly nearLeg: Limb
  readonly farLeg: Limb
  /** What is held, from the hand to its end. */
  readonly tool?: readonly [kind: 'axe' | 'blade' | 'club', from: Joint, to: Joint]
  readonly shield?: readonly [x: number, y: number, r: number]
  /** Where a blow has gone through the air. */
  readonly swing?: string
  /** A light, in the hand or on the ground. */
  readonly light?: Joint
}
export const arms = (nearArm: Limb, farArm: Limb) => ({ nearArm, farArm })
export const legs = (nearLeg: Limb, farLeg: Limb) => ({ nearLeg, farLeg })
export const body = (head: Joint, neck: Joint, hip: Joint) => ({ head, neck, hip })

/** With cards of combat, by the design they are most like. */
export const BLOWS: Readonly<Record<string, Gesture>> = {
  attack: {
    ...body([92, 66], [99, 84], [106, 124]),
    ...arms(
      [
        [112, 62],
        [98, 42],
      ],
      [
        [124, 72],
        [106, 42],
      ],
    ),
    ...legs(
      [
        [86, 146],
        [68, 176],
      ],
      [
        [126, 148],
        [138, 177],
      ],
    ),
    tool: ['axe', [92, 46], [146, 44]],
    swing: 'M150 30C120 2 60 20 46 112',
  },
  defence: {
    ...body([100, 80], [106, 97], [114, 134]),
    ...arms(
      [
        [86, 108],
        [74, 114],
      ],
      [
        [128, 112],
        [118, 126],
      ],
    ),
    ...legs(
      [
        [90, 150],
        [92, 177],
      ],
      [
        [136, 152],
        [138, 177],
      ],
    ),
    shield: [66, 116, 34],
  },
  throw: {
    ...body([94, 66], [100, 84], [105, 124]),
    ...arms(
      [
        [78, 86],
        [54, 80],
      ],
      [
        [126, 78],
        [136, 52],
      ],
    ),
    ...legs(
      [
        [82, 148],
        [62, 176],
      ],
      [
        [126, 146],
        [144, 177],
      ],
    ),
    tool: ['club', [129, 64], [149, 38]],
    swing: 'M60 60C84 40 110 34 132 40',
  },
  rage: {
    ...body([101, 66], [100, 86], [100, 126]),
    ...arms(
      [
        [70, 80],
        [56, 50],
      ],
      [
        [130, 80],
        [144, 50],
      ],
    ),
    ...legs(
      [
        [84, 150],
        [74, 177],
      ],
      [
        [116, 150],
        [126, 177],
      ],
    ),
    swing: 'M66 40L56 22M82 30L78 10M100 28V8M118 30L124 10M134 40L146 24',
  },
  feint: {
    ...body([88, 72], [97, 88], [108, 126]),
    ...arms(
      [
        [74, 98],
        [62, 78],
      ],
      [
        [122, 96],
        [132, 80],
      ],
    ),
    ...legs(
      [
        [90, 150],
        [72, 177],
      ],
      [
        [130, 150],
        [144, 177],
      ],
    ),
    tool: ['blade', [62, 82], [76, 30]],
  },
  'stand-fast': {
    ...body([98, 68], [102, 86], [106, 126]),
    ...arms(
      [
        [80, 98],
        [74, 116],
      ],
      [
        [126, 98],
        [130, 116],
      ],
    ),
    ...legs(
      [
        [90, 150],
        [82, 177],
      ],
      [
        [122, 150],
        [130, 177],
      ],
    ),
    shield: [68, 124, 28],
  },
  lunge: {
    ...body([76, 84], [87, 97], [113, 128]),
    ...arms(
      [
        [62, 106],
        [42, 112],
      ],
      [
        [116, 90],
        [136, 80],
      ],
    ),
    ...legs(
      [
        [86, 146],
        [66, 176],
      ],
      [
        [138, 150],
        [160, 177],
      ],
    ),
    tool: ['blade', [50, 110], [8, 121]],
    swing: 'M150 84C110 96 70 100 30 110',
  },
  'size-up': {
    ...body([98, 68], [101, 86], [105, 126]),
    ...arms(
      [
        [80, 78],
        [89, 63],
      ],
      [
        [124, 104],
        [128, 124],
      ],
    ),
    ...legs(
      [
        [96, 150],
        [92, 177],
      ],
      [
        [116, 150],
        [120, 177],
      ],
    ),
    tool: ['club', [128, 176], [127, 108]],
  },
  'second-wind': {
    ...body([92, 94], [101, 110], [114, 144]),
    ...arms(
      [
        [92, 128],
        [78, 140],
      ],
      [
        [124, 132],
        [112, 146],
      ],
    ),
    ...legs(
      [
        [82, 146],
        [82, 177],
      ],
      [
        [128, 170],
        [150, 177],
      ],
    ),
    tool: ['club', [64, 176], [66, 112]],
    swing: 'M78 98C66 92 60 100 52 96S38 88 34 94',
  },
}
