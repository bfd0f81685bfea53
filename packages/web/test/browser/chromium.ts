/** The browser for tests and pictures: Chromium of this machine, with nothing of its own going on. */
import { existsSync } from 'node:fs'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export async function launch(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'] ?? PLACES.find((place) => existsSync(place))
  if (executablePath === undefined || !existsSync(executablePath))
    throw new Error(
      'The browser tests need Chromium. Install it (Debian: apt-get install -y chromium) or set CHROMIUM to its path.',
    )
  return chromium.launch({ executablePath, args: FLAGS })
}

export const DESKTOP = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

export interface Visit {
  readonly page: Page
  /** What the console complained about, and what failed on the page. */
  readonly complaints: string[]
  readonly close: () => Promise<void>
}
/** A fresh profile: nothing kept, nothing cached. */
export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: DESKTOP, locale: 'en-GB', reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return { page, complaints, close: () => context.close() }
}
