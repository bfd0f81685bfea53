/** What a drawn encounter says, in the language of the person. */
import { sayer } from '@emberhall/speech'
import { en, type Messages } from './words.en.ts'
import { fr } from './words.fr.ts'

export const tell = sayer<keyof Messages>({ en, fr })
