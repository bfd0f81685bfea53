/** Whole campaigns by chance: whatever is done between and during scenes, what is written is what is read. */
import {
  abandonScene,
  type CampaignDocument,
  finishScene,
  fromFile,
  keepScene,
  passTime,
  recap,
  restartAct,
  sitDown,
  startScene,
  toFile,
} from '@emberhall/campaign'
import { Fate, Match } from '@emberhall/kernel'
import { load, save } from '@emberhall/saves'
import { expect, test } from 'vitest'
import { AT, answer, begun } from './help.ts'
import { game, type Trail, trail } from './trail.ts'

const CAMPAIGNS = 60
const HEROES = ['ash', 'birch', 'cedar', 'elm']

/** One step by chance, as a table could take it. */
function step(document: CampaignDocument<Trail>, fate: Fate): CampaignDocument<Trail> {
  const { scene } = document
  if (scene === null) {
    const way = fate.below(8)
    if (way === 0) return sitDown(document)
    if (way === 1) return passTime(document, { at: document.played + 60_000, minutes: fate.below(90) })
    if (way === 2 && document.chronicle.length > 0) {
      const { act } = document.acts[fate.below(document.acts.length)]!
      const heroes = HEROES.slice(0, 1 + fate.below(4))
      return restartAct(trail, document, act, { seats: heroes, options: { heroes } })
    }
    return startScene(trail, document, fate.below(1000)).document
  }
  if (fate.below(12) === 0) return abandonScene(document)
  const match = scene.save === null ? Match.start(game, scene.setup) : load(game, scene.save).match
  for (let i = fate.below(4); i >= 0 && !match.isOver; i--) answer(match, fate)
  const kept = keepScene(trail, document, save(match))
  return match.isOver ? finishScene(trail, kept, match.table.s) : kept
}

test('campaigns survive being written and read after every step, and come to their end', () => {
  let steps = 0
  for (let seed = 1; seed <= CAMPAIGNS; seed++) {
    const fate = new Fate(seed)
    let document = passTime(begun(), { at: AT, minutes: 0 })
    for (; !trail.isOver(document.tree); steps++) {
      const before = JSON.stringify(document)
      const after = step(document, fate)
      expect(JSON.stringify(document), `seed ${seed}`).toBe(before)
      document = fromFile(trail, toFile(trail, after).text).document
      expect(document, `seed ${seed}`).toEqual(after)
      expect(document.acts.map(({ act }) => act)).toEqual([1, 2, 3].slice(0, document.tree.act))
      expect(document.chronicle.filter(({ code }) => code === 'sceneEnded').map(({ scene }) => scene)).toEqual(
        Array.from({ length: document.scenes }, (_, i) => i + 1),
      )
      expect(recap(trail, document).act.every(({ act }) => act === document.tree.act)).toBe(true)
    }
    expect(document.scenes).toBe(6)
  }
  expect(steps).toBeGreaterThan(CAMPAIGNS * 12)
})
