/** What only the papers of a hero say. */
import { sayer } from '@emberhall/speech'
import { en, type Messages } from './words.en.ts'
import { fr } from './words.fr.ts'

export const tellSheet = sayer<keyof Messages>({ en, fr })
