/**
 * What makes style sheets small (lightningcss 1.33) leaves out all that a `border-image` has by itself, and of `none` nothing is left but
 * `border-image:`, which browsers pass over: the picture stays. The source alone says the same and is written out.
 */
import type { Plugin } from 'vite'
import { BuildProblem } from './problem.ts'

interface Declared {
  prop: string
  readonly value: string
}
/** For PostCSS. */
export const borders = {
  postcssPlugin: 'borders',
  Declaration(declared: Declared): void {
    if (declared.prop === 'border-image' && declared.value === 'none') declared.prop = 'border-image-source'
  },
}
/** What is declared as nothing at all; a property of one's own may be. */
export const lostIn = (sheet: string): readonly string[] =>
  [...sheet.matchAll(/[{;](?!--)([a-z-]+:)(?=[;}])/g)].map(([, declared = '']) => declared)

export function whole(): Plugin {
  return {
    name: 'emberhall-whole',
    apply: 'build',
    generateBundle(_, bundle) {
      const sheets = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'))
      const lost = sheets.flatMap((file) => (file.type === 'asset' ? lostIn(String(file.source)) : []))
      if (lost.length > 0)
        throw new BuildProblem(
          'lostValue',
          `Values of style sheets that were lost when they were made small: ${lost.join(' ')}`,
        )
    },
  }
}
