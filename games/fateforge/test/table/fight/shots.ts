/**
 * Pictures of the gallery in the folder named first, and what does not fit on them.
 * @example node shots.ts /tmp/shots 'turn=1440x900:scene=c3&at=turn' 'pick=390x844:scene=c1&at=turn|[data-source]'
 */
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright-core'
import { createServer } from 'vite'

const [out = '/tmp/shots', ...wanted] = process.argv.slice(2)
interface Shot {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly query: string
  /** Clicked one after the other; after `>` only pointed at. */
  readonly clicks: readonly string[]
}
function readShot(arg: string): Shot {
  const [, name = '', width = '', height = '', rest = ''] = /^([^=]+)=(\d+)x(\d+):(.*)$/.exec(arg) ?? []
  const [query = '', ...clicks] = rest.split('|')
  return { name, width: Number(width), height: Number(height), query, clicks }
}
const say = (...words: readonly string[]): void => void process.stdout.write(`${words.join(' ')}\n`)

/** Text below 12 px, and buttons below 40; runs in the page. */
function tooSmall(): string[] {
  const found = new Map<string, string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim() ?? ''
    const element = walker.currentNode.parentElement
    if (text === '' || element === null || element.closest('script, style, svg, .hidden') !== null) continue
    const size = Number.parseFloat(getComputedStyle(element).fontSize)
    if (size < 11.9 && element.getClientRects().length > 0)
      found.set(`${element.tagName}.${element.getAttribute('class')} ${size.toFixed(1)}`, text.slice(0, 30))
  }
  for (const button of document.querySelectorAll<HTMLElement>('.fg-root button')) {
    const { width, height } = button.getBoundingClientRect()
    const after = getComputedStyle(button, '::after')
    const [w, h] = [
      Math.max(width, Number.parseFloat(after.width) || 0),
      Math.max(height, Number.parseFloat(after.height) || 0),
    ]
    if (width > 0 && (w < 39.5 || h < 39.5) && button.closest('.fg-prompt .prompt, .story') === null)
      found.set(`button ${button.className} ${w.toFixed(0)}x${h.toFixed(0)}`, button.textContent?.slice(0, 30) ?? '')
  }
  return [...found].map(([what, text]) => `${what}: ${text}`)
}
async function take(browser: Browser, { name, width, height, query, clicks }: Shot): Promise<void> {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: width < 500 ? 2 : 1,
    reducedMotion: query.includes('pace') ? 'no-preference' : 'reduce',
  })
  page.setDefaultTimeout(30_000)
  page.on('pageerror', (e) => say(name, 'page error', e.message.slice(0, 900)))
  page.on('console', (m) => {
    if (m.type() === 'error' && !m.text().includes('404')) say(name, m.text().slice(0, 500))
  })
  await page.goto(`http://localhost:4191/gallery.html?${query}`)
  await page.waitForFunction(() => document.fonts.status === 'loaded' && document.querySelector('.fg-root') !== null)
  for (const click of clicks) {
    if (click.startsWith('>')) await page.locator(click.slice(1)).first().hover({ force: true })
    else if (click.startsWith('!')) await page.keyboard.press(click.slice(1))
    else if (/^\d+$/.test(click)) await page.waitForTimeout(Number(click))
    else await page.locator(click).first().click({ force: true })
    await page.waitForTimeout(80)
  }
  await page.waitForTimeout(query.includes('pace') ? 0 : 300)
  for (const line of (await page.evaluate(tooSmall)).slice(0, 14)) say(name, 'small', line)
  if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) say(name, 'scrolls sideways')
  await page.screenshot({ path: `${out}/${name}.png` })
  await page.close()
}

mkdirSync(out, { recursive: true })
const server = await createServer({ configFile: fileURLToPath(new URL('vite.config.ts', import.meta.url)) })
await server.listen()
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
})
try {
  for (const arg of wanted) await take(browser, readShot(arg))
} finally {
  await browser.close()
  await server.close()
}
