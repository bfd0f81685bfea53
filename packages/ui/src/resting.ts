/** The pointer at rest: of all things on the table at most one is looked at in passing. */
const REST_MS = 150
/** Between two cards of a fan lies a gap: what comes next is there before what was goes. */
const GAP_MS = 60
const WOBBLE = 4

interface Place {
  readonly clientX: number
  readonly clientY: number
}
/** What is looked at, by whom it was begun, and how it is taken away. */
interface Shown {
  readonly owner: object
  readonly hide: () => void
}
let shown: Shown | null = null
let timer = 0
let last: Place = { clientX: -1, clientY: -1 }
let isWatching = false

/** A thing that comes under a pointer which does not move has not been pointed at. */
export const isSame = (a: Place, b: Place): boolean =>
  Math.abs(a.clientX - b.clientX) < WOBBLE && Math.abs(a.clientY - b.clientY) < WOBBLE
export const lastPlace = (): Place => last

export function restOn(owner: object, show: () => void, hide: () => void): void {
  window.clearTimeout(timer)
  const open = (): void => {
    shown = { owner, hide }
    show()
  }
  if (shown === null) timer = window.setTimeout(open, REST_MS)
  else open()
}
export function leaveRest(): void {
  window.clearTimeout(timer)
  if (shown !== null) timer = window.setTimeout(endRest, GAP_MS)
}
function endRest(): void {
  window.clearTimeout(timer)
  shown?.hide()
  shown = null
}
/** What is gone is no longer looked at. */
export function endRestOf(owner: object): void {
  if (shown?.owner === owner) endRest()
}
/** Where the pointer is; a press and a wheel end every rest. */
export function watchPointer(): void {
  if (isWatching) return
  isWatching = true
  const note = ({ clientX, clientY }: Place): void => {
    last = { clientX, clientY }
  }
  for (const type of ['pointermove', 'pointerup'] as const) document.addEventListener(type, note, true)
  for (const type of ['pointerdown', 'wheel', 'dragstart'] as const)
    document.addEventListener(
      type,
      (event) => {
        note(event)
        endRest()
      },
      { capture: true, passive: true },
    )
}
