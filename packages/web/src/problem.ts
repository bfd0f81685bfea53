/** What goes wrong in the client itself: told apart by its code. */
type ProblemCode = 'noTable' | 'noGame' | 'noNextScene' | 'worker' | 'storage' | 'noClipboard'

export class Problem extends Error {
  override name = 'Problem'
  readonly code: ProblemCode
  constructor(code: ProblemCode, detail: string) {
    super(`${code}: ${detail}`)
    this.code = code
  }
}
