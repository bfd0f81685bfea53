/** Somebody elsewhere asks for the figures of the server, and pretends to be this machine. They are not shown. */
import { type Attack } from '../siege.ts'

const PRETENDED: readonly Record<string, string>[] = [
  { 'x-forwarded-for': '203.0.113.9' },
  { 'x-forwarded-for': '127.0.0.1' },
  { 'x-forwarded-for': '::1' },
  { 'x-forwarded-for': '::ffff:127.0.0.1' },
  { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' },
  { 'x-forwarded-for': '203.0.113.9, 127.0.0.1' },
  { 'x-forwarded-for': 'localhost' },
  { forwarded: 'for=127.0.0.1' },
  { 'x-real-ip': '127.0.0.1', 'x-forwarded-for': '127.0.0.1' },
  { 'x-forwarded-host': 'localhost', 'x-forwarded-for': '127.0.0.1' },
]

export const attack: Attack = {
  async run(siege) {
    for (const headers of PRETENDED) {
      const response = await fetch(`${siege.url}/metrics`, { headers })
      const text = await response.text()
      siege.holds(!response.ok && !/^# HELP/m.test(text), `figures are shown to ${JSON.stringify(headers)}`)
    }
    const here = await fetch(`${siege.url}/metrics`)
    siege.holds(/^# HELP/m.test(await here.text()), 'figures are not shown to the machine itself')
  },
}
