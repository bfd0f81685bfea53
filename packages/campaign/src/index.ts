export {
  type AnyCampaign,
  type Campaign,
  type CampaignDef,
  defineCampaign,
  type Outcome,
  type SceneTable,
  type Wanted,
} from './campaign.ts'
export type {
  ActStart,
  CampaignDocument,
  ChronicleLine,
  Line,
  NamedMoment,
  SceneSetup,
  SceneUnderWay,
} from './document.ts'
export { type CampaignFile, writeCampaign } from './file.ts'
export { legacyOf } from './legacy.ts'
export { modesOf, switchMode } from './modes.ts'
export { fromFile, toFile } from './moving.ts'
export {
  freshTree,
  givenBack,
  type KeptOf,
  keptOnly,
  keptShape,
  laidOnly,
  type LaidOf,
  laidShape,
  listOf,
  named,
  namedOrNone,
  type Names,
  type Part,
  type Parts,
  recordOf,
  takenIn,
} from './parts.ts'
export {
  abandonScene,
  begin,
  beginAgain,
  type Beginning,
  finishScene,
  keepScene,
  passTime,
  type Players,
  restartAct,
  sitDown,
  startScene,
  takeUp,
} from './play.ts'
export { type Opened, readCampaign } from './read.ts'
export { type Recap, recap } from './recap.ts'
export { chooseSlot, memorySlots, type Slots, type Stored, type Written } from './slots.ts'
export { type Summary, summaryOf } from './summary.ts'
