/**
 * Pictures of the gallery in /tmp/kd-shots, and what does not fit on them.
 * @example node shots.ts 'roll=1440x900:show=table&at=roll' 'cards=1440x900:show=cards&kind=skill&lang=fr'
 */
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright-core'
import { createServer } from 'vite'

const OUT = '/tmp/kd-shots'
interface Shot {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly query: string
}
function readShot(arg: string): Shot {
  const [, name = '', width = '', height = '', query = ''] = /^([^=]+)=(\d+)x(\d+):(.*)$/.exec(arg) ?? []
  return { name, width: Number(width), height: Number(height), query }
}
const numberIn = (query: string, key: string, otherwise: number): number =>
  Number(new URLSearchParams(query).get(key) ?? otherwise)
const say = (...words: readonly string[]): void => void process.stdout.write(`${words.join(' ')}\n`)

/** Text that runs out of its place; runs in the page. */
function overflowing(): string[] {
  return [...document.querySelectorAll('.kd-rules, .kd-name, .kd-foot, .kd-boost')]
    .filter((e) => e.closest('.kd-under, .kd-pile') === null)
    .filter((e) => e.scrollHeight > e.clientHeight + 2 || e.scrollWidth > e.clientWidth + 2)
    .map((e) => `${e.className} ${e.scrollWidth}/${e.clientWidth} ${e.scrollHeight}/${e.clientHeight} ${e.textContent}`)
}
/** Text below 12 px, or a gem's letter below 10; runs in the page. */
function tooSmall(): string[] {
  const found = new Map<string, string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim() ?? ''
    const element = walker.currentNode.parentElement
    if (text === '' || element === null || element.closest('script, style, .kd-under, .kd-pile, .kd-art') !== null)
      continue
    const drawn = element as unknown as Partial<SVGGraphicsElement>
    const scale = drawn.getScreenCTM?.() ?? null
    const size =
      Number.parseFloat(getComputedStyle(element).fontSize) * (scale === null ? 1 : Math.hypot(scale.a, scale.b))
    if (size < (element.matches('.kd-gl') ? 9.8 : 11.9) && element.getClientRects().length > 0)
      found.set(`${element.tagName}.${element.getAttribute('class')} ${size.toFixed(1)}`, text.slice(0, 30))
  }
  return [...found].map(([what, text]) => `${what}: ${text}`)
}

async function take(browser: Browser, { name, width, height, query }: Shot): Promise<void> {
  const moves = query.includes('move')
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: width < 500 ? 2 : 1,
    reducedMotion: moves ? 'no-preference' : 'reduce',
  })
  page.setDefaultTimeout(20_000)
  page.on('pageerror', (e) => say(name, 'page error', e.message.slice(0, 600)))
  page.on('console', (m) => {
    if (m.type() === 'error' && !m.text().includes('404')) say(name, m.text().slice(0, 400))
  })
  await page.goto(`http://localhost:4187/gallery.html?${query}`)
  await page.waitForFunction(
    () => document.fonts.status === 'loaded' && document.querySelector('[class*=kd-]') !== null,
  )
  for (let i = 0; i < numberIn(query, 'press', 0); i++) {
    await page.waitForTimeout(60)
    await page.keyboard.press('n')
  }
  await page.waitForTimeout(numberIn(query, 'wait', 400))
  for (const line of await page.evaluate(overflowing)) say(name, 'overflow', line.slice(0, 160))
  for (const line of (await page.evaluate(tooSmall)).slice(0, 12)) say(name, 'small', line)
  if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) say(name, 'scrolls sideways')
  await page.screenshot({ path: `${OUT}/${name}.png`, fullPage: query.includes('cards') })
  await page.close()
}

mkdirSync(OUT, { recursive: true })
const server = await createServer({ configFile: fileURLToPath(new URL('vite.config.ts', import.meta.url)) })
await server.listen()
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
})
try {
  for (const arg of process.argv.slice(2)) await take(browser, readShot(arg))
} finally {
  await browser.close()
  await server.close()
}
