/** Servers that get a part of a core each and no more, so that more of them than there are cores can be compared. Linux, as root. */
import { found } from '@emberhall/kernel'
import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const GROUPS = '/sys/fs/cgroup'
const PERIOD_US = 10_000
let made = 0

/** What is returned takes the limits away again, once the servers are gone. */
export function rationed(servers: readonly ChildProcess[], cores: number): () => void {
  const quota = Math.round(PERIOD_US * cores)
  const isOld = existsSync(join(GROUPS, 'cpu', 'cpu.cfs_quota_us'))
  const groups = servers.map(({ pid }) => {
    const group = join(GROUPS, isOld ? 'cpu' : '', `emberhall-bench-${process.pid}-${++made}`)
    mkdirSync(group)
    if (isOld) {
      writeFileSync(join(group, 'cpu.cfs_period_us'), `${PERIOD_US}`)
      writeFileSync(join(group, 'cpu.cfs_quota_us'), `${quota}`)
    } else writeFileSync(join(group, 'cpu.max'), `${quota} ${PERIOD_US}`)
    writeFileSync(join(group, 'cgroup.procs'), `${found(pid, 'a process')}`)
    return group
  })
  return () => groups.forEach((group) => rmdirSync(group))
}
