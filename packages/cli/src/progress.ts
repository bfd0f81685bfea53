/** A bar on the last line of a terminal; nothing where there is none. */
import type { WriteStream } from 'node:tty'
import type { Progress } from '@emberhall/lab'
import type { Texts } from './text/texts.ts'

const WIDTH = 24
const EVERY_MS = 100

export interface Bar {
  readonly show: (progress: Progress, label?: string) => void
  readonly done: () => void
}

export function progressBar(stream: Pick<WriteStream, 'write' | 'isTTY'>, t: Texts): Bar {
  if (!stream.isTTY) return { show: () => undefined, done: () => undefined }
  let since = performance.now()
  let last = 0
  return {
    show: ({ done, games, wins }, label = '') => {
      const now = performance.now()
      if (done === 0) since = now
      if (now - last < EVERY_MS && done < games) return
      last = now
      const filled = Math.round((done / games) * WIDTH)
      const left = done === 0 ? 0 : Math.ceil((((now - since) / done) * (games - done)) / 1000)
      const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled)
      const rate = `${((100 * wins) / Math.max(1, done)).toFixed(1)} %`
      stream.write(`\r\x1b[K${bar} ${t.progress(done, games, rate, left)}  ${label}`)
    },
    done: () => void stream.write('\r\x1b[K'),
  }
}
