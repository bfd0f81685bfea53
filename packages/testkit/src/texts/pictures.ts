/** What has to hold for the pictures of every game. They are given as the markup they are drawn as. */

export interface Drawn {
  /** Each by itself, by kind. */
  readonly kinds: Readonly<Record<string, readonly string[]>>
  /** All of them at once. */
  readonly page: string
}
/** What is wrong, by what should hold. */
export function pictureProblems({ kinds, page }: Drawn): Readonly<Record<string, readonly string[]>> {
  const ids = allOf(page, / id="([^"]+)"/g)
  const there = new Set(ids)
  return {
    'no two of a kind look alike': Object.entries(kinds).flatMap(([kind, pictures]) => {
      const looks = new Set(pictures.map(lookOf))
      return looks.size === pictures.length ? [] : [`${pictures.length - looks.size} of the ${kind} look like others`]
    }),
    'two on a page share no element id': ids.filter((id, i) => ids.indexOf(id) !== i),
    'only gradients and clips that are there are named': allOf(page, /url\(#([^)]+)\)/g).filter((id) => !there.has(id)),
    'numbers are numbers': page.match(/.{0,60}(NaN|undefined|Infinity|~).{0,40}/g) ?? [],
    'nothing is drawn with what a strict policy forbids':
      page.match(/(style=|<style|<script|<filter|href=|mix-blend).{0,40}/g) ?? [],
  }
}
/** Without the ids of its elements and what is written on it. */
const lookOf = (picture: string): string => picture.replaceAll(/_R_\w*?_/g, '').replaceAll(/<b [\s\S]*?<\/b>/g, '')
const allOf = (text: string, what: RegExp): string[] => [...text.matchAll(what)].map(([, id = '']) => id)
