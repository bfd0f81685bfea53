export { injuries } from './injuries.ts'
export { madness } from './madness.ts'
export { mutations } from './mutations.ts'
