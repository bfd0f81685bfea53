import type { Mutant } from '@emberhall/testkit'

export const mutantsA: readonly Mutant[] = []
