/** Log lines in the words of a scenario. */
import type { LogLine } from '@emberhall/kernel'

function printArg(arg: LogLine['args'][number]): string {
  return typeof arg === 'object' ? (arg.face ?? '?') : String(arg)
}
export function printLine(line: LogLine): string {
  return [line.what, ...line.args.map(printArg)].join(' ')
}
export function matchesLine(line: LogLine, what: string, args: readonly (string | number)[]): boolean {
  return line.what === what && args.every((arg, i) => arg === '*' || String(arg) === printArg(line.args[i] ?? ''))
}
