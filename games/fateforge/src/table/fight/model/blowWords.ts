import type { Lang } from '@emberhall/speech'
import { tell } from '../words.ts'
import type { Blow } from './prospects.ts'

/** What an attack would do, in a few words. */
export function blowWords(lang: Lang, { damage, armor, parried, falls, stuns }: Blow): string {
  return tell(lang, 'blow', {
    n: damage,
    end: falls ? 'falls' : stuns ? 'stunned' : armor + parried === damage ? 'stopped' : 'stands',
  })
}
