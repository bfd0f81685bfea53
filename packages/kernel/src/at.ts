import { RuleFault } from './why.ts'

/** The element at a place that must be filled; a fault says which place is empty. */
export function at<T>(list: ArrayLike<T>, index: number): T {
  const element = list[index]
  if (element === undefined) throw new RuleFault(`nothing at ${index} in a list of ${list.length}`)
  return element
}

/** What must have been found, in a map or by a search; a fault says what is missing. */
export function found<T>(value: T, what: string): NonNullable<T> {
  if (value === undefined || value === null) throw new RuleFault(`missing: ${what}`)
  return value
}
