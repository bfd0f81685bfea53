/** How long things take to happen; 0 where they simply have happened. */
const reduced = typeof window === 'undefined' ? null : window.matchMedia?.('(prefers-reduced-motion: reduce)')

export function calm(pace: number): number {
  return reduced?.matches === true ? 0 : pace
}
