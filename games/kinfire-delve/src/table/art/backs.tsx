import { found } from '@emberhall/kernel'
import { Drawing } from './Drawing.tsx'
import { table } from './scenes/table.ts'

const VIEWS = {
  finale: '0 0 1440 900',
  'finale-tall': '0 0 390 844',
  victory: '0 0 640 400',
  defeat: '0 0 640 400',
} as const
export type SceneName = keyof typeof VIEWS

/** The large pictures around the cards: the stage and the two endings. */
export function SceneBack({ scene }: { readonly scene: SceneName }) {
  return <Drawing name={`back ${scene}`} draw={found(table[scene], scene)} view={VIEWS[scene]} fit="xMidYMid slice" />
}
