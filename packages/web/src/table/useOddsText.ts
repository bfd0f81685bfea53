/** What the best answers are worth, side by side, and how sure that is. */
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { Advice } from '@emberhall/sitting'
import { type Asked, answerText } from './asked.ts'

const SHOWN = 3
/** Odds that may be off by more than this say nothing. */
const LOOSEST = 0.25
const percent = (share: number): number => Math.round(share * 100)

/** As much of each as tells them apart: what comes after a sign only says how things stand, and no bracket stays open. */
function shortened(texts: readonly string[]): readonly string[] {
  const short = texts.map((text) => text.split(/\s?[;:]/)[0]!.replace(/\s\([^)]*$/, ''))
  return new Set(short).size === texts.length ? short : texts.map((text) => text.split(';')[0]!)
}
export function useOddsText(): (asked: Asked, weighed: Advice['weighed']) => string {
  const t = useTranslations('tools')
  return useCallback(
    (asked, weighed) => {
      const first = weighed[0]
      if (first === undefined || 2 * first.error > LOOSEST) return ''
      // Of copies the better one stands for all.
      const named = weighed.map(({ answer, chance }) => ({ chance, text: answerText(asked, answer) }))
      const best = named.filter(({ text }, i) => named.findIndex((other) => other.text === text) === i).slice(0, SHOWN)
      const names = shortened(best.map(({ text }) => text))
      const shown = best.map(({ chance }, i) => t('oddsOf', { what: names[i]!, n: percent(chance) }))
      // Two errors to either side hold the true chance in nineteen cases of twenty.
      return t('odds', { list: `${shown.join(', ')} (${t('sure', { n: Math.max(1, percent(2 * first.error)) })})` })
    },
    [t],
  )
}
