/** What a command was asked for, or an end with a message. */
import { gameIds } from '@emberhall/roster'

export function knownGame(id: string): string {
  return gameIds().includes(id) ? id : stop(`There is no game "${id}". There are: ${gameIds().join(', ')}.`)
}
export function stop(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(2)
}
