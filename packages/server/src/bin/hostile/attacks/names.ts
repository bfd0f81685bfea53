/** Names that look like others, like nothing, or like commands. They are refused, or are what they look like. */
import { at } from '@emberhall/kernel'
import type { Me, TableInfo, TableLine } from '../../../protocol.ts'
import { type Attack, outcome } from '../siege.ts'

/** Nothing can be seen of it, or it turns what follows. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]/u
const INVISIBLE = [
  'An\u200ba',
  '\u202eanA',
  '\u2066Ana\u2069',
  'Ana\u00ad',
  '\u3164',
  '\u115f\u1160',
  '\u2800\u2800',
  'Ana\u034f',
  'Ana\ufe0f',
  'Ana\u{e0100}',
  'Ana\u{e0041}',
  '\u200b\u200b',
  '\u00a0\u2003',
  'Ana\ufeff',
  'Ana\u0000',
  'Ana\nBen',
]
/** Letters of another script that look the same: A is Cyrillic, a is, all are; wide letters; a Greek one. */
const ALIKE = [
  '\u0410na',
  'An\u0430',
  '\uff21\uff4e\uff41',
  '\u0391na',
  'Ana\u0301\u0301\u0301\u0301\u0301\u0301\u0301',
]
const COMMANDS = [
  `'; drop table people;--`,
  `" or 1=1 --`,
  '{name, select, other',
  '{0}{{x}}#{y}${z}%s%n',
  `<img onerror=alert(1)>`,
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '=cmd|calc!A1',
]

export const attack: Attack = {
  async run(siege) {
    const { info, host, guest } = await siege.pair()
    const { person } = host
    const seat = async (): Promise<string> => at((await person.get<TableInfo>(`/api/tables/${info.id}`)).seats, 0).name
    for (const name of [...INVISIBLE, ...COMMANDS]) {
      await outcome(person.post('/api/me', { name }))
      await outcome(person.post(`/api/tables/${info.id}/seats/0`, { name }))
      const given = [(await person.get<Me>('/api/me')).name, await seat()]
      siege.holds(
        given.every((text) => !UNSEEN.test(text)),
        `${JSON.stringify(name)} became ${JSON.stringify(given)}`,
      )
      siege.holds(at(given, 1).trim() !== '', `${JSON.stringify(name)} leaves a seat without a name`)
      host.send({ type: 'chat', id: name.slice(0, 20), text: name })
    }
    // What another is called here already.
    await guest.person.post(`/api/tables/${info.id}/seats/1`, { name: 'Ana' })
    for (const name of ALIKE) {
      await outcome(person.post(`/api/tables/${info.id}/seats/0`, { name: 'Mallory' }))
      const code = await outcome(person.post(`/api/tables/${info.id}/seats/0`, { name }))
      const { length } = [...(await seat()).normalize('NFKC').matchAll(/\p{M}/gu)]
      siege.holds(code !== '' || (await seat()) !== name, `${JSON.stringify(name)} sits beside Ana`)
      siege.holds(length <= 4, `a name has ${length} accents on one letter`)
    }
    for (const title of COMMANDS) {
      const laid = await person.post('/api/tables', {
        ...siege.board,
        seats: [{ kind: 'me', name: title.slice(0, 24) }],
        title,
      })
      siege.holds(laid.title === title, `the title ${title} became ${laid.title}`)
    }
    const lines = await person.get<TableLine[]>('/api/tables')
    siege.holds(lines.length === COMMANDS.length + 1, `${lines.length} tables are listed`)
    await outcome(person.post('/api/me', { name: 'Zo\u00eb \u5c71\u7530' }))
    siege.holds((await person.get<Me>('/api/me')).name === 'Zo\u00eb \u5c71\u7530', 'honest names are refused')
  },
}
