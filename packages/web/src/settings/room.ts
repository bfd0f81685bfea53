const [ROOMY_WIDTH, ROOMY_HEIGHT, LARGEST] = [1600, 900, 1.7]
/** On large screens type and everything measured by it grow with them. */
export const roomFor = (width: number, height: number): number =>
  Math.min(LARGEST, Math.max(1, Math.min(width / ROOMY_WIDTH, height / ROOMY_HEIGHT)))
