import { launch, visit, DESKTOP, PHONE } from './test/browser/chromium.ts'
import { serve } from './test/browser/serve.ts'
const served = await serve()
const browser = await launch()
const v = await visit(browser)
v.page.on('worker', w => {console.log('worker', w.url())}); v.page.on('requestfailed', r => console.log('failed', r.url())); v.page.on('response', r => console.log(r.status(), r.url(), r.headers()['content-type'])); await v.page.goto(served.url + '/')
await v.page.click('.play'); await v.page.waitForTimeout(2500)
console.log(v.page.url(), (await v.page.locator('#root').innerText()).slice(0,600))
await v.page.screenshot({ path: `/tmp/s-x.png` })
console.log(v.complaints)
await browser.close(); await served.stop()
