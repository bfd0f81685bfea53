/** The letter of a die: the first of its colour, in the language of the table. */
import type { Lang } from '@emberhall/speech'
import type { Die } from '../../content/types.ts'
import { nameOf } from '../../text/things.ts'

export const letterOf = (die: Die, lang: Lang): string => nameOf('die', die, lang).slice(0, 1).toUpperCase()
