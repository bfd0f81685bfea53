/**
 * Every word of the first chapter, by the ids of the pack, apart from its mechanics. A verse is told passage by passage:
 * those that hang on a condition stand in `when.ts`, so that both languages remember the same things.
 */
import type { Lang } from '@emberhall/speech'
import type { Condition } from '../content/types.ts'
import { en } from './en/index.ts'
import { fr } from './fr/index.ts'
import type { PartProse, VerseProse, Worded } from './types.ts'
import { KEPT, WHEN } from './when.ts'

export type { PartProse, VerseProse } from './types.ts'
export { KEPT, WHEN } from './when.ts'

export type Prose = Worded<typeof en>
export const PROSE: Readonly<Record<Lang, Prose>> = { en, fr }

/** A verse, dream or story part; nothing if there is no such id. */
export function writtenOf(lang: Lang, id: string): PartProse | VerseProse | undefined {
  const { verses, parts }: { readonly verses: Shelf; readonly parts: Shelf } = PROSE[lang]
  return verses[id] ?? parts[id]
}
type Shelf = Readonly<Record<string, PartProse | VerseProse>>

/** The passages to be told now, in order. */
export function toldAt(lang: Lang, id: string, holds: (condition: Condition) => boolean): readonly string[] {
  const when = WHEN[id]
  return Object.entries(writtenOf(lang, id)?.text ?? {}).flatMap(([passage, text]) => {
    const condition = when?.[passage]
    return condition === undefined || holds(condition) ? [text] : []
  })
}

/** The lines of the chronicle that hang on what was done, in order. */
export function keptLines(holds: (condition: Condition) => boolean): readonly (keyof Prose['chronicle'])[] {
  return (Object.keys(en.chronicle) as (keyof Prose['chronicle'])[]).filter((line) => {
    const condition = KEPT[line]
    return condition !== undefined && holds(condition)
  })
}
