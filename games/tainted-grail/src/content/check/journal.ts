/** TG-38.5: every verse is reached and left, every secret and status comes from somewhere and leads somewhere. */
import type { Content, Option, Verse } from '../types.ts'
import type { About } from './complain.ts'
import { walk } from './walk.ts'

/** Given or checked by the rules themselves (TG-20.9, TG-32.2). */
const BY_RULE = { statuses: ['saved-by-the-goddess'], secrets: [42] }

export function checkJournal(content: Content, about: About): void {
  const { verses, dreams } = content
  const begun = new Set<string>(
    content.locations.flatMap(({ verse, dream, nightmare }) => [verse, dream ?? '', nightmare ?? '']),
  )
  const named = new Set<string>(begun)
  walk([verses, dreams], { effect: (effect) => effect.do === 'goto' && named.add(effect.verse) })
  for (const verse of [...verses, ...dreams]) {
    const complain = about(verse.id)
    if (!named.has(verse.id)) complain('id', 'no verse leads here')
    if (verse.options.length > 0 && verse.noLeave && !verse.options.some(isOpen)) complain('options', 'may not be left')
    if (verse.enter.length === 0 && verse.options.length === 0) complain('enter', 'nothing happens')
    if (circles(verse)) complain('enter', 'leads to itself')
    const letters = verse.options.map(({ id }) => id)
    if (letters.join('') !== 'abcdefgh'.slice(0, letters.length)) complain('options', 'are not lettered from a')
  }
  checkComings(content, about)
}
const isOpen = ({ needs, shownIf, once, cost }: Option): boolean => !needs && !shownIf && !once && !cost
const circles = ({ id, enter }: Verse): boolean => enter.some((effect) => effect.do === 'goto' && effect.verse === id)

/** What is given and checked somewhere, and what is asked for. */
function checkComings(content: Content, about: About): void {
  const given = new Set<number>([...content.characters.map(({ secret }) => secret), ...BY_RULE.secrets])
  const checked = new Set<string>()
  const asked = new Set<string>()
  walk(content, {
    effect: (effect) => {
      if (effect.do === 'gainSecret') given.add(effect.secret)
      if (effect.do === 'status' && !effect.clear) checked.add(`${effect.status} ${effect.part ?? 0}`)
    },
    condition: (condition) => {
      if (condition.is === 'status') asked.add(`${condition.status} ${condition.part ?? 0}`)
    },
  })
  for (const { id, number } of content.secrets) if (!given.has(number)) about(id)('number', 'nobody can gain it')
  for (const { id, parts, later = [] } of content.statuses) {
    if (BY_RULE.statuses.includes(id)) continue
    const all = parts === 0 ? [0] : Array.from({ length: parts }, (_, i) => i + 1)
    for (const part of all)
      if (!checked.has(`${id} ${part}`) && !later.includes(part)) about(id)('parts', `${part} is never checked`)
    if (!all.some((part) => asked.has(`${id} ${part}`))) about(id)('parts', 'nothing asks for it')
  }
}
