/**
 * Tables are measured in pixels of an ordinary screen. What is built measures them by a unit that grows on large screens: the
 * line height of the root, which nothing else uses. Hairlines stay as thin as they are.
 */
const PIXELS = /(?<![\w#.-])(-?\d*\.?\d+)px\b/g
const HAIRLINE = 4
const ORDINARY = 16

export const inRems = (value: string): string =>
  value.replace(PIXELS, (length, n: string) =>
    Math.abs(Number(n)) < HAIRLINE ? length : `${Number((Number(n) / ORDINARY).toFixed(4))}rlh`,
  )

interface Declared {
  value: string
}
interface AtRule {
  readonly name: string
  params: string
}
/** For PostCSS. Lengths in media queries are those of the screen, and stay; those of containers are of the table. */
export const rems = {
  postcssPlugin: 'rems',
  Declaration(declared: Declared): void {
    const value = inRems(declared.value)
    if (value !== declared.value) declared.value = value
  },
  AtRule(rule: AtRule): void {
    const params = rule.name === 'container' ? inRems(rule.params) : rule.params
    if (params !== rule.params) rule.params = params
  },
}
