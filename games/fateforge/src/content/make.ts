/** Short ways to write down what a card costs and gives. */
import type { Ability, Action, Cost, Effect, Gain, Icon, Standing } from './types.ts'

export const WILD: Cost = { pay: 'wild' }
export const MOVE: Action = { do: 'move' }
export const STRIKE: Action = { do: 'strike' }
export const SHOOT: Action = { do: 'shoot' }
export const PARRY: Action = { do: 'parry' }
export const PUSH: Action = { do: 'push' }
export const PULL: Action = { do: 'pull' }

export const spend = (icon: Icon): Cost => ({ pay: 'result', icon })
export const energy = (n: number): Cost => ({ pay: 'energy', n })

export const results = (...icons: readonly Icon[]): Gain => ({ gain: 'pool', results: icons })
export const actions = (...list: readonly Action[]): Gain => ({ gain: 'pool', actions: list })
export const inOrder = (...list: readonly Action[]): Gain => ({ gain: 'sequence', actions: list })
export const effects = (...list: readonly Effect[]): Gain => ({ gain: 'effects', effects: list })

export const turn = (cost: readonly Cost[], gain: Gain): Ability => ({ timing: 'turn', cost, gain })
export const free = (timing: Ability['timing'], gain: Gain): Ability => ({ timing, gain })
export const always = (standing: Standing): Ability => ({ timing: 'always', standing })
export const either = (one: Icon, other: Icon): Ability => ({ ...turn([spend(one)], results(other)), twoWay: true })
