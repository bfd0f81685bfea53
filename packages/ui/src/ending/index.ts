export { type Chapter, chaptersOf, worthTelling } from './chapters.ts'
export { Ending, type EndingProps, type EndingPerson, Happened } from './Ending.tsx'
