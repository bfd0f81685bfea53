/** Builds the client if anything it is made of has changed. */
import { buildIfStale } from '@emberhall/testkit/browser'

buildIfStale()
