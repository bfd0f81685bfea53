/** The client as it is built, and a browser to look at it. */
import { serve } from './serve.ts'

export { browser } from './kept.ts'
export const served = await serve()
