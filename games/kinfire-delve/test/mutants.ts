import { mutantsA } from './mutants-a.ts'
import { mutantsB } from './mutants-b.ts'
import { mutantsC } from './mutants-c.ts'
import { mutantsOfCorrections } from './mutants-corrections.ts'

/** Every way in which the tests have to notice a broken rule. */
export const mutants = [...mutantsA, ...mutantsB, ...mutantsC, ...mutantsOfCorrections]
