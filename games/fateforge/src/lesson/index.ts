/** FG-2.6 Goes along with the first fight as it is really played. It reads what a seat sees, and changes nothing. */
import type { Lang, LogLine, View } from '@emberhall/kernel'
import type { S } from '../state.ts'
import { moments } from './moments.ts'
import { en } from './words.en.ts'
import { fr } from './words.fr.ts'

const WORDS = { en, fr }

export const lesson = {
  steps: moments.length,
  /** What can be explained at the question under way, the most pressing first; whoever has read something skips it. */
  due: (view: View<S>, log: readonly LogLine[], lang: Lang) => {
    const sight = { view, log }
    const now = view.ask === null ? [] : moments.filter(({ isDue }) => isDue(sight))
    return now.map(({ id, rule, points }) => ({
      id,
      rule,
      points: typeof points === 'string' ? points : points(sight),
      text: WORDS[lang][id],
    }))
  },
}
