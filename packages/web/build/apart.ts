/** Keeps games apart: nobody who sits down at one fetches anything of another. */
import type { Plugin } from 'vite'
import { BuildProblem } from './problem.ts'

const GAME = /games[\\/]([\w-]+)[\\/]src[\\/]/
interface Chunk {
  readonly fileName: string
  readonly isEntry: boolean
  readonly facadeModuleId: string | null
  readonly imports: readonly string[]
  readonly moduleIds: readonly string[]
}
const gamesIn = (ids: readonly string[]): Set<string> => new Set(ids.flatMap((id) => GAME.exec(id)?.[1] ?? []))

/** What a game would fetch of another, chunk by chunk; doors, which the hall shows side by side, are everybody's. */
export function strangersIn(chunks: readonly Chunk[]): string[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const fetched = (file: string, into = new Set<Chunk>()): Set<Chunk> => {
    const chunk = byFile.get(file)
    if (chunk === undefined || into.has(chunk)) return into
    into.add(chunk)
    for (const next of chunk.imports) fetched(next, into)
    return into
  }
  const forAll = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...fetched(fileName)]))
  const strangers = chunks.flatMap(({ fileName, facadeModuleId }) => {
    const game = GAME.exec(facadeModuleId ?? '')?.[1]
    if (game === undefined) return []
    const own = [...fetched(fileName)].filter((chunk) => !forAll.has(chunk))
    return own.flatMap((chunk) =>
      [...gamesIn(chunk.moduleIds)].filter((of) => of !== game).map((of) => `${game}: ${chunk.fileName} of ${of}`),
    )
  })
  return [...new Set(strangers)]
}

export function apart(): Plugin {
  return {
    name: 'emberhall-apart',
    apply: 'build',
    generateBundle(_, bundle) {
      const strangers = strangersIn(Object.values(bundle).filter((file) => file.type === 'chunk'))
      if (strangers.length > 0)
        throw new BuildProblem(
          'notApart',
          `What one game fetches of another: ${strangers.join('; ')}. See codeSplitting in vite.config.ts.`,
        )
    },
  }
}
