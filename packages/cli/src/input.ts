/** Lines that somebody types, or that come through a pipe. */
import { createInterface, type Interface } from 'node:readline'

export interface Input {
  /** The next line; null when there are no more. */
  line(prompt: string): Promise<string | null>
  /** What a Tab may complete now. */
  offer(words: readonly string[]): void
  close(): void
}

export interface Streams {
  readonly stdin: NodeJS.ReadStream
  readonly stdout: NodeJS.WriteStream
}

/** @param onInterrupt what happens on Ctrl-C */
export function readLines({ stdin, stdout }: Streams, isTerminal: boolean, onInterrupt: () => void): Input {
  const waiting: ((line: string | null) => void)[] = []
  const queue: string[] = []
  let isOpen = true
  let words: readonly string[] = []
  const completer = (line: string): [string[], string] => {
    const found = words.filter((word) => word.toLowerCase().startsWith(line.toLowerCase()))
    return [found, line]
  }
  const reader: Interface = isTerminal
    ? createInterface({ input: stdin, output: stdout, completer, terminal: true, historySize: 50 })
    : createInterface({ input: stdin, crlfDelay: Number.POSITIVE_INFINITY })
  reader.on('line', (line) => {
    const next = waiting.shift()
    if (next === undefined) queue.push(line)
    else next(line)
  })
  reader.on('close', () => {
    isOpen = false
    for (const next of waiting.splice(0)) next(null)
  })
  reader.on('SIGINT', onInterrupt)
  return {
    line: (prompt) => {
      if (isTerminal) {
        reader.setPrompt(prompt)
        if (isOpen) reader.prompt()
      }
      const ready = queue.shift()
      if (ready !== undefined) return Promise.resolve(ready)
      return isOpen ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(null)
    },
    offer: (next) => {
      words = next
    },
    close: () => reader.close(),
  }
}

/** Whether anything comes through a pipe within a moment. What comes is left there to be read. */
export function somethingComes(stdin: NodeJS.ReadStream, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (comes: boolean): void => {
      clearTimeout(timer)
      stdin.off('readable', look)
      stdin.off('end', none)
      stdin.off('error', none)
      resolve(comes)
    }
    const none = (): void => end(false)
    const look = (): void => {
      if (stdin.readableLength > 0) end(true)
      // At the end of a stream this is what makes it say so.
      else stdin.read(0)
    }
    const timer = setTimeout(none, ms)
    stdin.on('readable', look)
    stdin.on('end', none)
    stdin.on('error', none)
  })
}
