/** Panels side by side, as wide as the terminal allows. */
import { stripVTControlCharacters } from 'node:util'
import type { Panel } from '@emberhall/speech'
import type { Ink } from './ink.ts'

/** Narrower than this a line of text is hard to read. */
const COLUMN = 33
const MOST_COLUMNS = 4
const GAP = 1

const segmenter = new Intl.Segmenter()
const glyphs = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment)
export const widthOf = (text: string): number => glyphs(stripVTControlCharacters(text)).length
const pad = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)))

/** Breaks a line at spaces; what follows is set in under where it began. */
export function wrap(text: string, width: number): string[] {
  if (widthOf(text) <= width) return [text]
  const indent = /^\s*/.exec(text)![0].slice(0, Math.floor(width / 2))
  const hang = `${indent}  `
  const lines: string[] = []
  let line = indent
  const push = (): void => {
    lines.push(line.trimEnd())
    line = hang
  }
  for (const word of text.trim().split(/\s+/u)) {
    const isFresh = line.trim() === ''
    if (!isFresh && widthOf(line) + 1 + widthOf(word) > width) push()
    let rest = line.trim() === '' ? word : ` ${word}`
    while (widthOf(line) + widthOf(rest) > width) {
      const room = Math.max(1, width - widthOf(line))
      line += glyphs(rest).slice(0, room).join('')
      rest = glyphs(rest).slice(room).join('')
      push()
    }
    line += rest
  }
  if (line.trim() !== '') push()
  return lines
}

export function box(panel: Panel, width: number, ink: Ink): string[] {
  const inner = width - 4
  const title = glyphs(panel.title)
    .slice(0, width - 6)
    .join('')
  const rule = '─'.repeat(Math.max(0, width - 5 - widthOf(title)))
  const side = ink.frame('│')
  const body = panel.lines.flatMap((line) => wrap(line, inner))
  return [
    `${ink.frame('╭─')} ${ink.title(title)} ${ink.frame(`${rule}╮`)}`,
    ...body.map((line) => `${side} ${pad(ink.table(line), inner)} ${side}`),
    ink.frame(`╰${'─'.repeat(width - 2)}╯`),
  ]
}

/** As many columns as make the table lowest. */
export function columns(panels: readonly Panel[], width: number, ink: Ink): string[] {
  const most = Math.max(1, Math.min(MOST_COLUMNS, panels.length, Math.floor((width + GAP) / (COLUMN + GAP))))
  let lowest = inColumns(panels, 1, width, ink)
  for (let count = 2; count <= most; count++) {
    const lines = inColumns(panels, count, width, ink)
    if (lines.length < lowest.length) lowest = lines
  }
  return lowest
}
/** Each panel goes under the shortest column; the order of reading stays from left to right. */
function inColumns(panels: readonly Panel[], count: number, width: number, ink: Ink): string[] {
  const each = Math.floor((width - GAP * (count - 1)) / count)
  const stacks: string[][] = Array.from({ length: count }, () => [])
  for (const panel of panels) {
    const shortest = stacks.reduce((least, stack) => (stack.length < least.length ? stack : least))
    shortest.push(...box(panel, each, ink))
  }
  const height = Math.max(...stacks.map((stack) => stack.length))
  return Array.from({ length: height }, (_, row) =>
    stacks
      .map((stack) => pad(stack[row] ?? '', each))
      .join(' '.repeat(GAP))
      .trimEnd(),
  )
}
