export { readEntries } from './record.ts'
export { type Loaded, load, loading, readSave, type SaveFile, save } from './save.ts'
