/** One thread of a report: plays one table. */
import { parentPort, workerData } from 'node:worker_threads'
import { loadGame } from '@emberhall/roster'
import { loadStudy } from './declaredBy.ts'
import type { StudyTable, Tables } from './study/index.ts'
import { playTable } from './tables.ts'

const { game, table } = workerData as { game: string; table: StudyTable }
const study = await loadStudy(game)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort!.postMessage(await playTable(await loadGame(game), study!.report as Tables, table))
