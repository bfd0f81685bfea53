/** What has been asked of the server and is not settled: sent again after every reconnection, each with its own key. */
import type { ClientMessage, ServerMessage } from '@emberhall/server/protocol'

export type Settled = Extract<ServerMessage, { type: 'ack' | 'refused' | 'proposed' | 'hint' }>
export type ServerRequest = Extract<ClientMessage, { id: string }>
interface Pending {
  readonly message: ServerRequest
  readonly settle: (by: Settled) => void
}

export class Requests {
  private readonly pending = new Map<string, Pending>()
  private readonly send: (message: ServerRequest) => void

  constructor(send: (message: ServerRequest) => void) {
    this.send = send
  }
  ask(message: ServerRequest): Promise<Settled> {
    return new Promise((settle) => {
      this.pending.set(message.id, { message, settle })
      this.send(message)
    })
  }
  settle(by: Settled): void {
    const waiting = this.pending.get(by.id)
    this.pending.delete(by.id)
    waiting?.settle(by)
  }
  resend(): void {
    for (const { message } of this.pending.values()) this.send(message)
  }
  get hasAnswers(): boolean {
    return this.messages().some(({ type }) => type === 'answer')
  }
  isAnswering(seat: number, question: string): boolean {
    return this.messages().some((m) => m.type === 'answer' && m.seat === seat && m.question === question)
  }
  private messages(): ServerRequest[] {
    return [...this.pending.values()].map(({ message }) => message)
  }
}
