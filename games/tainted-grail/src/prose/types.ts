/** What is told at a verse of the journal, in one language. Paragraphs are parted by a line break. */
export interface VerseProse {
  /** The passages in the order they are told; `when.ts` says which of them hang on a condition. */
  readonly text: Readonly<Record<string, string>>
  readonly options?: Readonly<Record<string, string>>
  /** What comes of an option, or of a roll or an encounter: `b`, `b.won`, `b.4`. */
  readonly told?: Readonly<Record<string, string>>
}
/** What is told of a story event; the hint stands on its quest. */
export interface PartProse extends VerseProse {
  readonly hint?: string
  readonly success?: string
  readonly failure?: string
}

/** The shape of something written in English, to be written in French too. */
export type Worded<T> = T extends string ? string : { readonly [K in keyof T]: Worded<T[K]> }
