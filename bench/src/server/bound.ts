/** Says whether a time keeps within its bound; if not, the command fails in the end. */
export function judge(what: string, ms: number, limit: number): void {
  const holds = ms <= limit
  console.log(`${holds ? 'holds ' : 'BROKEN'}  ${what}: ${ms.toFixed(1)} ms, at most ${limit.toFixed(1)} ms`)
  if (!holds) process.exitCode = 1
}
