export { Ending, type EndingProps, type EndingPerson, Happened } from './Ending.tsx'
