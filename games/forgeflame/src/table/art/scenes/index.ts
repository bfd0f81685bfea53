import { artifactScenes } from './artifacts.ts'
import { devorfuScenes } from './devorfu.ts'
import { drsdaqtScenes } from './drsdaqt.ts'
import { eventScenes } from './events.ts'
import { flynaScenes } from './flyna.ts'
import { gobetouScenes } from './gobetou.ts'
import { granitScenes } from './granit.ts'
import { greedyScenes } from './greedy.ts'
import { impScenes } from './imps.ts'
import { korgainScenes } from './korgain.ts'
import { mogrimurScenes } from './mogrimur.ts'
import { mollyScenes } from './molly.ts'
import { nobzScenes } from './nobz.ts'
import { objectiveScenes } from './objectives.ts'
import { ogmulScenes } from './ogmul.ts'
import { silkaraScenes } from './silkara.ts'
import { vaelindraScenes } from './vaelindra.ts'
import type { Scenes } from './stage.ts'

/** The picture of every card, by its id. */
export const SCENES: Scenes = {
  ...granitScenes,
  ...mogrimurScenes,
  ...nobzScenes,
  ...korgainScenes,
  ...mollyScenes,
  ...gobetouScenes,
  ...flynaScenes,
  ...ogmulScenes,
  ...silkaraScenes,
  ...vaelindraScenes,
  ...drsdaqtScenes,
  ...greedyScenes,
  ...devorfuScenes,
  ...artifactScenes,
  ...eventScenes,
  ...impScenes,
  ...objectiveScenes,
}
