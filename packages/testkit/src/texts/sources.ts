/** Where in the code of a game something is written. */
import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

interface SourceFile {
  readonly file: string
  readonly lines: readonly string[]
}
/** The code of a folder. */
export function sourcesIn(url: URL): readonly SourceFile[] {
  const folder = fileURLToPath(url)
  const read = (file: string): readonly string[] => readFileSync(join(folder, file), 'utf8').split('\n')
  return globSync('**/*.ts', { cwd: folder }).map((file) => ({ file: file.split(sep).join('/'), lines: read(file) }))
}
interface Writing {
  /** Whether the thing of this id begins on this line. */
  readonly isFirst: (line: string, id: string) => boolean
  /** The line of one of its fields. */
  readonly lineOf: (lines: readonly string[], first: number, field: string) => number
}
/** Puts file and line before what is said of a thing: `mine/rooms.ts:3: m-crosscut: rows[1]: …`. */
export function located(sources: readonly SourceFile[], { isFirst, lineOf }: Writing, message: string): string {
  const [id = '', field = ''] = message.split(': ')
  for (const { file, lines } of sources) {
    const first = lines.findIndex((line) => isFirst(line, id))
    if (first >= 0) return `${file}:${lineOf(lines, first, field) + 1}: ${message}`
  }
  return message
}
