/**
 * Pictures are written as SVG text. Gradients and clips are gathered while a picture is drawn, and every id begins
 * with `~`, which whoever shows the picture replaces by something of its own, so that two pictures never share an id.
 */

/** What a game's pictures are lit by: what faces the sun, what does not, what bodies are outlined with. */
export interface Light {
  readonly sun: string
  readonly night: string
  readonly edge: string
}
interface Pen {
  readonly light: Light
  readonly gathered: Map<string, string>
  /** While a silhouette is drawn every colour is this one, and every stroke wider by `grow`. */
  readonly only?: { readonly colour: string; readonly grow: number }
  /** While something is drawn that will be turned round, light falls from the other side. */
  readonly isMirrored: boolean
}
/** The sun stands low at the upper left: what faces it is gold, what does not is dark. */
const DAYLIGHT: Light = { sun: '#fd9', night: '#111', edge: '#211' }

export let pen: Pen = { light: DAYLIGHT, gathered: new Map(), isMirrored: false }

/** Draws with the pen changed in this way. */
export function drawnWith(change: Partial<Pen>, draw: () => string): string {
  const before = pen
  pen = { ...pen, ...change }
  try {
    return draw()
  } finally {
    pen = before
  }
}

export const tenth = (n: number): number => Math.round(n * 10) / 10

/** Draws a picture and puts the gradients and clips it asked for in front of it. */
export function paint(draw: () => string, light: Light = DAYLIGHT): string {
  const gathered: Pen['gathered'] = new Map()
  const body = drawnWith({ gathered, light }, draw)
  const defs = [...gathered.values()].join('')
  const text = (defs && `<defs>${defs}</defs>`) + body
  return text.replaceAll(/\d+\.\d{4,}/g, (n) => String(Math.round(Number(n) * 1000) / 1000))
}

/** A definition that is written once a picture, however often it is asked for. */
export function gather(key: string, write: (id: string) => string): string {
  const { gathered } = pen
  if (!gathered.has(key)) gathered.set(key, write(`~${gathered.size}`))
  return `url(#~${[...gathered.keys()].indexOf(key)})`
}
