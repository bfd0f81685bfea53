import { launch, visit, DESKTOP, PHONE } from './test/browser/chromium.ts'
import { serve } from './test/browser/serve.ts'
const served = await serve()
const browser = await launch()
const what = process.argv[2] ?? 'hall'
for (const [name, viewport] of [['d', DESKTOP], ['p', PHONE]] as const) {
  const v = await visit(browser, { viewport, locale: process.argv[3] ?? 'en-GB', deviceScaleFactor: name === 'p' ? 1.5 : 1 })
  await v.page.goto(served.url + '/')
  await v.page.waitForSelector('.play')
  await v.page.waitForTimeout(500)
  if (what === 'hall') await v.page.screenshot({ path: `/tmp/s-hall-${name}.png` })
  if (what === 'new') { await v.page.click('.door-new'); await v.page.waitForSelector('.seat'); await v.page.getByRole('button', {name: /bot|automate/i}).last().click(); await v.page.waitForTimeout(600); await v.page.screenshot({ path: `/tmp/s-new-${name}.png`, fullPage: true }) }
  if (what === 'table') {
    await v.page.click('.play'); await v.page.waitForSelector('[data-choice], .curtain'); await v.page.waitForTimeout(600)
    await v.page.screenshot({ path: `/tmp/s-table1-${name}.png` })
    await v.page.click('[data-choice="keepHand"]'); await v.page.waitForTimeout(300)
    await v.page.locator('[data-choice]').first().click(); await v.page.waitForTimeout(600)
    await v.page.screenshot({ path: `/tmp/s-table2-${name}.png` })
    await v.page.goto(served.url + '/'); await v.page.waitForSelector('.ticket'); await v.page.waitForTimeout(400)
    await v.page.screenshot({ path: `/tmp/s-hall2-${name}.png` })
  }
  console.log(name, v.complaints)
  await v.close()
}
await browser.close(); await served.stop()
