/**
 * astray: what a client holds is not what the server told. late: waited for in vain. lost: a connection is gone.
 * refused: not settled as it should be. down: the server is not there. unsuited: no game can be tried that way.
 */
type MishapCode = 'astray' | 'late' | 'lost' | 'refused' | 'down' | 'unsuited'

/** What breaks a trial of the server off. */
export class Mishap extends Error {
  override name = 'Mishap'
  readonly code: MishapCode
  constructor(code: MishapCode, message: string) {
    super(message)
    this.code = code
  }
}
