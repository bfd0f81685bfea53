import { found } from '@emberhall/kernel'
import { Drawing } from './Drawing.tsx'
import { ashaSkills } from './scenes/asha.ts'
import { ashaMixed } from './scenes/asha-mixed.ts'
import { events } from './scenes/events.ts'
import { unkindEvents } from './scenes/events-unkind.ts'
import { fatigue } from './scenes/fatigue.ts'
import { gauntlet } from './scenes/gauntlet.ts'
import { lanterns } from './scenes/lanterns.ts'
import { masterBack, masters } from './scenes/masters.ts'
import { nereoSkills } from './scenes/nereo.ts'
import { nereoMixed } from './scenes/nereo-mixed.ts'
import { orrinSkills } from './scenes/orrin.ts'
import { sabelaSkills } from './scenes/sabela.ts'
import { sabelaMixed } from './scenes/sabela-mixed.ts'
import type { Scenes } from './scenes/scenes.ts'
import { seekers } from './scenes/seekers.ts'
import { wellBlue } from './scenes/well-blue.ts'
import { wellGreen } from './scenes/well-green.ts'
import { wellRed } from './scenes/well-red.ts'

const SCENES: Scenes = {
  ...wellRed,
  ...wellGreen,
  ...wellBlue,
  ...events,
  ...unkindEvents,
  ...masters,
  ...masterBack,
  ...gauntlet,
  ...fatigue,
  ...seekers,
  ...lanterns,
  ...ashaSkills,
  ...ashaMixed,
  ...orrinSkills,
  ...sabelaSkills,
  ...sabelaMixed,
  ...nereoSkills,
  ...nereoMixed,
}

/** What is shown of a drawing: cards are 320 × 220, Masters are drawn square, their back as a whole card. */
function view(id: string, tall: boolean): string {
  if (id in masterBack) return '0 0 252 352'
  if (id in masters) return tall ? '0 0 320 320' : '0 30 320 220'
  return '0 0 320 220'
}

/**
 * The picture of a card. The other side of a Gauntlet card is called `<id>-back`, that of the Masters `master-back`;
 * `tall` gives a Master all of its height.
 */
export function Art({ id, tall = false }: { id: string; tall?: boolean }) {
  const draw = found(SCENES[id], `a picture of ${id}`)
  return <Drawing name={id} draw={draw} view={view(id, tall)} fit="xMidYMid slice" />
}
