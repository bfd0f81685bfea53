/** Thousands of new people from one address, and cookies that nobody was given. There is an end to it, and no memory of it. */
import { ApiRefusal, Person } from '../../driver.ts'
import { type Attack } from '../siege.ts'
import { from } from '../wire.ts'

export const attack: Attack = {
  async run(siege) {
    const many = siege.many(1400, 6000)
    const headers = from(777)
    let [made, refused] = [0, 0]
    const come = async (): Promise<void> => {
      try {
        await new Person(siege.url, headers).get('/api/me')
        made++
      } catch (error) {
        if (!(error instanceof ApiRefusal) || error.status !== 429) throw error
        refused++
      }
    }
    for (let i = 0; i < many; i += 50) await Promise.all(Array.from({ length: 50 }, come))
    siege.note(`${made} people made from one address, ${refused} refused`)
    siege.holds(refused > 0, 'one address may be as many people as it likes')
    const real = await siege.person('Mallory')
    const [value, sum] = real.cookie.split(/\.(?=[^.]+$)/)
    const forgeries = [
      '',
      'emberhall=',
      `${value}.`,
      `${value}x.${sum}`,
      `${value}.${sum}x`,
      'emberhall=a.b',
      `${real.cookie}; ${real.cookie}x`,
    ]
    for (const cookie of forgeries) {
      const thief = new Person(siege.url, from(778))
      thief.cookie = cookie
      const response = await fetch(`${siege.url}/api/tables`, { headers: { ...thief.headers, cookie } })
      await response.text()
      const isOwn = cookie.startsWith(`${real.cookie};`)
      siege.holds(
        isOwn ? response.status < 500 : response.status === 403,
        `${cookie.slice(0, 20)}… was a ${response.status}`,
      )
    }
    // Each from another address, as no proxy would tell it: what is remembered of addresses has an end too.
    for (let i = 0; i < siege.many(300, 20_000); i += 50)
      await Promise.all(
        Array.from({ length: 50 }, (_, n) => new Person(siege.url, from(1_000_000 + i + n)).get('/api/me')),
      )
  },
}
