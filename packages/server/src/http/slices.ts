/** So many of a long list at once before whatever else has come meanwhile has its turn. */
const AT_ONCE = 50

export function inSlices<T>(list: readonly T[], each: (one: T) => void, start = 0): void {
  const end = Math.min(list.length, start + AT_ONCE)
  for (let i = start; i < end; i++) each(list[i]!)
  if (end < list.length) setImmediate(inSlices<T>, list, each, end)
}
