/** Large saves full of invented kinds of chance, one after the other, none of which is taken. Nothing of them may stay. */
import { ALONE, brought, codeOf, forged, HUGE, LARGE, smallSave } from '../forge.ts'
import { type Attack } from '../siege.ts'

export const attack: Attack = {
  async run(siege) {
    const answers = new Set<string>()
    const sizes = [
      ...Array.from({ length: siege.many(6, 60) }, () => LARGE),
      ...Array.from({ length: siege.many(1, 20) }, () => HUGE),
    ]
    for (const [i, size] of sizes.entries()) {
      const person = await siege.person()
      const history = Array.from({ length: Math.floor(size / 26) }, (_, n) => `!invented ${i} ${n.toString(36)}=1`)
      const save = forged(smallSave(i), { history })
      // It is for one, not for two.
      answers.add(codeOf(await brought(person, '/api/tables/import', { save, seats: [...ALONE, { kind: 'bot' }] })))
    }
    siege.note(`answered with: ${[...answers].join(', ')}`)
    siege.holds(!answers.has('taken'), 'a save for one was laid out for two')
    siege.holds(!answers.has('internal'), 'it was a mistake of the server')
  },
}
