/** What happens is read aloud, sentence after sentence; what is being said can be seen. */
import type { Lang } from '@emberhall/speech'
import { say, sentencesOf, silence } from '@emberhall/ui'
import { create } from 'zustand'

export interface Sentence {
  /** Where it stands on the screen: a line of the story by its number, or the question. */
  readonly place: string
  readonly text: string
}
const SILENCE: Sentence = { place: '', text: '' }
/** The sentence that is being said, and its place. */
export const useSpoken = create<Sentence>(() => SILENCE)

/** What is still to be said, the sentence under way first. */
let coming: readonly Sentence[] = []

/** Says these instead of whatever was being said, sentence by sentence; what is about to be said anyway goes on. */
export function speak(texts: readonly Sentence[], lang: Lang): void {
  const sentences = texts.flatMap(({ place, text }) => sentencesOf(text).map((one): Sentence => ({ place, text: one })))
  if (sentences.length > 0 && sentences.every((one, i) => isSame(one, coming.at(i - sentences.length)))) return
  hush()
  coming = sentences
  const said = sentences.map(({ text }) => text)
  say(said, lang, {
    begins: (n) => useSpoken.setState(sentences[n] ?? SILENCE),
    ends: (n) => {
      const sentence = sentences[n] ?? SILENCE
      coming = coming.slice(coming.indexOf(sentence) + 1)
      useSpoken.setState((now) => (isSame(now, sentence) ? SILENCE : now))
    },
  })
}
const isSame = (a: Sentence, b: Sentence | undefined): boolean => a.place === b?.place && a.text === b.text
export function hush(): void {
  coming = []
  silence()
  useSpoken.setState(SILENCE)
}
