/** How a table is played, as the server puts it. */
import type { Terms as ServerTerms } from '@emberhall/server/protocol'
import type { Terms } from '../play/source.ts'

/** Taking back strictly is everybody's own last answer; otherwise whatever the others agree to. */
export function termsOf({ luck, hints }: Partial<Terms>): ServerTerms {
  const back: ServerTerms = luck === undefined ? {} : { undo: luck === 'strict' ? 'own' : 'agreed' }
  const dice: ServerTerms = luck === undefined || luck === 'strict' ? {} : { luck }
  return { ...back, ...dice, ...(hints !== undefined && { hints }) }
}
