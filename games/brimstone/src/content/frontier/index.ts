import type { Location } from '../types.ts'
import { assay } from './assay.ts'
import { church } from './church.ts'
import { doc } from './doc.ts'
import { saloonHouse } from './saloon.ts'
import { smith } from './smith.ts'
import { store } from './store.ts'

export { campaign } from './figures.ts'
export { forges } from './forges.ts'
export { hazards } from './hazards.ts'
export { nights } from './nights.ts'
export { reserveTowns, towns } from './region.ts'
export const locations: readonly Location[] = [store, smith, church, doc, saloonHouse, assay]
