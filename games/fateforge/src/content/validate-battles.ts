import type { BattleQuest, Content } from './types.ts'
import type { Complain } from './validate.ts'
import { checkObjective, checkScene, isTagged } from './validate-scenes.ts'
import type { Scene, SceneChange } from './scene-types.ts'

export function checkBattle({ difficulty, legs }: BattleQuest, content: Content, complain: Complain) {
  if (difficulty < 1) complain(`has a difficulty of ${difficulty}`)
  legs.forEach(({ scene: id, changes, rest }, i) => {
    const scene = content.scenes.find((one) => one.id === id)
    const inLeg: Complain = (problem) => complain(`leg ${i + 1} ${problem}`)
    if ((rest !== undefined) !== i < legs.length - 1) inLeg(rest ? 'has a rest after the end' : 'has no rest after it')
    if (!scene) return inLeg(`has no scene "${id}"`)
    for (const change of changes) checkChange(change, scene, inLeg)
    checkScene(changes.reduce(changed, scene), content, inLeg)
  })
}

function checkChange(change: SceneChange, scene: Scene, complain: Complain) {
  if ('without' in change && !isTagged(scene, change.without)) complain(`takes away no enemy "${change.without}"`)
  if ('resistance' in change && !isTagged(scene, change.resistance))
    complain(`strengthens no enemy "${change.resistance}"`)
  if ('rounds' in change && change.rounds > scene.slots.length) complain(`has no slot for ${change.rounds} rounds`)
  if ('portalTo' in change && !scene.tokens.some(({ kind, id }) => kind === 'portal' && id === change.portalTo))
    complain(`has no portal "${change.portalTo}"`)
  if ('lessExploration' in change && !scene.tokens.some(({ kind }) => kind === 'exploration'))
    complain('has nothing to explore less')
  if ('objective' in change) checkObjective(change.objective, scene, complain)
}

/** The scene as it is played, as far as it can be checked. */
function changed(scene: Scene, change: SceneChange): Scene {
  if ('without' in change) return { ...scene, roster: scene.roster.filter(({ tag }) => tag !== change.without) }
  if ('withEnemy' in change) return { ...scene, roster: [...scene.roster, change.withEnemy] }
  if ('rounds' in change) {
    const { slots, reactions = [] } = scene
    const upTo = <E>(lines: readonly E[]) => lines.slice(0, change.rounds)
    return { ...scene, rounds: change.rounds, slots: upTo(slots), reactions: upTo(reactions) }
  }
  if ('portalTo' in change) {
    const tokens = scene.tokens.map((token) =>
      token.kind === 'portal' && token.id === change.portalTo ? { ...token, to: change.to } : token,
    )
    return { ...scene, tokens }
  }
  return scene
}
