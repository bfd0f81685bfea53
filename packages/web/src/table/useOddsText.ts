/** What the best answers are worth, side by side, and how sure that is. */
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { Advice } from '@emberhall/sitting'
import { type Asked, answerText, answerTitle } from './asked.ts'

const SHOWN = 3
/** Odds that may be off by more than this say nothing. */
const LOOSEST = 0.25
const percent = (share: number): number => Math.round(share * 100)

interface Named {
  readonly chance: number
  readonly title: string
  readonly text: string
}
/** What comes after a semicolon only says how things stand, and no bracket stays open. */
const brief = (text: string): string => text.split(';')[0]!.replace(/\s\([^)]*$/, '')
/** As much of each as tells them apart. */
function shortened(best: readonly Named[]): readonly string[] {
  const titles = best.map(({ title }) => brief(title))
  const names = titles.map((title) => title.replace(/ \([^()]*\)$/, ''))
  return [names, titles].find((all) => new Set(all).size === best.length) ?? best.map(({ text }) => brief(text))
}
export function useOddsText(): (asked: Asked, weighed: Advice['weighed']) => string {
  const t = useTranslations('tools')
  return useCallback(
    (asked, weighed) => {
      const first = weighed[0]
      if (first === undefined || 2 * first.error > LOOSEST) return ''
      // Of copies the better one stands for all.
      const named = weighed.map(
        ({ answer, chance }): Named => ({
          chance,
          title: answerTitle(asked, answer),
          text: answerText(asked, answer),
        }),
      )
      const best = named.filter(({ text }, i) => named.findIndex((other) => other.text === text) === i).slice(0, SHOWN)
      const names = shortened(best)
      const shown = best.map(({ chance }, i) => t('oddsOf', { what: names[i]!, n: percent(chance) }))
      // Two errors to either side hold the true chance in nineteen cases of twenty.
      return t('odds', { list: `${shown.join(', ')} (${t('sure', { n: Math.max(1, percent(2 * first.error)) })})` })
    },
    [t],
  )
}
