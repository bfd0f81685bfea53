/** What a window onto a board or a map says of itself. */
import type { Lang } from '@emberhall/speech'

export interface ViewportWords {
  readonly nearer: string
  readonly farther: string
  readonly whole: string
  readonly action: string
  readonly map: string
}
export const VIEWPORT_WORDS: Readonly<Record<Lang, ViewportWords>> = {
  en: {
    nearer: 'Nearer',
    farther: 'Farther',
    whole: 'Show everything',
    action: 'Show what is happening',
    map: 'Small map',
  },
  fr: {
    nearer: 'Plus près',
    farther: 'Plus loin',
    whole: 'Tout montrer',
    action: 'Montrer ce qui se passe',
    map: 'Petit plan',
  },
}
