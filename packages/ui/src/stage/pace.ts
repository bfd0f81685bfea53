/** How long things take to happen; 0 where they simply have happened. */
export function calm(pace: number): number {
  const reduced = typeof window !== 'undefined' && window.matchMedia?.('(prefers-reduced-motion: reduce)').matches
  return reduced ? 0 : pace
}
