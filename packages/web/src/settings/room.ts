const [ROOMY_WIDTH, ROOMY_HEIGHT, LARGEST] = [1600, 900, 1.7]
/** On large screens type and everything measured by it grow with them. */
export const roomFor = (width: number, height: number): number =>
  Math.min(LARGEST, Math.max(1, Math.min(width / ROOMY_WIDTH, height / ROOMY_HEIGHT)))

/** Layouts are drawn for screens down to these, held upright or across. */
const [SMALLEST, LOWEST, SHORTEST] = [360, 390, 640]
/** How much everything grows with what somebody set for text, as far as the screen still holds a table. */
export const growthFor = (size: number, width: number, height: number): number =>
  Math.max(1, Math.min(size, width / SMALLEST, height / (width > height ? LOWEST : SHORTEST)))
/** Where tables cannot grow as much, what is read still does, up to here. */
const BEYOND = 1.5
export const textFor = (size: number, growth: number): number => Math.min(size, growth * BEYOND)
