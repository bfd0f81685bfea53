/** Pictures by card id; each writes its SVG text when it is asked for. */
export type Scenes = Readonly<Record<string, () => string>>
