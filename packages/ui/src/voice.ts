/** The browser's own voice. Where there is none, nothing is said and nothing is missed. */
import type { Lang } from '@emberhall/speech'

export const canSpeak = 'speechSynthesis' in globalThis

interface Hearing {
  readonly begins: (n: number) => void
  /** Also where it was cut short. */
  readonly ends: (n: number) => void
}
/** Says these one after the other instead of whatever was being said, and tells which one is under way. */
export function say(sentences: readonly string[], lang: Lang, { begins, ends }: Hearing): void {
  if (!canSpeak) return
  silence()
  for (const [n, sentence] of sentences.entries()) {
    const said = new SpeechSynthesisUtterance(sentence)
    said.lang = lang === 'fr' ? 'fr-FR' : 'en-GB'
    said.onstart = () => begins(n)
    said.onend = said.onerror = () => ends(n)
    speechSynthesis.speak(said)
  }
}
export function silence(): void {
  if (canSpeak) speechSynthesis.cancel()
}
