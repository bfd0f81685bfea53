/** What is said at a table besides answers, and who has heard it. */
import type { AtTable } from '../src/bin/driver.ts'
import type { Plan } from '../src/protocol.ts'

export const plansOf = (client: AtTable): readonly Plan[] =>
  client.others.flatMap((m) => (m.type === 'plans' ? [m.plans] : [])).at(-1) ?? []
/** What came of it: that it was taken, or why not. */
export const code = async (client: AtTable, message: { type: string; [field: string]: unknown }): Promise<string> => {
  const told = await client.ask(message)
  return told?.type === 'refused' ? told.code : told!.type
}
/** What has been said to a client before now has arrived. */
export async function caughtUp(client: AtTable): Promise<void> {
  const before = client.others.filter((m) => m.type === 'pong').length
  client.send({ type: 'ping' })
  await client.until(() => client.others.filter((m) => m.type === 'pong').length > before)
}
