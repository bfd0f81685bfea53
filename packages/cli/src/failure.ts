/** What ends a command: something the person can mend, told in one or two sentences. */
export class Failure extends Error {
  override name = 'Failure'
  readonly exitCode: number
  constructor(message: string, exitCode = 2) {
    super(message)
    this.exitCode = exitCode
  }
}
