/** Small ways to break the rules of enemies, the end of a fight, unlockable rules and our own content. A test that cites the rule notices. */
import type { Mutant } from '@emberhall/testkit'
import { content } from './mutants-c-content.ts'
import { ending } from './mutants-c-ending.ts'
import { enemies } from './mutants-c-enemies.ts'
import { falling } from './mutants-c-falling.ts'
import { unlockable } from './mutants-c-unlockable.ts'

export const mutantsC: readonly Mutant[] = [...enemies, ...ending, ...falling, ...unlockable, ...content]
