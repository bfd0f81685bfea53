/** One person brings large games from ever new addresses until the disk is full. They are stopped long before. */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Person } from '../../driver.ts'
import { ALONE, brought, codeOf, forged, smallSave } from '../forge.ts'
import { type Attack } from '../siege.ts'
import { from } from '../wire.ts'

/** In an hour, from one person. */
const MOST_BYTES = 100_000_000
const MOST_TAKEN = 100

export const attack: Attack = {
  async run(siege) {
    const { cookie } = await siege.person()
    const before = sizeOf(siege.target.folder)
    // Played again it ends soon, and is kept all the same.
    const history = Array.from({ length: siege.many(500, 39_000) }, () => '0^lessHealth')
    const answers: string[] = []
    for (let i = 0; answers.length < siege.many(110, 400) && !answers.some((code) => code !== 'taken'); i++) {
      const person = new Person(siege.url, from(2_000_000 + i))
      person.cookie = cookie
      const wanted = { save: forged(smallSave(i), { history }), seats: ALONE }
      answers.push(codeOf(await brought(person, '/api/tables/import', wanted)))
    }
    const grown = sizeOf(siege.target.folder) - before
    const taken = answers.filter((code) => code === 'taken').length
    siege.note(
      `${taken} of ${answers.length} taken, ${(grown / 1e6).toFixed(0)} MB: ${[...new Set(answers)].join(', ')}`,
    )
    siege.holds(grown < MOST_BYTES, 'one person can fill the disk')
    siege.holds(taken <= MOST_TAKEN, 'there is no end to what one person may bring')
  },
}
const sizeOf = (folder: string): number =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
