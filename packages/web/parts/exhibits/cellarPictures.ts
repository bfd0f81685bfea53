/** What the cellar is drawn with: flagstones, and pieces that are told apart by shape. */
import type { Picture } from '@emberhall/ui'

export const SQUARE = { width: 64, height: 52 } as const
const STONES = ['#8a6a4a', '#7a5a3e', '#957554', '#6d5038'] as const

export function floorOf(name: string, rows: readonly string[]): Picture {
  const { width, height } = SQUARE
  const stone = (x: number, y: number): string => STONES[(x * 7 + y * 3 + name.length) % STONES.length] ?? STONES[0]
  return {
    name: `floor ${name}`,
    width: Math.max(...rows.map((row) => row.length)) * width,
    height: rows.length * height,
    draw: () =>
      rows
        .flatMap((row, y) =>
          row
            .split('')
            .map((cell, x) =>
              cell === '#'
                ? `<rect x="${x * width}" y="${y * height}" width="${width}" height="${height}" fill="#1c120d"/>`
                : cell === '~'
                  ? `<ellipse cx="${(x + 0.5) * width}" cy="${(y + 0.5) * height}" rx="${width * 0.46}" ry="${height * 0.42}" fill="#0d2a30" stroke="#c08a54" stroke-width="3"/>`
                  : `<rect x="${x * width + 1.5}" y="${y * height + 1.5}" width="${width - 3}" height="${height - 3}" rx="4" fill="${stone(x, y)}" stroke="#2a1a10" stroke-width="2"/>`,
            ),
        )
        .join(''),
  }
}
/** A standing piece: body, head, and a plinth whose shape says whose it is. */
export function pieceOf(name: string, colour: string, shape: 'round' | 'square' | 'wedge'): Picture {
  const plinth = {
    round: '<ellipse cx="30" cy="92" rx="24" ry="9"/>',
    square: '<rect x="8" y="83" width="44" height="17" rx="3"/>',
    wedge: '<path d="M30 80 58 100H2Z"/>',
  }[shape]
  return {
    name: `piece ${name}`,
    width: 60,
    height: 104,
    draw: () =>
      `<g fill="${colour}" stroke="#120a06" stroke-width="3" stroke-linejoin="round">${plinth}<path d="M14 88 20 46Q30 36 40 46L46 88Z"/><circle cx="30" cy="28" r="14"/></g>`,
  }
}
