import type { CampaignFigures } from '../types.ts'

/** The figures of the campaign (AC-1 to AC-12). */
export const campaign: CampaignFigures = {
  levels: [400, 900, 1500, 2200, 3000, 3900, 4900],
  skillLimit: 6,
  initiativeLimit: 8,
  poolLevels: [3, 7],
  poolBy: 2,
  gritLevels: [5],
  corruptionLimit: 5,
  mutationsLost: 4,
  lodging: 10,
  campRisk: 1,
  failuresToDestroy: 3,
  missionPrice: 10,
  newcomerGold: 100,
  startingGearSells: 10,
  forgedSells: 50,
  eliteFrom: 3,
  brutalFrom: 5,
  brutalEliteFrom: 7,
}
