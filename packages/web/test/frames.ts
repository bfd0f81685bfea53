/**
 * How smoothly a full board moves: forty figures on thirty tiles, all walking, in a browser whose processor runs at a quarter of
 * its speed. Wants a machine with nothing else to do.
 */
import { launch, serveParts, visit } from '@emberhall/testkit/browser'

const [SLOWER, SECONDS, WANTED] = [4, 6, 50]
const served = await serveParts()
const browser = await launch()
const { page } = await visit(browser, { glows: true, reducedMotion: 'no-preference' })
await page.goto(`${served.url}/#crowd`)
await page.waitForFunction(() => document.querySelectorAll('.eh-standing img').length === 40)
const devtools = await page.context().newCDPSession(page)
await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
const gaps = await page.evaluate(
  (ms) =>
    new Promise<number[]>((done) => {
      const gaps: number[] = []
      let last = performance.now()
      const end = last + ms
      const frame = (now: number): void => {
        gaps.push(now - last)
        last = now
        if (now < end) requestAnimationFrame(frame)
        else done(gaps)
      }
      requestAnimationFrame(frame)
    }),
  SECONDS * 1000,
)
await browser.close()
await served.stop()
const rate = gaps.length / SECONDS
const late = gaps.filter((gap) => gap > 50).length / gaps.length
process.stdout.write(
  `40 figures on 30 tiles, processor slowed ${SLOWER} times: ${rate.toFixed(1)} frames a second of ${WANTED}, ` +
    `${(late * 100).toFixed(1)} % later than 50 ms\n`,
)
process.exitCode = rate < WANTED ? 1 : 0
