/** Says of which field something is wrong. */
export type Complain = (field: string, problem: string) => void
