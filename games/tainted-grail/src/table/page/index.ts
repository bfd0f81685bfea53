/** What is read: one file, fetched when the table has been laid. */
export { Dusk } from '../dusk/Dusk.tsx'
export { Journal } from './Journal.tsx'
export { Told } from './Told.tsx'
export { Last } from './Last.tsx'
