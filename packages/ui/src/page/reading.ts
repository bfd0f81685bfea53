/** Reads the passages of a page aloud, and knows where it is. */
import type { Lang } from '@emberhall/speech'
import { useEffect, useRef, useState } from 'react'
import { sentencesOf } from '../spoken.ts'
import { say, silence } from '../voice.ts'

/** Every sentence to be said, and the number of the passage it stands in. */
export function breathsOf(passages: readonly string[]): readonly { readonly text: string; readonly passage: number }[] {
  return passages.flatMap((text, passage) => sentencesOf(text).map((one) => ({ text: one, passage })))
}
export interface Reading {
  /** The passage being read; null while nothing is. */
  readonly passage: number | null
  readonly start: () => void
  readonly stop: () => void
}
/** `page` tells one page from the next: what is turned away from is not read on. */
export function useReading(page: string, passages: readonly string[], lang: Lang): Reading {
  const [passage, setPassage] = useState<number | null>(null)
  const isReading = useRef(false)
  const stop = (): void => {
    if (isReading.current) silence()
    isReading.current = false
    setPassage(null)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: turned with the page
  useEffect(() => stop, [page, lang])
  const start = (): void => {
    const breaths = breathsOf(passages)
    isReading.current = true
    setPassage(0)
    const texts = breaths.map(({ text }) => text)
    say(texts, lang, {
      begins: (n) => setPassage(breaths[n]?.passage ?? null),
      ends: (n) => {
        if (n < breaths.length - 1) return
        isReading.current = false
        setPassage(null)
      },
    })
  }
  return { passage, start, stop }
}
