/** FG-2.6 Goes along with the first fight as it is really played. */
import { lessonOf } from '@emberhall/speech'
import { moments } from './moments.ts'
import { en } from './words.en.ts'
import { fr } from './words.fr.ts'

export const lesson = lessonOf(moments, { en, fr }, 'ready')
