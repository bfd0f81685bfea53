/** How far people have come with the lessons of their tables, kept in this browser. */
const KEY = 'emberhall.lessons'
/** Older tables are forgotten. */
const MOST = 12

export interface LessonKept {
  readonly isSkipped: boolean
  /** Notes that were read, each with the seat that read it. */
  readonly told: readonly string[]
}
const FRESH: LessonKept = { isSkipped: false, told: [] }

function all(): ReadonlyMap<string, LessonKept> {
  try {
    return new Map(JSON.parse(localStorage.getItem(KEY) ?? '[]') as [string, LessonKept][])
  } catch {
    return new Map()
  }
}
export const lessonOf = (id: string): LessonKept => all().get(id) ?? FRESH

const TAUGHT = 'emberhall.taught'
function taught(): readonly string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(TAUGHT) ?? '[]')
    return Array.isArray(read) ? read.filter((game) => typeof game === 'string') : []
  } catch {
    return []
  }
}
/** Whether somebody here has read the lessons of a game to their end, or wanted no more of them. */
export const isTaught = (game: string): boolean => taught().includes(game)
export function markTaught(game: string): void {
  if (isTaught(game)) return
  try {
    localStorage.setItem(TAUGHT, JSON.stringify([...taught(), game]))
  } catch {
    // Without storage they are offered again.
  }
}
export function keepLesson(id: string, kept: LessonKept): void {
  const others = [...all()].filter(([other]) => other !== id).slice(1 - MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [id, kept]]))
  } catch {
    // Without storage the lessons come back after a reload.
  }
}
