/** Builds the client if anything it is made of has changed. */
import { buildIfStale } from './browser/serve.ts'

buildIfStale()
