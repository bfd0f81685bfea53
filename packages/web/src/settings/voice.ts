/** The browser's own voice, sentence after sentence; what is being said can be seen. */
import type { Lang } from '@emberhall/kernel'
import { sentencesOf } from '@emberhall/ui'
import { create } from 'zustand'

export const canSpeak = 'speechSynthesis' in globalThis

export interface Sentence {
  /** Where it stands on the screen: a line of the story by its number, or the question. */
  readonly place: string
  readonly text: string
}
const SILENCE: Sentence = { place: '', text: '' }
/** The sentence that is being said, and its place. */
export const useSpoken = create<Sentence>(() => SILENCE)

/** Says these instead of whatever was being said, sentence by sentence. */
export function speak(texts: readonly Sentence[], lang: Lang): void {
  hush()
  const sentences = texts.flatMap(({ place, text }) => sentencesOf(text).map((one): Sentence => ({ place, text: one })))
  for (const sentence of sentences) {
    const said = new SpeechSynthesisUtterance(sentence.text)
    said.lang = lang === 'fr' ? 'fr-FR' : 'en-GB'
    said.onstart = () => useSpoken.setState(sentence)
    said.onend = said.onerror = () => useSpoken.setState((now) => (isSame(now, sentence) ? SILENCE : now))
    speechSynthesis.speak(said)
  }
}
const isSame = (a: Sentence, b: Sentence): boolean => a.place === b.place && a.text === b.text
export function hush(): void {
  if (!canSpeak) return
  speechSynthesis.cancel()
  useSpoken.setState(SILENCE)
}
