/** Something of others that goes into the client. */
export interface Credit {
  readonly kind: 'library' | 'font' | 'icons'
  readonly name: string
  readonly version: string
  readonly licence: string
  /** Whose it is. */
  readonly by: string
  readonly url: string
}
/** Where the built client keeps them, and all licence texts. */
export const CREDITS_FILE = 'credits.json'
export const LICENCES_FILE = 'licences.txt'
