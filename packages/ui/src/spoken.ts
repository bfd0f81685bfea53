import { createContext } from 'react'

/** The sentence that is being read aloud; empty while nothing is. */
export const SpokenContext = createContext('')

const BETWEEN = /(?<=[.!?…][”»’)\u00a0\u202f ]*)\s+(?=[\p{Lu}\d“«—–])/u
/** What is read in one breath: the sentences of each line, word for word as they stand there. */
export const sentencesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .flatMap((line) => line.trim().split(BETWEEN))
    .filter((sentence) => sentence !== '')
