/** What keeps the client from being built: a drawing that is not there, or a credit that cannot be given. */
type BuildCode = 'noIcon' | 'noAuthor' | 'noLicence'

export class BuildProblem extends Error {
  override name = 'BuildProblem'
  readonly code: BuildCode
  constructor(code: BuildCode, message: string) {
    super(message)
    this.code = code
  }
}
