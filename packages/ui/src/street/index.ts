export type { ChoiceCondition, ListedChoice } from '../stage/choices.ts'
export { PlaceStreet, type PlaceStreetProps } from './PlaceStreet.tsx'
export type { StreetPerson, StreetPlace } from './types.ts'
