/** A lab that spreads out over many machines. */
export const enFarm = {
  farmMissing:
    'Where is the farm? --farm postgres://user:password@machine/database, or the same in EMBERHALL_FARM, which others on this machine cannot see.',
  farmOrThreads:
    '--workers counts threads of this machine. At a farm each worker has its own: emberhall worker --workers.',
  farmTrouble: {
    address: () => 'An address of a farm looks like postgres://user:password@machine:5432/database.',
    unreachable: (farm: string, why: string) => `Nobody answers at ${farm} (${why}).`,
    password: (farm: string) => `The database at ${farm} does not take this user or password.`,
    missing: (farm: string) => `There is no database of that name at ${farm}; make it with createdb.`,
    rights: (farm: string) => `This user may not write into the database at ${farm}.`,
    readOnly: (farm: string) =>
      `The database at ${farm} can only be read: it is a copy of another one. Name the one it follows.`,
    full: (farm: string) => `The database at ${farm} has no connection left.`,
    newer: (farm: string) => `The farm at ${farm} was laid out by a newer version of Emberhall; use that one here too.`,
    givenUp: (farm: string, work: string) =>
      `Too many workers at ${farm} have died of the same piece of work, which is given up: ${work}\nWhat has been played is kept; the same command tries again.`,
    other: (farm: string, why: string) => `The database at ${farm} fails: ${why}`,
  },
  farmEmpty: 'No worker is at the farm yet. Start some, here or elsewhere: emberhall worker --farm …',
  farmOthers: (n: number) =>
    `${n === 1 ? 'The worker' : `All ${n} workers`} at the farm ${n === 1 ? 'has' : 'have'} other rules, cards, bots or another Node than this machine and would come to other figures: start workers of this version.`,
  farmHands: (n: number) => `${n} ${n === 1 ? 'worker' : 'workers'}`,
  farmStopped: 'Stopped. What has been played is kept for a week: the same command goes on from there.',
  workerReady: (farm: string, threads: number, build: string) =>
    `Working for ${farm} on ${threads} ${threads === 1 ? 'thread' : 'threads'} (version ${build}). Ctrl-C ends it.`,
  workerElsewhere: (pieces: number, build: string) =>
    `${pieces} ${pieces === 1 ? 'piece' : 'pieces'} of work at this farm ${pieces === 1 ? 'is' : 'are'} for another version of rules, cards or bots, or another Node; this worker (${build}) leaves ${pieces === 1 ? 'it' : 'them'} to others.`,
  workerBrought: (pieces: number) => `${pieces} ${pieces === 1 ? 'piece' : 'pieces'} done`,
  workerTrouble: (why: string) => `${why} Trying again.`,
  workerLeaving: 'Finishing what is under way. Ctrl-C once more leaves it to others.',
}
