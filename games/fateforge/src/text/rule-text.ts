/** A rule as the rules panel shows it. */
export interface RuleText {
  readonly title: string
  readonly text: string
}
