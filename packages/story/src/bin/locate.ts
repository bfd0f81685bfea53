/** Finds the line a problem is about, in the TypeScript files that stories are written in. */
import { BadInput } from '@emberhall/kernel'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseSync } from 'oxc-parser'
import type { Problem } from '../check/problem.ts'
import { follow, type Literal, literalsIn, type Tree } from './literals.ts'

export interface Place {
  readonly file: string
  /** null: the file or folder as a whole. */
  readonly line: number | null
}
interface Source {
  readonly text: string
  readonly imports: readonly string[]
  readonly literals: readonly Literal[]
}
interface Found extends Literal {
  readonly file: string
}

export class Sources {
  private readonly folder: string
  private readonly files = new Map<string, Source>()

  constructor(folder: string) {
    this.folder = folder
    for (const name of globSync('**/*.ts', { cwd: folder }).toSorted()) {
      const file = join(folder, name)
      const text = readFileSync(file, 'utf8')
      const { program, errors, module } = parseSync(file, text)
      if (errors.length > 0)
        throw new BadInput(
          `${file} cannot be read`,
          errors.map(({ message }) => message),
        )
      const imports = module.staticImports.map(({ moduleRequest }) => resolve(dirname(file), moduleRequest.value))
      this.files.set(file, { text, imports, literals: literalsIn(program as unknown as Tree) })
    }
  }

  placeOf({ story, node, nth, path }: Problem): Place {
    const stories = this.literals((each) => each.kind === 'story' && each.id === story)
    const [home] = stories
    const found = node === null ? home : (this.nodes(story, node, home)[nth] ?? home)
    if (found === undefined) return { file: this.folder, line: null }
    const isNode = found.kind === 'node'
    return this.lineOf(found.file, follow(found.tree, isNode || node === null ? path : []))
  }

  /** The nodes with this id that may belong to the story, the likeliest first. */
  private nodes(story: string | null, id: string, home: Found | undefined): Found[] {
    const near = home === undefined ? new Set<string>() : this.behind(home.file)
    const rank = ({ file, story: around }: Found) =>
      around === story ? 0 : file === home?.file ? 1 : near.has(file) ? 2 : 3
    return this.literals((each) => each.kind === 'node' && each.id === id && (each.story ?? story) === story).toSorted(
      (a, b) => rank(a) - rank(b),
    )
  }
  private literals(isMeant: (literal: Literal) => boolean): Found[] {
    return [...this.files].flatMap(([file, { literals }]) =>
      literals.filter(isMeant).map((literal) => ({ ...literal, file })),
    )
  }
  /** The files that a file imports, and those that they import. */
  private behind(file: string): ReadonlySet<string> {
    const found = new Set<string>(this.files.get(file)?.imports)
    for (const each of found) for (const next of this.files.get(each)?.imports ?? []) found.add(next)
    return found
  }
  private lineOf(file: string, { start }: Tree): Place {
    return { file, line: this.files.get(file)!.text.slice(0, start).split('\n').length }
  }
}
