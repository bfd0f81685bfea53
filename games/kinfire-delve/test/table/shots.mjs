// Writes pictures of the gallery to /tmp/kd-shots. @example node shots.mjs 'cards-board=1440x900:show=cards&kind=challenge'
import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { createServer } from 'vite'

const OUT = '/tmp/kd-shots'
mkdirSync(OUT, { recursive: true })
const wanted = process.argv.slice(2).map((arg) => {
  const [, name, width, height, query] = /^([^=]+)=(\d+)x(\d+):(.*)$/.exec(arg)
  return { name, width: Number(width), height: Number(height), query }
})
const server = await createServer({ configFile: new URL('vite.config.ts', import.meta.url).pathname })
await server.listen()
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
})
try {
  for (const { name, width, height, query } of wanted) {
    const page = await browser.newPage({
      viewport: { width, height },
      deviceScaleFactor: width < 500 ? 2 : 1,
      reducedMotion: query.includes('move') ? 'no-preference' : 'reduce',
    })
    page.on(
      'console',
      (m) => ['error', 'warning'].includes(m.type()) && console.log(name, m.type(), m.text().slice(0, 400)),
    )
    page.on('pageerror', (e) => console.log(name, 'page error', e.message.slice(0, 600)))
    await page.goto(`http://localhost:4187/gallery.html?${query}`)
    await page.waitForFunction(
      () => document.fonts.status === 'loaded' && document.querySelector('[class*=kd-], p'),
      null,
      { timeout: 30_000 },
    )
    for (const _ of Array(Number(/press=(\d+)/.exec(query)?.[1] ?? 0))) {
      await page.waitForTimeout(60)
      await page.keyboard.press('n')
    }
    await page.waitForTimeout(Number(/wait=(\d+)/.exec(query)?.[1] ?? 400))
    const over = await page.evaluate(() =>
      [...document.querySelectorAll('.kd-rules, .kd-name, .kd-foot, .kd-boost, [data-fit]')]
        .filter((e) => e.scrollHeight > e.clientHeight + 2 || e.scrollWidth > e.clientWidth + 2)
        .map(
          (e) =>
            `${e.className} ${e.scrollWidth}/${e.clientWidth} ${e.scrollHeight}/${e.clientHeight} ${e.textContent}`,
        ),
    )
    for (const line of over) console.log(name, 'overflow', line.slice(0, 160))
    const small = await page.evaluate(() => {
      const found = new Map()
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const el = walker.currentNode.parentElement
        if (!walker.currentNode.textContent.trim() || el.closest('script,style')) continue
        let size = Number.parseFloat(getComputedStyle(el).fontSize)
        const svg = el.closest('svg')
        if (svg && el instanceof SVGElement) {
          const m = el.getScreenCTM()
          size *= m ? Math.hypot(m.a, m.b) : 1
        }
        if (size < (el.matches?.('.kd-gl') ? 9.9 : 11.9) && el.getClientRects().length)
          found.set(
            `${el.tagName}.${el.getAttribute('class')} ${size.toFixed(1)}`,
            walker.currentNode.textContent.trim().slice(0, 30),
          )
      }
      return [...found].map(([k, v]) => `${k}: ${v}`)
    })
    for (const line of small.slice(0, 12)) console.log(name, 'small', line)
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
      console.log(name, 'scrolls sideways')
    await page.screenshot({ path: `${OUT}/${name}.png`, fullPage: query.includes('cards') })
    await page.close()
  }
} finally {
  await browser.close()
  await server.close()
}
