/** How long a slow machine waits for its first table: a cold browser whose processor runs at a quarter of its speed. */
import type { Browser, CDPSession } from 'playwright-core'
import { visit } from '@emberhall/testkit/browser'

export interface Waits {
  /** From opening the address to the first choice at the table, with a click as soon as there is something to click. */
  readonly cold: number
  /** From that click to the first choice that can be taken. */
  readonly deal: number
  /** What the page's own thread has worked from the beginning to that choice, however busy the machine is. */
  readonly work: number
}
const SLOWER = 4
const FIRST_CHOICE = '[data-choice]:not(:disabled)'

/** What the page's own thread has worked so far; its clock is to be that of the thread. */
export async function worked(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}
async function once(browser: Browser, url: string): Promise<Waits> {
  const { page, close } = await visit(browser, { glows: true })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const before = await worked(devtools)
  await page.addInitScript((choice) => {
    let clicked = 0
    const watch = new MutationObserver(() => {
      if (clicked === 0) {
        const play = document.querySelector<HTMLButtonElement>('.play')
        if (play === null) return
        clicked = performance.now()
        play.click()
      } else if (document.querySelector(choice) !== null) {
        watch.disconnect()
        // What has been drawn counts, not what is about to be.
        requestAnimationFrame(() =>
          setTimeout(() => {
            const now = performance.now()
            Object.assign(window, { waited: { cold: now, deal: now - clicked } })
          }),
        )
      }
    })
    watch.observe(document, { childList: true, subtree: true })
  }, FIRST_CHOICE)
  await page.goto(url)
  const found = await page.waitForFunction(
    () => (window as unknown as { waited?: Pick<Waits, 'cold' | 'deal'> }).waited,
  )
  const waits = await found.jsonValue()
  const work = (await worked(devtools)) - before
  await close()
  return { ...waits!, work }
}

const TRIES = 5
/** The best of a few: what is left is the client's own time, not that of a machine with other things to do. */
export async function firstTable(browser: Browser, url: string, enough: number): Promise<Waits> {
  const all: Waits[] = []
  do all.push(await once(browser, url))
  while (all.length < TRIES && (all.length < 2 || Math.min(...all.map(({ cold }) => cold)) > enough))
  const least = (which: keyof Waits): number => Math.min(...all.map((waits) => waits[which]))
  return { cold: least('cold'), deal: least('deal'), work: least('work') }
}
