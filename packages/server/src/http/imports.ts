/** Games and campaigns that were played elsewhere and go on here. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Allowance, placeOf } from '../allowance.ts'
import { Failure } from '../failure.ts'
import { LIMITS, type TableInfo } from '../protocol.ts'
import type { Order } from '../reading/brought.ts'
import type { Reading } from '../reading/reading.ts'
import type { Hall } from '../table/hall.ts'
import { whoIs } from './identity.ts'
import { infoOf } from './tables.ts'

export interface ImportSettings {
  readonly hall: Hall
  readonly reading: Reading
  readonly perPerson: Allowance
  readonly perAddress: Allowance
}

/** What is brought is not looked at here: it goes to the thread that reads as it came. */
export async function importRoutes(app: FastifyInstance, settings: ImportSettings): Promise<void> {
  const { hall, reading, perPerson, perAddress } = settings
  /** Before anything of it is taken in. */
  const mayBring = async (request: FastifyRequest): Promise<void> => {
    const isAllowed = perAddress.take(placeOf(request.ip)) && perPerson.take(whoIs(request))
    if (!isAllowed) throw new Failure('tooOften', 'that is enough for now; bring more in an hour')
    await hall.mustHaveRoom()
  }
  await app.register(async (routes) => {
    routes.removeContentTypeParser('application/json')
    routes.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    const bring = (url: string, what: Order['what']): void => {
      const handler = async (request: FastifyRequest): Promise<TableInfo> => {
        const who = whoIs(request)
        const body = request.body as Buffer | undefined
        if (body === undefined) throw new Failure('malformed', 'there is nothing to read')
        return infoOf(
          await hall.import(who, await reading.read(who, { what, body, seed: hall.settings.newSeed() })),
          who,
        )
      }
      routes.route({ method: 'POST', url, handler, onRequest: mayBring, bodyLimit: LIMITS.save + 10_000 })
    }
    bring('/api/tables/import', 'table')
    bring('/api/campaigns/import', 'campaign')
  })
}
