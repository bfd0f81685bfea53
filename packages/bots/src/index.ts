export { type Bot, botNames, botOf, botOrPlain, brainOf, reasonsFor } from './bot.ts'
export { decide, playOut } from './playOut.ts'
export { position } from './position.ts'
