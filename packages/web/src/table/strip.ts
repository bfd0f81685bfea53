/** Brings into sight what lies in a strip that is moved to and fro; nothing else on the table moves for it. */
export function bringIntoSight(thing: Element): void {
  for (let parent = thing.parentElement; parent !== null; parent = parent.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(parent).overflowX)) continue
    const [at, strip] = [thing.getBoundingClientRect(), parent.getBoundingClientRect()]
    parent.scrollLeft += Math.max(0, at.right - strip.right) || Math.min(0, at.left - strip.left)
  }
}

const EDGE = 8
/** Where a note at the head of the screen begins. */
const HEAD = 60
/** Whether the prompt would lie over it, grown as it is now from the foot of its room. */
export function isUnderPrompt(thing: Element): boolean {
  const { left, right, top, bottom } = thing.getBoundingClientRect()
  const room = document.querySelector('.prompt-room')?.getBoundingClientRect()
  const high = document.querySelector<HTMLElement>('.prompt')?.offsetHeight
  if (room === undefined || high === undefined) return false
  const isBeside = right < room.left || left > room.right
  const isClearAbove = top > high + HEAD
  return !isBeside && isClearAbove && bottom > room.bottom - high + EDGE && top < room.top - EDGE
}
