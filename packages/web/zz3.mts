import { launch, visit } from './test/browser/chromium.ts'
import { serve } from './test/browser/serve.ts'
const served = await serve()
const browser = await launch()
const v = await visit(browser)
await v.page.goto(served.url + '/')
console.log(await v.page.evaluate(() => new Promise((r) => { const w = new Worker('/worker.js', {type:'module'}); w.onerror = (e) => r('err ' + e.message + e.filename + e.lineno); w.onmessage = (e) => r(JSON.stringify(e.data).slice(0,300)); w.postMessage({n:1, call:'open', args:['x']}); setTimeout(()=>r('timeout'), 3000) })))
await browser.close(); await served.stop()
