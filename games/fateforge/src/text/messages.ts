/** Everything the table says, in both languages. */
import { asked as askedEn } from './asked.en.ts'
import { asked as askedFr } from './asked.fr.ts'
import { sayer } from '@emberhall/speech'
import { shown as shownEn } from './shown.en.ts'
import { shown as shownFr } from './shown.fr.ts'
import { told as toldEn } from './told.en.ts'
import { told as toldFr } from './told.fr.ts'

export const en = { ...askedEn, ...toldEn, ...shownEn }
export const fr: { readonly [K in keyof typeof en]: string } = { ...askedFr, ...toldFr, ...shownFr }
export type Key = keyof typeof en
export const tell = sayer<Key>({ en, fr })
