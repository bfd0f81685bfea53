/** SB-32.4 Goes along with somebody's first Adventure as it is really played. */
import { lessonOf } from '@emberhall/speech'
import { moments } from './moments.ts'
import { en } from './words.en.ts'
import { fr } from './words.fr.ts'

export const lesson = lessonOf(moments, { en, fr }, 'ready')
