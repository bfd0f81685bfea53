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
  abandonScene,
  begin,
  type Beginning,
  finishScene,
  keepScene,
  passTime,
  type Players,
  restartAct,
  sitDown,
  startScene,
} from './play.ts'
export { type Opened, readCampaign } from './read.ts'
export { type Recap, recap } from './recap.ts'
export { chooseSlot, memorySlots, type Slots, type Stored, type Written } from './slots.ts'
export { type Summary, summaryOf } from './summary.ts'
