/**
 * Looking at where things are makes the browser lay the page out, and once more after every change. So whoever wants to look at what
 * has been drawn does it together, right before it is painted, and what they change comes after all have looked.
 */
/** Looks, and returns what is to be done with it. */
type Look = () => (() => void) | undefined
const waiting = new Set<Look>()

function lookAll(): void {
  const looks = [...waiting]
  waiting.clear()
  const deeds = looks.map((look) => look())
  for (const deed of deeds) deed?.()
}
/** Returns how to call it off. */
export function beforePaint(look: Look): () => void {
  if (waiting.size === 0) requestAnimationFrame(lookAll)
  waiting.add(look)
  return () => void waiting.delete(look)
}
