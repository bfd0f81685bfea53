/** The browser for tests and pictures: Chromium of this machine, with nothing of its own going on. */
import { existsSync } from 'node:fs'
import {
  type Browser,
  type BrowserContextOptions,
  type BrowserServer,
  chromium,
  type LaunchOptions,
  type Page,
} from 'playwright-core'
import { fail } from '../fail.ts'

// The first has no window to draw, and is quicker for it.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

function options(): LaunchOptions {
  const executablePath =
    process.env['CHROMIUM'] ?? NAMES.map((name) => `/usr/bin/${name}`).find((place) => existsSync(place))
  if (executablePath === undefined || !existsSync(executablePath))
    fail(
      'The browser tests need Chromium. Install it (Debian: apt-get install -y chromium-headless-shell) or set CHROMIUM to its path.',
    )
  return { executablePath, args: FLAGS, timeout: 120_000 }
}
export const launch = (): Promise<Browser> => chromium.launch(options())
/** One that others connect to. */
export const launchKept = (): Promise<BrowserServer> => chromium.launchServer({ ...options(), host: '127.0.0.1' })

/** Every game is dealt by this, so that a test meets the same table each time. */
export const SEED = 17

export const DESKTOP = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

const NO_GLOWS =
  '*, ::before, ::after { filter: none !important; backdrop-filter: none !important; box-shadow: none !important; text-shadow: none !important; mask: none !important; mix-blend-mode: normal !important }'

/** What the driver says where nothing is fetched for offline. */
const BLOCKED = 'Service Worker registration blocked by Playwright'

/** For those who look closely after all. */
export async function drawGlows(page: Page, isOn: boolean): Promise<void> {
  await page.evaluate((disabled) => {
    for (const sheet of document.adoptedStyleSheets) sheet.disabled = disabled
  }, isOn)
}

export interface Visit {
  readonly page: Page
  /** Leaves, and fails if the console has complained or the page has failed at anything that was not to be expected. */
  readonly close: () => Promise<'quiet'>
}
interface VisitOptions extends BrowserContextOptions {
  /** Whether shadows and glows are drawn: nobody sees them in a test, and without a graphics card they take a third of its time. */
  readonly glows?: boolean
  /** Whether drawings are painted: their places are the same without, and the processor has less to do. */
  readonly pictures?: boolean
  /** Whether every choice is listed beside the table, by which most tests go; people have to ask for that. */
  readonly listed?: boolean
  /** Whether the page fetches all that it needs offline, six megabytes for each visit that lasts. */
  readonly offline?: boolean
  /** What may stand in the console of this visit, such as a net that is cut on purpose. */
  readonly expected?: RegExp
}
/** A fresh profile: nothing kept, nothing cached. */
export async function visit(
  browser: Browser,
  { glows = false, pictures = glows, listed = !glows, offline = false, expected, ...options }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: DESKTOP,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: offline ? 'allow' : 'block',
    ...options,
  })
  // The machine may be busy with other things.
  context.setDefaultTimeout(120_000)
  const complaints: string[] = []
  const complain = (text: string): void => {
    if (expected?.test(text) !== true && text !== BLOCKED) complaints.push(text)
  }
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complain(message.text())
  })
  context.on('weberror', (failure) => complain(failure.error().message))
  // Where a page catches what the content policy forbids, the console stays silent; this event does not.
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      reportError(new EvalError(`content policy: ${violatedDirective} ${blockedURI}`))
    })
  })
  if (!glows)
    await context.addInitScript((style) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(style)
      document.adoptedStyleSheets.push(sheet)
    }, NO_GLOWS)
  if (!pictures)
    await context.addInitScript(() => {
      const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
      const addressOf = URL.createObjectURL.bind(URL)
      URL.createObjectURL = (of) => (of instanceof Blob && of.type === 'image/svg+xml' ? nothing : addressOf(of))
    })
  if (listed)
    await context.addInitScript(() => {
      // A blank page has no storage.
      if (location.origin === 'null') return
      if (localStorage.getItem('emberhall.settings') === null)
        localStorage.setItem('emberhall.settings', JSON.stringify({ listed: true }))
    })
  await context.addInitScript((seed) => {
    const byChance = crypto.getRandomValues.bind(crypto)
    crypto.getRandomValues = (values) => (values instanceof Uint32Array ? values.fill(seed * 2) : byChance(values))
  }, SEED)
  const page = await context.newPage()
  return {
    page,
    close: async () => {
      await context.close()
      if (complaints.length > 0) fail(`the console complained:\n${complaints.join('\n')}`)
      return 'quiet'
    },
  }
}
