/** TG-38.5: ids and names are there, and each but once within its kind. */
import type { Content, L10n } from '../types.ts'
import type { About } from './complain.ts'

interface Thing {
  readonly id: string
  readonly name: L10n
}
const LANGS = ['en', 'fr'] as const

export function checkNames(content: Content, about: About): void {
  const { characters, encounters, locations, dreams, storyEvents, randomEvents } = content
  const { items, secrets, skills, statuses, tasks } = content
  const stages = encounters.flatMap((one) => (one.kind === 'diplomacy' ? one.stages : []))
  const kinds: readonly (readonly Thing[])[] = [
    characters,
    characters.map(({ action }) => action),
    characters.map(({ flaw }) => flaw),
    encounters,
    stages,
    locations,
    locations.flatMap(({ actions }) => actions),
    dreams,
    [...storyEvents, ...randomEvents],
    items,
    secrets,
    skills,
    statuses,
    tasks,
  ]
  for (const kind of kinds) checkKind(kind, about)
  checkCardNames(content, about)
  const verses = [...content.verses, ...dreams].map(({ id }) => id)
  for (const id of repeated(verses)) about(id)('id', 'is used more than once')
  for (const [kind, list] of [
    ['location', locations],
    ['item', items],
    ['secret', secrets],
    ['character', characters],
  ] as const)
    for (const number of repeated(list.map((one) => one.number)))
      about(list.find((one) => one.number === number)?.id ?? kind)('number', `${number} is used more than once`)
}

function checkKind(things: readonly Thing[], about: About): void {
  for (const id of repeated(things.map((thing) => thing.id))) about(id)('id', 'is used more than once')
  for (const thing of things) checkText(thing.name, about(thing.id))
  for (const lang of LANGS)
    for (const name of repeated(things.map((thing) => thing.name[lang])))
      about(things.findLast((thing) => thing.name[lang] === name)?.id ?? name)(
        `name.${lang}`,
        `“${name}” is used already`,
      )
}
function checkText(name: L10n, complain: ReturnType<About>): void {
  for (const lang of LANGS) {
    if (!name[lang].trim()) complain(`name.${lang}`, 'is empty')
    if (/['"]/.test(name[lang])) complain(`name.${lang}`, 'has a straight quotation mark')
  }
}
/** The four colours share designs: a name stands for one design. */
function checkCardNames({ cards }: Content, about: About): void {
  for (const id of repeated(cards.map((card) => card.id))) about(id)('id', 'is used more than once')
  for (const card of cards) {
    checkText(card.name, about(card.design))
    for (const lang of LANGS)
      if (cards.some((other) => other.name[lang] === card.name[lang] && other.design !== card.design))
        about(card.design)(`name.${lang}`, `“${card.name[lang]}” is used already`)
  }
}
const repeated = <T>(list: readonly T[]): ReadonlySet<T> => new Set(list.filter((one, i) => list.indexOf(one) !== i))
