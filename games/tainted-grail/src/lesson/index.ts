/** Goes along with somebody’s first day and first fight as they are really played. */
import { lessonOf } from '@emberhall/speech'
import { moments } from './moments.ts'
import { en } from './words.en.ts'
import { fr } from './words.fr.ts'

export const lesson = lessonOf(moments, { en, fr }, 'ready')
