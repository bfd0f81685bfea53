/** What tests of games against a real server need. */
export { AtTable, Person } from '../src/bin/driver.ts'
export { band, bandThatPlayed, fileOf, SEATS } from './band.ts'
export {
  again,
  campaigners,
  company,
  dice,
  type Kind,
  KINDS,
  lay,
  newFolder,
  pair,
  playOn,
  server,
} from './harness.ts'
export { FREE, listenAtEach, listenIn, tableOf } from './listening.ts'
export { caughtUp, code, plansOf } from './plans.ts'
export { thingsInLog, thingsOffered } from './things.ts'
export type { Corrections } from '../src/protocol.ts'
export { CLIENT_MESSAGE } from '../src/schemas.ts'
