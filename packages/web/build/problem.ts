/** What keeps the client from being built: a drawing that is not there, a credit that cannot be given, games that are not apart, or a style sheet that lost something. */
type BuildCode = 'noIcon' | 'noAuthor' | 'noLicence' | 'notApart' | 'lostValue'

export class BuildProblem extends Error {
  override name = 'BuildProblem'
  readonly code: BuildCode
  constructor(code: BuildCode, message: string) {
    super(message)
    this.code = code
  }
}
