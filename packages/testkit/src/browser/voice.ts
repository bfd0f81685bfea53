/** This machine has no voice: what is to be said is noted, and each sentence begins and ends when the test says so. */
import type { Page } from 'playwright-core'

/** Runs in the page, before anything else. */
export function listen(): void {
  const said: SpeechSynthesisUtterance[] = []
  Object.assign(window, { said })
  speechSynthesis.speak = (utterance) => void said.push(utterance)
  speechSynthesis.cancel = () => void said.splice(0)
}
interface Listening {
  readonly said: SpeechSynthesisUtterance[]
}
export const heard = (page: Page): Promise<{ text: string; lang: string }[]> =>
  page.evaluate(() => (window as unknown as Listening).said.map(({ text, lang }) => ({ text, lang })))
export const says = (page: Page, event: 'start' | 'end', n: number): Promise<void> =>
  page.evaluate(
    ([type, at]) => {
      const { said } = window as unknown as Listening
      said.at(at)!.dispatchEvent(new Event(type))
    },
    [event, n] as const,
  )
