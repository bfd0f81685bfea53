/** Colour, shape and letter always say the same thing: blade for red, leaf for green, eye for blue. */
import { at } from '@emberhall/kernel'
import type { Lang } from '@emberhall/speech'
import type { Colour } from '../../content/types.ts'

export type Hue = Colour | 'white' | 'black'
interface Tones {
  readonly base: string
  readonly deep: string
  readonly light: string
}
export const HUES: Readonly<Record<Hue, Tones>> = {
  red: { base: '#e8573f', deep: '#7a1b22', light: '#ffc3a6' },
  green: { base: '#58c47c', deep: '#145338', light: '#d2f7c8' },
  blue: { base: '#5ba4f2', deep: '#1a3b88', light: '#cfe8ff' },
  white: { base: '#fbeecb', deep: '#a8843f', light: '#ffffff' },
  black: { base: '#6b5aa8', deep: '#120c26', light: '#e3d4ff' },
}
/** Power, dexterity, wisdom, any. */
export const LETTERS: Readonly<Record<Lang, Readonly<Record<Hue, string>>>> = {
  en: { red: 'P', green: 'D', blue: 'W', white: 'A', black: '' },
  fr: { red: 'P', green: 'H', blue: 'S', white: 'T', black: '' },
}

/** All three colours are printed as white. */
export const huesOf = (colours: readonly Colour[]): readonly Hue[] => (colours.length === 3 ? ['white'] : colours)
/** The shape that a card with these colours has: its own, or the plain one. */
export const shapeOf = (hues: readonly Hue[]): Hue => (hues.length === 1 ? at(hues, 0) : 'white')

/** In a box of 72 by 84. */
export const GEM_RIM: Readonly<Record<Hue, string>> = {
  red: 'M36 1L66 20L57 58L36 83L15 58L6 20Z',
  green: 'M36 1C68 12 74 50 36 83C-2 50 4 12 36 1Z',
  blue: 'M36 6C58 8 70 28 71 43C66 62 54 78 36 79C18 78 6 62 1 43C2 28 14 8 36 6Z',
  white: 'M36 1L46 14L62 12L62 29L71 42L62 55L62 72L46 70L36 83L26 70L10 72L10 55L1 42L10 29L10 12L26 14Z',
  black: 'M36 1L70 42L36 83L2 42Z',
}
export const GEM_HEART: Readonly<Record<Hue, string>> = {
  red: 'M36 9L59 24L51 55L36 73L21 55L13 24Z',
  green: 'M36 9C60 19 65 47 36 73C7 47 12 19 36 9Z',
  blue: 'M8 43C18 22 54 22 64 43C54 66 18 66 8 43Z',
  white: 'M36 10A32 32 0 1 1 35.9 10Z',
  black: 'M36 11L61 42L36 73L11 42Z',
}

/** The outline of a card in its box of 252 by 352, moved inwards by so much. */
export function outline(shape: Hue, inset: number): string {
  const l = inset
  const r = 252 - inset
  const t = inset
  const b = 352 - inset
  if (shape === 'red') {
    const c = 17 - inset * 0.4
    return `M${l + c} ${t}H${r - c}L${r} ${t + c}V${b - c}L${r - c} ${b}H${l + c}L${l} ${b - c}V${t + c}Z`
  }
  if (shape === 'green') {
    const c = 44 - inset
    const d = 10 - inset * 0.5
    return `M${l + d} ${t}H${r - c}Q${r} ${t} ${r} ${t + c}V${b - d}Q${r} ${b} ${r - d} ${b}H${l + c}Q${l} ${b} ${l} ${b - c}V${t + d}Q${l} ${t} ${l + d} ${t}Z`
  }
  if (shape === 'blue') {
    const c = 15
    const a = `A${c} ${c} 0 0 0`
    return `M${l + c} ${t}H${r - c}${a} ${r} ${t + c}V${b - c}${a} ${r - c} ${b}H${l + c}${a} ${l} ${b - c}V${t + c}${a} ${l + c} ${t}Z`
  }
  const c = 13 - inset * 0.6
  return `M${l + c} ${t}H${r - c}Q${r} ${t} ${r} ${t + c}V${b - c}Q${r} ${b} ${r - c} ${b}H${l + c}Q${l} ${b} ${l} ${b - c}V${t + c}Q${l} ${t} ${l + c} ${t}Z`
}
/** The lower edge of a picture, cut as blade, leaf or eye; `y` is its lowest point. */
export function pictureEdge(shape: Hue, y: number): string {
  if (shape === 'red') return `M9 ${y - 26}L126 ${y}L243 ${y - 26}`
  if (shape === 'green')
    return `M9 ${y - 20}C42 ${y - 28} 82 ${y - 22} 126 ${y}C170 ${y - 22} 210 ${y - 28} 243 ${y - 20}`
  if (shape === 'blue') return `M9 ${y - 28}C42 ${y + 2} 210 ${y + 2} 243 ${y - 28}`
  return `M9 ${y - 10}H243`
}
export const pictureWindow = (shape: Hue, y: number): string => `${pictureEdge(shape, y)}V9H9Z`
/** The plate that carries the name: arrow ends, leaf tips, lens or notches. */
export function plateShape(shape: Hue, y: number, h: number): string {
  const m = y + h / 2
  const b = y + h
  if (shape === 'red') return `M12 ${y}H240L254 ${m}L240 ${b}H12L-2 ${m}Z`
  if (shape === 'green')
    return `M24 ${y}H228C244 ${y} 252 ${m - 6} 255 ${m + 6}C246 ${m + 2} 240 ${b} 226 ${b}H24C8 ${b} 0 ${m + 6} -3 ${m - 6}C6 ${m - 2} 12 ${y} 24 ${y}Z`
  if (shape === 'blue') return `M20 ${y}H232A18 ${h / 2} 0 0 1 232 ${b}H20A18 ${h / 2} 0 0 1 20 ${y}Z`
  return `M8 ${y}H244L238 ${m}L244 ${b}H8L14 ${m}Z`
}
