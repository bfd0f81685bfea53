import { Drawing } from './Drawing.tsx'
import { table } from './scenes/table.ts'

const VIEWS = {
  well: '0 0 1440 900',
  'well-tall': '0 0 390 844',
  finale: '0 0 1440 900',
  'finale-tall': '0 0 390 844',
  victory: '0 0 640 400',
  defeat: '0 0 640 400',
  fold: '0 0 60 400',
} as const
export type SceneName = keyof typeof VIEWS

/** The large pictures around the cards: the well, the stage, the two endings, and one fold of the curtain. */
export function SceneBack({ scene }: { scene: SceneName }) {
  return <Drawing draw={table[scene]!} view={VIEWS[scene]} fit={scene === 'fold' ? 'none' : 'xMidYMid slice'} />
}
