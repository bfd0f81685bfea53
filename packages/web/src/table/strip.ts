/** Brings into sight what lies in a strip that is moved to and fro; nothing else on the table moves for it. */
export function bringIntoSight(thing: Element): void {
  for (let parent = thing.parentElement; parent !== null; parent = parent.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(parent).overflowX)) continue
    const [at, strip] = [thing.getBoundingClientRect(), parent.getBoundingClientRect()]
    parent.scrollLeft += Math.max(0, at.right - strip.right) || Math.min(0, at.left - strip.left)
  }
}
