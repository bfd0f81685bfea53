/**
 * Pictures of moments of Forgeflame in ./shots, each as name:seats:size:language, with options after it.
 * @example node packages/web/test/forgeflameShots.ts act:3:1440x900:en 'recruit:2:390x844:fr:{"recruitment":"draft"}'
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { launch, visit } from './browser/chromium.ts'
import { serve } from './browser/serve.ts'
import { momentOf } from './forgeflameMoments.ts'

const OUT = join(process.cwd(), 'shots')
mkdirSync(OUT, { recursive: true })
const served = await serve()
const browser = await launch()
try {
  for (const arg of process.argv.slice(2)) {
    const [, name = '', seats = '', width = '', height = '', lang = '', options = '{}'] =
      /^(\w+):(\d):(\d+)x(\d+):(\w+):?(.*)$/.exec(arg) ?? []
    const viewport = { width: Number(width), height: Number(height) }
    const { page, close } = await visit(browser, {
      viewport,
      locale: lang === 'fr' ? 'fr-FR' : 'en-GB',
      hasTouch: viewport.width < 800,
      deviceScaleFactor: viewport.width < 500 ? 2 : 1,
    })
    await page.goto(served.url)
    await page.locator('.play').first().waitFor()
    const buffer = Buffer.from(momentOf(name, Number(seats), JSON.parse(options || '{}') as Record<string, unknown>))
    await page.locator('input[type=file]').setInputFiles({ name: 'moment.json', mimeType: 'application/json', buffer })
    await page.locator('[data-choice], .end-actions, .prompt-waiting, .curtain').first().waitFor()
    const curtain = page.locator('.curtain button').first()
    if ((await curtain.count()) > 0) await curtain.click()
    await page.waitForTimeout(600)
    await page.screenshot({ path: join(OUT, `ff-${name}-${seats}-${width}-${lang}.png`) })
    await close().catch((error: unknown) => process.stderr.write(`${arg}: ${String(error)}\n`))
    process.stdout.write(`${arg}\n`)
  }
} finally {
  await browser.close()
  await served.stop()
}
