/** Adds up scattered numbers, so that the same things in another order give the same sum. */
export function scatter(n: number): number {
  let x = Math.imul(n + 1, 0x9e3779b1)
  x = Math.imul(x ^ (x >>> 15), 0x85ebca6b)
  return (x ^ (x >>> 13)) | 0
}
