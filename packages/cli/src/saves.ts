/** Games on disk: each is kept by itself after every answer, in a file of its own. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { BadInput, type Core, type Match } from '@emberhall/kernel'
import { type Loaded, load, type SaveFile, save } from '@emberhall/saves'
import { type GameModule, type Report, readReport } from '@emberhall/speech'
import { Failure } from './failure.ts'
import type { Sitter } from './seats.ts'
import type { Texts } from './text/texts.ts'

/** Who sits at a kept table; a save itself holds only the game. */
export interface Company {
  readonly sitters: readonly Sitter[]
  readonly names: readonly string[]
}
const ENDING = '.save.json'
export const CAMPAIGN_ENDING = '.campaign.json'
export const companyFile = (file: string): string => file.replace(/(\.save|\.campaign)?\.json$/, '') + '.company.json'

/** A file appears whole or not at all. */
export function writeWhole(file: string, text: string): void {
  mkdirSync(dirname(resolve(file)), { recursive: true })
  const draft = `${file}.${process.pid}.part`
  try {
    writeFileSync(draft, text)
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}
export function writeSave(file: string, match: Match): void {
  writeWhole(file, `${JSON.stringify(save(match))}\n`)
}

/** The outside of a save file, or a Failure that says what is wrong with it. */
export function openFile(file: string, t: Texts): SaveFile {
  return openReport(file, t).save
}
/** Likewise, with the note of a report. */
export function openReport(file: string, t: Texts): Report {
  const stats = statSync(file, { throwIfNoEntry: false })
  if (stats === undefined) throw new Failure(t.noFile(file))
  if (!stats.isFile()) throw new Failure(t.badSave(file, 'not a file'))
  return complaining(file, t, () => readReport(readFileSync(file, 'utf8')))
}
export function openSave(module: GameModule, file: string, source: SaveFile, t: Texts): Loaded<Core, unknown> {
  return complaining(file, t, () => load(module.game, source))
}
export function complaining<R>(file: string, t: Texts, read: () => R): R {
  try {
    return read()
  } catch (error) {
    if (error instanceof BadInput) throw new Failure(t.badSave(file, error.message))
    if (error instanceof Error && 'code' in error) throw new Failure(t.unreadable(file, error.message))
    throw error
  }
}

/** Where a table is kept. */
export interface Keeping {
  readonly file: string
  keep(match: Match): void
  /** The game is over; where it lies now. */
  putAway(match: Match): string
}
/** A name that nothing in a folder has yet. */
export function freshName(folder: string, game: string, ending: string, now: Date): string {
  const stamp = now.toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15)
  const name = (n: number) => join(folder, `${game}-${stamp}${n === 1 ? '' : `-${n}`}${ending}`)
  let n = 1
  while (existsSync(name(n))) n++
  return name(n)
}

export class Keeper implements Keeping {
  readonly file: string
  private readonly company: Company
  private finished: string | null = null

  constructor(file: string, company: Company) {
    this.file = file
    this.company = company
  }
  /** A fresh place for a new game. */
  static fresh(folder: string, game: string, company: Company, now: Date): Keeper {
    return new Keeper(freshName(join(folder, 'saves'), game, ENDING, now), company)
  }
  keep(match: Match): void {
    // The end was taken back.
    if (this.finished !== null) rmSync(this.finished, { force: true })
    this.finished = null
    if (!existsSync(companyFile(this.file))) writeWhole(companyFile(this.file), `${JSON.stringify(this.company)}\n`)
    writeSave(this.file, match)
  }
  /** A finished game is put away, so that it is not taken for one that goes on. */
  putAway(match: Match): string {
    this.keep(match)
    const file = join(dirname(this.file), 'finished', basename(this.file))
    mkdirSync(dirname(file), { recursive: true })
    renameSync(this.file, file)
    rmSync(companyFile(this.file), { force: true })
    this.finished = file
    return file
  }
}

/** The latest unfinished game or campaign in a folder. */
export function latest(folder: string, game: string): string | undefined {
  const kept = (place: string, ending: string): string[] =>
    existsSync(join(folder, place))
      ? readdirSync(join(folder, place))
          .filter((name) => name.startsWith(`${game}-`) && name.endsWith(ending))
          .map((name) => join(folder, place, name))
      : []
  return [...kept('saves', ENDING), ...kept('campaigns', CAMPAIGN_ENDING)].sort(
    (a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs || (a < b ? 1 : -1),
  )[0]
}
/** Who sat there, if that was kept and makes sense. */
export function companyOf(file: string, seats: number): Company | undefined {
  try {
    const kept = JSON.parse(readFileSync(companyFile(file), 'utf8')) as Company
    const fits = kept.sitters.length === seats && kept.names.length === seats
    return fits ? kept : undefined
  } catch {
    return undefined
  }
}
