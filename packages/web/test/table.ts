/** A table on the server, as it is told. */
import type { Seat } from '@emberhall/kernel'
import type { SeatInfo, TableInfo } from '@emberhall/server/protocol'

const seat = (n: Seat): SeatInfo => ({
  seat: n,
  kind: 'person',
  name: `${n}`,
  colour: 'amber',
  bot: null,
  mine: n === 0,
  present: true,
  seen: null,
  botFrom: null,
  link: null,
})
export const TABLE: TableInfo = {
  id: 'x',
  title: '',
  game: 'forgeflame',
  version: 1,
  content: '',
  options: {},
  policies: { undo: 'own', luck: 'same', ownDice: false, hints: true },
  seats: [seat(0), seat(1)],
  mine: [0],
  host: true,
  status: 'playing',
  outcome: '',
  waiting: [0, 1],
  watch: null,
  watchers: 0,
  created: 0,
  updated: 0,
  now: 0,
  proposal: null,
  notice: null,
  rivals: true,
  rewinds: 0,
  bookmarks: [],
  campaign: null,
}
