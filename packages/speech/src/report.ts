/** A report from a table: a note, and the game it is about. It opens wherever a save does. */
import { BadInput } from '@emberhall/kernel'
import { readSave, type SaveFile } from '@emberhall/saves'

export interface Report {
  readonly save: SaveFile
  /** Empty where a plain save was opened. */
  readonly note: string
}
const MOST_NOTE = 4000
// oxlint-disable-next-line no-control-regex -- a note may come from anybody, and is shown in terminals too
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g

/** Reads a save, or a report that carries one. */
export function readReport(source: string): Report {
  const carried = source.includes('"capsule"') ? capsuleIn(source) : null
  if (carried === null) return { save: readSave(source), note: '' }
  const { save, note } = carried
  const told = typeof note === 'string' ? note.slice(0, MOST_NOTE).replace(CONTROL, ' ').trim() : ''
  return { save: readSave(JSON.stringify(save)), note: told }
}
function capsuleIn(source: string): { readonly save: unknown; readonly note?: unknown } | null {
  let file: unknown
  try {
    file = JSON.parse(source)
  } catch (error) {
    throw new BadInput(`this is not a whole save file (${(error as Error).message}); nothing was loaded`, [], 'damaged')
  }
  return typeof file === 'object' && file !== null && 'capsule' in file && 'save' in file ? file : null
}
