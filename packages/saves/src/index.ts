export { readEntries } from './record.ts'
export { type Loaded, load, loading, readSave, type SaveFile, save, wordsOf } from './save.ts'
