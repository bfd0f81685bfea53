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

/** Findings in a part of the page, once it has come to rest; the screen is named in each. */
export async function findings(page: Page, screen: string, where = 'html'): Promise<string[]> {
  await drawGlows(page, true)
  await page.waitForTimeout(350)
  await page.evaluate(AXE)
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
