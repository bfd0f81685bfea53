/** The thread that reads what people bring from elsewhere. It may be stopped at any moment: it holds nothing. */
import { parentPort } from 'node:worker_threads'
import { Failure } from '../failure.ts'
import type { ErrorCode } from '../protocol.ts'
import { bring, type Brought, type Order } from './brought.ts'

export type Said =
  | 'begun'
  | { readonly brought: Brought }
  | { readonly refused: { readonly code: ErrorCode; readonly message: string; readonly problems: readonly string[] } }

const port = parentPort!
port.on('message', (order: Order) => {
  port.postMessage('begun' satisfies Said)
  port.postMessage(tried(order))
})
function tried(order: Order): Said {
  try {
    return { brought: bring(order) }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const { code, message, problems } = error
    return { refused: { code, message, problems } }
  }
}
