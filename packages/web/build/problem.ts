/** What keeps the client from being built: a drawing that is not there, a credit that cannot be given, or games that are not apart. */
type BuildCode = 'noIcon' | 'noAuthor' | 'noLicence' | 'notApart'

export class BuildProblem extends Error {
  override name = 'BuildProblem'
  readonly code: BuildCode
  constructor(code: BuildCode, message: string) {
    super(message)
    this.code = code
  }
}
