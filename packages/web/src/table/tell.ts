/** Reasons in words: the game's own, and those of the table around it. */
import type { Why } from '@emberhall/kernel'
import type { GameWords } from '@emberhall/speech'

export function reasonsText(reasons: readonly Why[], words: GameWords, fault: (message: string) => string): string {
  const told = reasons.map((reason) => {
    if (reason.code === 'fault') return fault(String(reason.params?.['message'] ?? ''))
    return `${words.why(reason)}${reason.rule === '' ? '' : ` ${reason.rule}`}`
  })
  return [...new Set(told)].join(' ')
}
/** What is told within a sentence that ends by itself. */
export const unended = (text: string): string => text.replace(/\.$/, '')
