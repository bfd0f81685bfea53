/** Seconds that a process has worked. */
export function workDone(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}
