/** What the end of a fight and of an Adventure say. */
import { sayer } from '@emberhall/speech'
import { en, type Messages } from './words.en.ts'
import { fr } from './words.fr.ts'

export const tellEnd = sayer<keyof Messages>({ en, fr })
