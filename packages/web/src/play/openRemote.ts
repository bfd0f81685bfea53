/** The way to a table on the server. */
import { rememberOnline, whoAmI } from '../online/api.ts'
import type { Opened } from './messages.ts'
import { RemoteSource } from './remote.ts'

/** A table of the server, as far as one may be there. */
export async function openRemote(id: string): Promise<RemoteSource | Extract<Opened, { ok: false }>> {
  try {
    await whoAmI()
  } catch (error) {
    return { ok: false, problem: 'unreachable', detail: String(error) }
  }
  const source = new RemoteSource(id)
  const connection = await source.ready
  if (connection === 'open') {
    rememberOnline()
    return source
  }
  source.close()
  const problem = connection === 'lost' ? 'unreachable' : connection === 'outdated' ? 'outdated' : 'missing'
  return { ok: false, problem, detail: id }
}
