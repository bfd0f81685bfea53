export { dealtAnew } from './anew.ts'
export { printEntries, readEntries } from './record.ts'
export { type Loaded, load, loading, markOf, readSave, type SaveFile, save, wordsOf } from './save.ts'
export { printView } from './view.ts'
