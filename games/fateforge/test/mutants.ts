import { between } from './mutants-between.ts'
import { campaign } from './mutants-campaign.ts'
import { content } from './mutants-content.ts'
import { mutantsOfCorrections } from './mutants-corrections.ts'
import { ending } from './mutants-ending.ts'
import { enemies } from './mutants-enemies.ts'
import { falling } from './mutants-falling.ts'
import { heroes } from './mutants-heroes.ts'
import { round } from './mutants-round.ts'
import { setup } from './mutants-setup.ts'
import { unlockable } from './mutants-unlockable.ts'

/** Every way in which the tests have to notice a broken rule. */
export const mutants = [
  ...campaign,
  ...between,
  ...heroes,
  ...setup,
  ...round,
  ...enemies,
  ...ending,
  ...falling,
  ...unlockable,
  ...content,
  ...mutantsOfCorrections,
]
