/** The browser's own voice, sentence after sentence; what is being said can be seen. */
import type { Lang } from '@emberhall/kernel'
import { create } from 'zustand'

export const canSpeak = 'speechSynthesis' in globalThis

export interface Sentence {
  /** Where it stands on the screen: a line of the story by its number, or the question. */
  readonly place: string
  readonly text: string
}
/** The sentence that is being said, by its place. */
export const useSpoken = create<{ readonly place: string }>(() => ({ place: '' }))

/** Says these instead of whatever was being said. */
export function speak(sentences: readonly Sentence[], lang: Lang): void {
  hush()
  for (const { place, text } of sentences) {
    const said = new SpeechSynthesisUtterance(text)
    said.lang = lang === 'fr' ? 'fr-FR' : 'en-GB'
    said.onstart = () => useSpoken.setState({ place })
    said.onend = said.onerror = () => useSpoken.setState((now) => (now.place === place ? { place: '' } : now))
    speechSynthesis.speak(said)
  }
}
export function hush(): void {
  if (!canSpeak) return
  speechSynthesis.cancel()
  useSpoken.setState({ place: '' })
}
