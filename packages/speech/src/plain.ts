import { type Answer, type Ask, at, NUMBER, pack } from '@emberhall/kernel'

/** The answer of a bot to a question that nobody has thought about. */
export function plainAnswer({ kind, options, min }: Ask): Answer {
  switch (kind) {
    case 'one':
      return at(options, 0)
    case 'number':
      return pack(NUMBER, min)
    case 'order':
      return options
    default:
      return options.slice(0, min)
  }
}
