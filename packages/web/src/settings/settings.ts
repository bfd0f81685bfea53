/** What a person has set for themselves: kept in this browser, never sent anywhere. */
import type { Lang } from '@emberhall/speech'
import { setGrowth } from '@emberhall/ui'
import { create } from 'zustand'
import { growthFor, roomFor, textFor } from './room.ts'

export const PACES = [0, 0.5, 1, 1.8] as const
export const SIZES = [1, 1.15, 1.3, 1.5, 2] as const
export const CLOSINGS = [0, 5, 10, 20] as const
export interface Settings {
  readonly lang: Lang
  readonly pace: number
  /** How loud, from 0 to 1: the call when it is one's move, what happens on the table, the fire in the hall. */
  readonly call: number
  readonly effects: number
  readonly ambience: number
  /** All of it is silent for now. */
  readonly muted: boolean
  /** Whether a phone shakes a little with dice and blows. */
  readonly touch: boolean
  /** Whether what happens is read aloud by the browser's voice. */
  readonly voice: boolean
  /** Whether a choice that is the only one is taken for one. */
  readonly onlyChoices: boolean
  /** Whether one is not asked what is settled already, such as a roll that is enough. */
  readonly settled: boolean
  /** Whether a hint comes with every question, where the table and the seat have hints. */
  readonly hinting: boolean
  /** Whether rule numbers stand in the story; otherwise they show where one points. */
  readonly ruleIds: boolean
  /** After how many seconds a turn closes in which nothing else is left to do; 0: never. */
  readonly closing: number
  /** Whether single letters, digits and signs are shortcuts at the table. */
  readonly letters: boolean
  /** Whether everything that can be chosen is listed beside the table as well. */
  readonly listed: boolean
  /** Letters that were given other things to do, by what they do. */
  readonly keys: Readonly<Record<string, string>>
  /** Whether one sees what others point at and plan. */
  readonly pointing: boolean
  /** Which lines of the log are shown. */
  readonly story: string
  readonly motion: 'system' | 'reduced'
  readonly size: number
  /** How far apart the lines of longer texts stand. */
  readonly lines: 'plain' | 'wide'
  readonly face: 'plain' | 'dyslexic'
  readonly contrast: 'plain' | 'high'
}
interface Store extends Settings {
  readonly set: (change: Partial<Settings>) => void
}

const KEY = 'emberhall.settings'
/** What the browser prefers, of what there is. */
function langOf(preferred: readonly string[]): Lang {
  const first = preferred.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag === 'fr' || tag === 'en')
  return first === 'fr' ? 'fr' : 'en'
}
function initial(): Settings {
  const plain: Settings = {
    lang: langOf(navigator.languages),
    pace: 1,
    call: 0.7,
    effects: 0.4,
    ambience: 0,
    muted: false,
    touch: false,
    voice: false,
    onlyChoices: true,
    settled: true,
    hinting: false,
    ruleIds: false,
    closing: 0,
    letters: true,
    listed: false,
    keys: {},
    pointing: true,
    story: 'everything',
    motion: 'system',
    size: 1,
    lines: 'plain',
    face: 'plain',
    contrast: 'plain',
  }
  return { ...plain, ...known(plain) }
}
/** What was kept, as far as it still makes sense. */
function known(plain: Settings): Partial<Settings> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    const entries = Object.entries(kept).filter(
      ([key, value]) => value !== null && typeof value === typeof plain[key as keyof Settings],
    )
    const settings = Object.fromEntries(entries) as Partial<Settings>
    return settings.lang === 'en' || settings.lang === 'fr' ? settings : { ...settings, lang: plain.lang }
  } catch {
    return {}
  }
}
export const useSettings = create<Store>((set, get) => ({
  ...initial(),
  set: (change) => {
    set(change)
    const { set: _, ...settings } = get()
    try {
      localStorage.setItem(KEY, JSON.stringify(settings))
    } catch {
      // Without storage the settings last as long as the page.
    }
  },
}))

const still = matchMedia('(prefers-reduced-motion: reduce)')
export function isStill({ motion }: Pick<Settings, 'motion'>): boolean {
  return motion === 'reduced' || still.matches
}
/** Puts on the document what style sheets and screen readers go by. */
export function wear(settings: Settings): void {
  const root = document.documentElement
  root.lang = settings.lang
  const room = roomFor(innerWidth, innerHeight)
  const growth = growthFor(settings.size, innerWidth / room, innerHeight / room)
  root.style.fontSize = `${textFor(settings.size, growth) * room * 100}%`
  // The unit of tables (build/rems.ts): what is read has line heights of its own.
  root.style.lineHeight = `${16 * room * growth}px`
  setGrowth(growth === 1 ? 1 : room * growth)
  root.dataset['lines'] = settings.lines
  root.dataset['face'] = settings.face
  root.dataset['contrast'] = settings.contrast
  root.dataset['rules'] = settings.ruleIds ? 'shown' : 'quiet'
  root.dataset['motion'] = isStill(settings) ? 'still' : 'moving'
}
