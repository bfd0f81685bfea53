/** TG-21.2 Numbers in a table or a document that stand for nothing in this pack: it comes from another one, or was written by hand. */
import { MOST_PROBLEMS } from '@emberhall/kernel'
import type { Book } from './book.ts'
import type { Kept, SHEET } from './campaign-shape.ts'
import { OPTIONS_A_VERSE } from './effects/conditions.ts'

type Sheet = Pick<Kept, keyof typeof SHEET>
type Numbers = readonly number[]

/** Guardians lie on the map as cards, and stand in documents as encounters: that is for whoever asks. */
export function unknownIn(book: Book, sheet: Sheet): string[] {
  const { content, names, deeds } = book
  const problems: string[] = []
  const within = (where: string, list: Numbers, most: number): void => {
    const unknown = list.find((no) => no >= most)
    if (unknown !== undefined && problems.length < MOST_PROBLEMS)
      problems.push(`${where}: there is no number ${unknown}`)
  }
  const { locations, items, secrets, skills, events, verses, characters } = names
  const { statuses } = content
  if (sheet.statuses.length > statuses.length) problems.push(`statuses: there is no number ${statuses.length}`)
  statuses.forEach(({ id, parts }, no) => {
    const bits = sheet.statuses[no] ?? 0
    if (bits >= 2 << parts) problems.push(`statuses[${no}]: ${id} has parts 1 to ${parts}`)
  })
  const options = (verses.length + events.length) * OPTIONS_A_VERSE
  within('tasks', sheet.tasks, names.tasks.length)
  within('inspected', sheet.inspected, locations.length)
  within('read', sheet.read, verses.length)
  within('taken', sheet.taken, options)
  within('onceDone', sheet.onceDone, verses.length)
  within('quests', sheet.quests, events.length)
  within('event', [sheet.event], events.length)
  within('tableSecrets', sheet.tableSecrets, secrets.length)
  within('tokensTaken', sheet.tokensTaken, locations.length)
  within('broughtIn', sheet.broughtIn, locations.length)
  within('discounted', sheet.discounted, characters.length)
  sheet.dials.forEach(({ anchor, on, holder }, i) => {
    within(`dials[${i}].on`, [on], anchor === 'event' ? events.length : secrets.length)
    within(`dials[${i}].holder`, [holder], characters.length)
  })
  sheet.map.forEach(({ location, used, dropped }, i) => {
    within(`map[${i}].location`, [location], locations.length)
    within(`map[${i}].used`, used, content.locations[location]?.actions.length ?? 0)
    within(`map[${i}].dropped`, dropped, items.length)
  })
  sheet.characters.forEach((one, c) => {
    const at = `characters[${c}]`
    within(at, [c, one.board, one.combat, one.diplomacy], characters.length)
    within(`${at}.skills`, one.skills, skills.length)
    within(
      `${at}.items`,
      one.items.map(({ item }) => item),
      items.length,
    )
    within(
      `${at}.secrets`,
      one.secrets.map(({ secret }) => secret),
      secrets.length,
    )
    within(`${at}.usedToday`, one.usedToday, deeds.length)
    within(`${at}.dreams`, one.dreams, verses.length)
  })
  return problems
}
