/**
 * How a table feels on a slow machine, its processor at a quarter of its speed: how long a press waits for the next picture,
 * how many pictures come late while things move, when the hall is quiet, and whether a long game keeps ever more.
 */
import type { Browser, CDPSession, Page } from 'playwright-core'
import { visit } from '@emberhall/testkit/browser'
import { whenPressable } from './person.ts'
import { worked } from './speed.ts'

export interface Felt {
  /** From a press to the next picture, in milliseconds. */
  readonly p50: number
  readonly p75: number
  readonly p95: number
  readonly presses: number
  /** What the page's own thread worked for each of them, pictures that moved included, however busy the machine was. */
  readonly work: number
  /** Pictures that came more than 50 ms after the one before while something moved, of a hundred. */
  readonly lateFrames: number
  /** What the page keeps after this many answers, in megabytes: after the first tenth, and at the end. */
  readonly heap: readonly [early: number, late: number]
}
const SLOWER = 4
const LATE_MS = 50
/** After how many pictures it is looked whether anything moves. */
const ASK_EVERY = 6
const ANSWERS = 110
const SETTLED = 10

interface Watched {
  readonly presses: Map<number, number>
  gaps: number
  late: number
}
/** Listens within the page: how long presses took, by the browser's own clock, and how pictures follow each other. */
function watch([lateMs, askEvery]: readonly [number, number]): void {
  const watched: Watched = { presses: new Map(), gaps: 0, late: 0 }
  Object.assign(window, { watched })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { readonly interactionId: number })[]) {
      if (entry.interactionId === 0) continue
      const known = watched.presses.get(entry.interactionId) ?? 0
      watched.presses.set(entry.interactionId, Math.max(known, entry.duration))
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  const isAnythingMoving = (): boolean =>
    document.getAnimations().some(({ playState, effect }) => {
      const timing = effect?.getComputedTiming()
      return playState === 'running' && timing?.iterations !== Infinity
    })
  // To ask takes up to a third of what a frame has, so it is asked now and then, and where a picture was late.
  let [last, frames, isMoving] = [0, 0, false]
  const frame = (now: number): void => {
    const wasMoving = isMoving
    const isLate = wasMoving && now - last > lateMs
    if (isLate || frames++ % askEvery === 0) isMoving = isAnythingMoving()
    if (wasMoving && isMoving) {
      watched.gaps++
      if (isLate) watched.late++
    }
    last = now
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}
const watchedIn = (page: Page): Promise<{ presses: number[]; gaps: number; late: number }> =>
  page.evaluate(() => {
    const { presses, gaps, late } = (window as unknown as { watched: Watched }).watched
    return { presses: [...presses.values()], gaps, late }
  })

async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}

/** Plays one game for a while as a person does, press after press; where one ends, the next. */
export async function feltAt(browser: Browser, url: string, game: string, answers = ANSWERS): Promise<Felt> {
  const { page, close } = await visit(browser, { glows: true, reducedMotion: 'no-preference' })
  const devtools = await page.context().newCDPSession(page)
  await page.addInitScript(watch, [LATE_MS, ASK_EVERY] as const)
  await page.goto(url)
  await page.locator(`.door-${game} .play`).click()
  await whenPressable(page, 0)
  await page.waitForTimeout(PAUSE_MS)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const before = await worked(devtools)
  let early = 0
  for (let n = 0; n < answers; n++) {
    const at = await whenPressable(page, n)
    await page.mouse.move(at.x, at.y)
    await page.mouse.down()
    await page.mouse.up()
    // As long as it takes to read what has come.
    await page.waitForTimeout(PAUSE_MS)
    if (n === SETTLED) early = await heapOf(devtools)
  }
  const work = ((await worked(devtools)) - before) / answers
  const { presses, gaps, late: lateGaps } = await watchedIn(page)
  const late = await heapOf(devtools)
  await close()
  const sorted = presses.toSorted((a, b) => a - b)
  const at = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
  return {
    p50: at(0.5),
    p75: at(0.75),
    p95: at(0.95),
    presses: sorted.length,
    work,
    lateFrames: (100 * lateGaps) / Math.max(1, gaps),
    heap: [early, late],
  }
}
const PAUSE_MS = 600

/** When the hall has nothing more to do: the end of the last task that would delay a press, at the best of a few visits. */
export async function hallQuiet(browser: Browser, url: string, enough: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let n = 0; n < VISITS && least > enough; n++) least = Math.min(least, await quietOnce(browser, url))
  return least
}
const VISITS = 4
async function quietOnce(browser: Browser, url: string): Promise<number> {
  const { page, close } = await visit(browser, { glows: true, reducedMotion: 'no-preference' })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.addInitScript(() => {
    const tasks = { end: 0 }
    Object.assign(window, { tasks })
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) tasks.end = Math.max(tasks.end, startTime + duration)
    }).observe({ type: 'longtask', buffered: true })
  })
  await page.goto(url)
  await page.locator('.door-arch img').last().waitFor()
  await page.waitForTimeout(QUIET_MS)
  const quiet = await page.evaluate(() => (window as unknown as { tasks: { end: number } }).tasks.end)
  await close()
  return quiet
}
const QUIET_MS = 4000
