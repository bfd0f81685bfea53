/** What tests of games at a terminal need. */
export { textsOf } from '../src/text/texts.ts'
export { wizard } from '../src/wizard.ts'
export { lastQuestion, onlySave, ownReport, run, scratch, Talk } from './program.ts'
