/** Long work that can be put down between two pieces and taken up again, so that others are served meanwhile. */
export type Pieces<T> = Generator<void, T>

export function atOnce<T>(work: Pieces<T>): T {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}
