/** The chronicle of a chapter: what was done and what it cost, as those tell it who stayed at home. */
import type { Line } from '@emberhall/campaign'
import { type Lang, listed, sayer } from '@emberhall/speech'
import { CONTENT } from '../content/index.ts'
import { holds } from '../effects/conditions.ts'
import { everybody, has } from '../parties.ts'
import { keptLines, PROSE } from '../prose/index.ts'
import type { CharacterNo, T } from '../state.ts'

const say = sayer<string>({ en: PROSE.en.chronicle, fr: PROSE.fr.chronicle })

/** Its lines in their order, as they go into a document: characters by their ids. */
export function chronicleOf(t: T): readonly Line[] {
  const { day, outcome, characters, tally } = t.s
  const { lit, out, won: fights, talked: talks, fled, hungry, mad } = tally
  const ids = (test: (c: CharacterNo) => boolean): string =>
    CONTENT.characters.flatMap(({ id }, c) => (characters[c]?.status !== 'unused' && test(c) ? [id] : [])).join(' ')
  const dead = ids((c) => characters[c]?.status === 'dead')
  const madNames = ids((c) => has(mad, c))
  const affair = { you: -1, party: everybody(t), cell: -1 }
  const kept = keptLines((condition) => holds(t, condition, affair)).filter((line) => line !== 'lamp')
  return [
    { code: 'opening', params: { names: ids(() => true) } },
    { code: 'days', params: { days: day, hungry } },
    { code: 'stones', params: { lit, out } },
    { code: 'fights', params: { fights, fled } },
    { code: 'talks', params: { talks } },
    ...kept.map((code): Line => ({ code })),
    ...(madNames === '' ? [] : [{ code: 'mad', params: { madNames } }]),
    ...(dead === '' ? [] : [{ code: 'dead', params: { dead: dead.split(' ').length, deadNames: dead } }]),
    ...(outcome === 'won' ? [{ code: 'gate', params: { day } }, { code: 'lamp' }, { code: 'closing' }] : []),
    ...(outcome === 'lost' ? [{ code: 'lost', params: { day } }] : []),
  ]
}

const NAMED = ['names', 'deadNames', 'madNames', 'character']
/** One of them in words. */
export function chronicleLine({ code, params = {} }: Line, lang: Lang): string {
  const values = Object.entries(params).map(([name, value]) => [
    name,
    NAMED.includes(name) ? called(value, lang) : value,
  ])
  return say(lang, code, Object.fromEntries(values) as Record<string, string | number>)
}
const called = (ids: string | number, lang: Lang): string =>
  listed(
    lang,
    String(ids)
      .split(' ')
      .map((id) => CONTENT.characters.find((one) => one.id === id)?.name[lang] ?? id),
  )
