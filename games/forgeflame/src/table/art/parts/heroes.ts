import { found } from '@emberhall/kernel'
import { body, fill, mix } from '@emberhall/ink'
import type { Mood } from './faces.ts'
import { type Figure, gobetou, granit, korgain, mogrimur, molly, nobz } from './heroes-core.ts'
import { devorfu, drsdaqt, flyna, greedy, ogmul, silkara, vaelindra } from './heroes-more.ts'

/** `tint` colours the cards, `deep` and `air` the place behind the figure; the sign is drawn within 10 units of 0 0. */
interface Hero {
  readonly draw: Figure
  readonly tint: string
  readonly deep: string
  readonly air: string
  readonly sign: string
}
const hero = (draw: Figure, tint: string, deep: string, air: string, sign: string): Hero => ({
  draw,
  tint,
  deep,
  air,
  sign,
})

const HEROES: Readonly<Record<string, Hero>> = {
  granit: hero(granit, '#a8957f', '#2c2019', '#c9783a', 'M-11 8L-5-3-2 1 3-9 11 8ZM3-6L1-1 4 1 6-1Z'),
  mogrimur: hero(
    mogrimur,
    '#74b98e',
    '#0e1d18',
    '#3f8a64',
    'M-8-1C-8-12 8-12 8-1 8 3 5 3 5 8H2V4H1V8H-1V4H-2V8H-5C-5 3-8 3-8-1ZM-5-1A2.3 2.3 0 1 0 0-1 2.3 2.3 0 1 0-5-1ZM.5-1A2.3 2.3 0 1 0 5-1 2.3 2.3 0 1 0 .5-1Z',
  ),
  nobz: hero(
    nobz,
    '#d08a4a',
    '#2a1a10',
    '#b5702e',
    'M-9-6H9L6 3H-6ZM-7 6.500A2.5 2.5 0 1 0-2 6.5 2.5 2.5 0 1 0-7 6.500ZM2 6.500A2.5 2.5 0 1 0 7 6.5 2.5 2.5 0 1 0 2 6.500Z',
  ),
  korgain: hero(
    korgain,
    '#7cc4e4',
    '#10202c',
    '#3f86a8',
    'M-9-3C-4-11 5-11 9-3 5-5 3-5 1.5-5.500L1.5 9H-1.500L-1.5-5.500C-3-5-5-5-9-3Z',
  ),
  molly: hero(
    molly,
    '#c9907a',
    '#241712',
    '#9a5f3c',
    'M-5 9C-9 6-9 0-4-1 0-3 4-1 6 1 9 5 6 10 2 8 0 7-2 10-5 9ZM-9-1L-8-8-5-3ZM-4-4L-1-10 0-4ZM2-4L6-9 5-2ZM7-1L10-5 9 2Z',
  ),
  gobetou: hero(gobetou, '#9ccf4e', '#15210c', '#5f8f2a', 'M-8-4L-3-8H8V4L3 8H-8ZM-5-2V5H1V-2Z'),
  flyna: hero(
    flyna,
    '#e8a83e',
    '#26190e',
    '#b5762a',
    'M-2-10H2L3-7 6-8 8-5 6-3 9-1V2L6 3 7 6 4 8 2 6 1 9H-2L-3 6-6 8-8 5-6 3-9 1V-2L-6-3-7-6-4-8-2-6ZM0-3A3 3 0 1 0 .01-3Z',
  ),
  ogmul: hero(ogmul, '#c58ad0', '#201226', '#8a4a92', 'M-3-10H3V-4L8 6C9 9-9 9-8 6L-3-4Z'),
  silkara: hero(
    silkara,
    '#a878e0',
    '#180e26',
    '#6a3fa8',
    'M0-6C4-6 5-1 4 3 3 8-3 8-4 3-5-1-4-6 0-6ZM-3-3L-9-8-8-9-2-5ZM3-3L9-8 8-9 2-5ZM-4 0L-10-1V0L-4 2ZM4 0L10-1V0L4 2ZM-4 3L-9 8-8 9-3 5ZM4 3L9 8 8 9 3 5Z',
  ),
  vaelindra: hero(
    vaelindra,
    '#7f9ae0',
    '#12162a',
    '#4a5fa8',
    'M8-10C9-2 5 4-1 6L-5 10-8 7-4 3C-2-3 2-8 8-10ZM-9 1L-1 9-3 10-10 3Z',
  ),
  drsdaqt: hero(drsdaqt, '#e08ac4', '#22102a', '#9a4a9a', 'M-10 0C-5-9 5-9 10 0 5 9-5 9-10 0ZM0-4A4 4 0 1 0 .01-4Z'),
  greedy: hero(
    greedy,
    '#f0704a',
    '#2a100a',
    '#c8501e',
    'M-9-8C-3-9 2-6 4-2L10-4C9 4 4 9-4 9-7 7-6 4-4 3-7 3-9 1-9-2L-5-2C-8-4-9-6-9-8Z',
  ),
  devorfu: hero(
    devorfu,
    '#ff9a3a',
    '#240a06',
    '#d9480f',
    'M-9-9C-8-4-5-3-3-3H3C5-3 8-4 9-9 11-3 9 1 6 2 6 7 3 9 0 9S-6 7-6 2C-9 1-11-3-9-9Z',
  ),
}

export const heroOf = (id: string): Hero => found(HEROES[id], `a figure of ${id}`)
export const figure = (id: string, mood: Mood = 'calm'): string => heroOf(id).draw(mood)

/** The adventurer's sign on a hexagonal shield, 15 units to each side. */
export function shield(id: string): string {
  const { tint, sign } = heroOf(id)
  return (
    body(mix(tint, '#0b0706', 0.62), 'M-13-8L0-15 13-8V8L0 15-13 8Z', 1.6, '#f0d398') +
    fill('#ffffff', 'M-13-8L0-15 13-8 0-1Z', 'opacity=".12"') +
    fill('#fff1d8', sign, 'fill-rule="evenodd"')
  )
}
