import type { Mutant } from '@emberhall/testkit'

export const mutantsB: readonly Mutant[] = []
