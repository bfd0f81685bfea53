/** The human figure as joints. Every game dresses it in its own way. */
export type Joint = readonly [x: number, y: number]
/** Elbow and hand, knee and foot. */
export type Limb = readonly [joint: Joint, end: Joint]
/** What is far is covered by the body, what is near lies over it. */
export interface Joints {
  readonly head: Joint
  readonly neck: Joint
  readonly hip: Joint
  readonly farArm: Limb
  readonly nearArm: Limb
  readonly farLeg: Limb
  readonly nearLeg: Limb
}
type Written = readonly [Joint, Joint, Joint, ...Limb, ...Limb, ...Limb, ...Limb]

/** Reads a pose: head, neck and hip, far and near arm, far and near leg. */
export function jointsOf(pose: string): Joints {
  const points = pose.matchAll(/(-?[\d.]+) *(-?[\d.]+)/g)
  const joints = Array.from(points, ([, x, y]): Joint => [Number(x), Number(y)])
  const [head, neck, hip, a, b, c, d, e, f, g, h] = joints as readonly Joint[] as Written
  return { head, neck, hip, farArm: [a, b], nearArm: [c, d], farLeg: [e, f], nearLeg: [g, h] }
}
