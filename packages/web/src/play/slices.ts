/** Long work in slices: in between, the worker hears what the screen wants, and a click never waits. */
export async function inSlices<Piece, T>(
  work: Generator<Piece, T>,
  ms: number,
  isWanted: (last: Piece) => boolean,
): Promise<T | null> {
  for (;;) {
    const pause = performance.now() + ms
    let piece = work.next()
    while (piece.done !== true && performance.now() < pause) piece = work.next()
    if (piece.done === true) return piece.value
    const { value } = piece
    await new Promise((resume) => setTimeout(resume))
    if (!isWanted(value)) return null
  }
}
