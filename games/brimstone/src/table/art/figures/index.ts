/** Everybody who stands in the mine, by the id of the class or of the enemy. */
import { paint } from '@emberhall/ink'
import { fiend, hideOf, hound, spider, tentacles } from '@emberhall/ink/monsters'
import type { Picture } from '@emberhall/ui'
import { bandit } from './bandit.ts'
import { colossus } from './colossus.ts'
import { hellbat } from './hellbat.ts'
import { lawman } from './lawman.ts'
import { rancher } from './rancher.ts'
import { saloonGirl } from './saloonGirl.ts'
import { slinger } from './slinger.ts'
import { strangler } from './strangler.ts'

interface Body {
  readonly draw: () => string
  /** The box it fills, its feet at 0 0. */
  readonly box: readonly [left: number, top: number, width: number, height: number]
}
const BODIES = {
  'saloon-girl': { draw: saloonGirl, box: [-60, -130, 120, 140] },
  bandit: { draw: bandit, box: [-62, -130, 124, 140] },
  lawman: { draw: lawman, box: [-50, -130, 130, 140] },
  rancher: { draw: rancher, box: [-60, -130, 120, 140] },
  spider: { draw: () => spider(hideOf('#3a1c4c')), box: [-50, -60, 100, 72] },
  tentacle: { draw: () => tentacles(hideOf('#6a2b52')), box: [-50, -100, 100, 114] },
  terror: { draw: () => fiend(hideOf('#3a1a3c')), box: [-80, -156, 160, 170] },
  hound: { draw: () => hound(hideOf('#37526a'), '#ff6ad0', '#9fe8f0'), box: [-76, -100, 134, 112] },
  colossus: { draw: colossus, box: [-165, -262, 330, 280] },
  hellbat: { draw: hellbat, box: [-70, -76, 140, 82] },
  strangler: { draw: strangler, box: [-52, -124, 104, 132] },
  slinger: { draw: slinger, box: [-50, -150, 110, 158] },
} satisfies Readonly<Record<string, Body>>
export type Who = keyof typeof BODIES
const bodies: Readonly<Record<Who, Body>> = BODIES

/** Those whom no picture shows yet look like the dark itself. */
const UNKNOWN: Who = 'tentacle'
const CALLED: Readonly<Record<string, Who>> = { saloon: 'saloon-girl' }
/** By the id of a class or an enemy. */
export function whoOf(id: string): Who {
  const name = id.slice(3)
  return CALLED[name] ?? (name in BODIES ? (name as Who) : UNKNOWN)
}
/** A figure as a picture of its own. */
export function figurePicture(who: Who): Picture {
  const { draw, box } = bodies[who]
  const [left, top, width, height] = box
  return {
    name: `brimstone ${who}`,
    width,
    height,
    draw: () => paint(() => `<g transform="translate(${-left} ${-top})">${draw()}</g>`),
  }
}
/** Lying on the ground: part of another picture, the middle of the back at 0 0. */
export function fallen(who: Who): string {
  const { draw, box } = bodies[who]
  const [left, top, , height] = box
  return `<g transform="scale(1 .62) translate(${-top - height / 2} ${left}) rotate(-90)">${draw()}</g>`
}
/** Lying on the ground. */
export function fallenPicture(who: Who): Picture {
  const { draw, box } = bodies[who]
  const [left, top, width, height] = box
  return {
    name: `brimstone ${who} down`,
    width: height,
    height: width * 0.62,
    draw: () => paint(() => `<g transform="scale(1 .62) translate(${-top} ${left + width}) rotate(-90)">${draw()}</g>`),
  }
}
/** Head and shoulders, as wide as it is high. */
export function portraitPicture(who: Who): Picture {
  const { draw, box } = bodies[who]
  const [, top, width, height] = box
  const isTall = height > width
  const side = isTall ? height * 0.5 : Math.max(width, height)
  const [x, y] = isTall ? [side / 2, -top + 2] : [side / 2, side - 8]
  return {
    name: `brimstone ${who} portrait`,
    width: side,
    height: side,
    draw: () => paint(() => `<g transform="translate(${x} ${y})">${draw()}</g>`),
  }
}
