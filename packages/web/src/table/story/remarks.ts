/** What bots said about their answers, each under the first line that came of it. */
import type { Remark } from '@emberhall/minds'
import type { GameWords } from '@emberhall/speech'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { Told } from './told.ts'

const percent = (chance: number): number => Math.round(chance * 100)

/** By the key of the line. */
export function useRemarks(
  told: readonly Told[],
  remarks: readonly Remark[] | undefined,
  words: GameWords,
  names: readonly string[],
): ReadonlyMap<number, string> {
  const t = useTranslations('table')
  return useMemo(() => {
    const said = new Map<number, string>()
    for (const { at, seat, why, chance, otherwise } of remarks ?? []) {
      const under = told.find(({ line, key }) => line.at >= at && !said.has(key))
      const text = why.map((reason) => words.why(reason)).join(' ')
      const figures = { chance: percent(chance), otherwise: percent(otherwise) }
      if (under !== undefined) said.set(under.key, t('remark', { name: names[seat] ?? '', text, ...figures }))
    }
    return said
  }, [told, remarks, words, names, t])
}
