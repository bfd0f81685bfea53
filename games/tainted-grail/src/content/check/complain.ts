/** Says of which field something is wrong. */
export type Complain = (field: string, problem: string) => void
/** Complaints about one thing, by the id it is written under. */
export type About = (id: string) => Complain
