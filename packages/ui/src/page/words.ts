/** What a page says of itself; the story is told by the game. */
import type { Lang } from '@emberhall/speech'

interface PageWords {
  readonly read: string
  readonly stop: string
  readonly chosen: (what: string) => string
  readonly how: string
  /** How many choices lie below the edge. */
  readonly below: (n: number) => string
}
export const PAGE_WORDS: Readonly<Record<Lang, PageWords>> = {
  en: {
    read: 'Read aloud',
    stop: 'Stop reading',
    chosen: (what) => `You chose: ${what}`,
    how: 'Choices, keys 1 to 9',
    below: (n) => `${n} more below`,
  },
  fr: {
    read: 'Lire à voix haute',
    stop: 'Arrêter la lecture',
    chosen: (what) => `Vous avez choisi : ${what}`,
    how: 'Choix, touches 1 à 9',
    below: (n) => `${n} de plus en bas`,
  },
}
