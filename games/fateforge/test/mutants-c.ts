import type { Mutant } from '@emberhall/testkit'

export const mutantsC: readonly Mutant[] = []
