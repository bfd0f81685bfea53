/** What assistive technology would stumble over. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { drawGlows } from './chromium.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Finding {
  readonly id: string
  readonly impact: string | null
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[]
}
type Axe = { run(where: string, how: object): Promise<{ violations: readonly Finding[] }> }

/** Waits until nothing of the page has changed for a moment and nothing moves that comes to an end, however busy the machine is. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async (calm) => {
    const frame = (): Promise<number> => new Promise(requestAnimationFrame)
    let changed = performance.now()
    const watch = new MutationObserver(() => (changed = performance.now()))
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    const isMoving = (): boolean =>
      document
        .getAnimations()
        .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    const latest = changed + 50 * calm
    // Letters and pictures that come late move what is around them.
    const isComing = (): boolean =>
      document.fonts.status !== 'loaded' || document.querySelector('[data-undrawn]') !== null
    do await frame()
    while (isComing() || (performance.now() < latest && (isMoving() || performance.now() - changed < calm)))
    watch.disconnect()
  }, CALM_MS)
}
const CALM_MS = 100

/** Findings in a part of the page, once it has come to rest; the screen is named in each. */
export async function findings(page: Page, screen: string, where = 'html'): Promise<string[]> {
  await drawGlows(page, true)
  await atRest(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const found = await page.evaluate(async (parts) => {
    const { axe } = window as unknown as { axe: Axe }
    return (await axe.run(parts, { resultTypes: ['violations'] })).violations
  }, where)
  await drawGlows(page, false)
  return found.flatMap(({ id, impact, nodes }) =>
    nodes.map(
      ({ html, failureSummary = '' }) => `${screen}: ${impact ?? ''} ${id} ${html.slice(0, 160)} ${failureSummary}`,
    ),
  )
}
