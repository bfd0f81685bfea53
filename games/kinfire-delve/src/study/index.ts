/** The balance of Kinfire Delve: a table of Seekers wins or loses together. */
import type { Study } from '@emberhall/lab/study'
import { questions } from './questions.ts'

export const study: Study = {
  report: { kind: 'victories', questions },
  ways: [
    { label: 'hands open', options: {} },
    { label: 'hands closed', options: { openHands: false } },
  ],
}
