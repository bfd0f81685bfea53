/**
 * Pictures of every screen and of ten moments of a game, into ./shots: an album for each size and language.
 * @example npm run shots -- phone-fr
 */
import { globSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { DESKTOP, launch, PHONE, visit } from './browser/chromium.ts'
import { serve } from './browser/serve.ts'
import { type MomentName, playMoments } from './moments.ts'

const OUT = join(process.cwd(), 'shots')
const only = process.argv[2] ?? ''

const SIZES = {
  desktop: DESKTOP,
  phone: PHONE,
  laptop: { width: 1024, height: 768 },
  tablet: { width: 768, height: 1024 },
  small: { width: 360, height: 740 },
  // A desktop at 200 %: half the room.
  doubled: { width: DESKTOP.width / 2, height: DESKTOP.height / 2 },
} as const

interface Album {
  readonly page: Page
  readonly url: string
  readonly saves: ReadonlyMap<MomentName, string>
  readonly shot: (name: string) => Promise<void>
}

async function screens({ page, url, shot }: Album): Promise<void> {
  await page.goto(url)
  await page.locator('.play').first().waitFor()
  await shot('hall')
  await page.locator('.hall-link').nth(3).click()
  await page.locator('.settings').waitFor()
  await shot('settings')
  await page.goto(`${url}/new/kinfire-delve`)
  await page.locator('.seat').first().waitFor()
  await page.locator('.seat-empty button').last().click()
  await shot('new-table')
  await page.goto(`${url}/credits`)
  await page.locator('.page h1').waitFor()
  await shot('credits')
}
/** Opens a moment as a person opens a file. */
async function open({ page, url, saves }: Album, name: MomentName): Promise<void> {
  await page.goto(url)
  await page.locator('.play').first().waitFor()
  const file = { name: 'moment.json', mimeType: 'application/json', buffer: Buffer.from(saves.get(name)!) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.locator('[data-choice], .end-actions').first().waitFor()
}
async function game(album: Album): Promise<void> {
  for (const name of album.saves.keys()) {
    await open(album, name)
    await album.shot(`game-${name}`)
  }
}
async function panels(album: Album): Promise<void> {
  const { page, url, shot } = album
  await open(album, 'boost')
  await page.keyboard.press('h')
  await page.locator('.prompt-hint').waitFor()
  await shot('hint')
  for (const [key, part] of [
    ['r', 'rules'],
    ['m', 'menu'],
    ['?', 'keys'],
  ] as const) {
    await page.keyboard.press(key)
    await page.locator(`.${part}`).waitFor()
    await shot(part)
    await page.keyboard.press('Escape')
    await page.locator(`.${part}`).waitFor({ state: 'detached' })
  }
  await page.locator('.kd-held, .kd-held-tile').first().hover()
  await shot('hover')
  await page.keyboard.press('j')
  await page.locator('.history-row').first().waitFor()
  await shot('history')
  await page.keyboard.press('Escape')
  const table = page.url()
  await page.goto(url)
  await page.locator('.ticket').first().waitFor()
  await shot('hall-continue')
  await page.goto(`${table}?text`)
  await page.locator('.text-table').waitFor()
  await shot('text-table')
}
async function curtain({ page, url, shot }: Album): Promise<void> {
  await page.goto(`${url}/new/kinfire-delve`)
  await page.locator('.seat-empty button').first().click()
  await page.locator('.slab').nth(1).locator('.eh-switch').first().click()
  await page.locator('.play').click()
  await page.locator('.curtain').waitFor()
  await shot('curtain')
}

const served = await serve()
const browser = await launch()
const saves = playMoments(2)
mkdirSync(OUT, { recursive: true })
for (const [size, viewport] of Object.entries(SIZES))
  for (const locale of ['en-GB', 'fr-FR']) {
    const name = `${size}-${locale.slice(0, 2)}`
    if (!name.includes(only)) continue
    for (const old of globSync(`${name}-*.png`, { cwd: OUT })) rmSync(join(OUT, old))
    const { page, close } = await visit(browser, { viewport, locale, hasTouch: viewport.width < 800 })
    const shot = async (what: string): Promise<void> => {
      await page.waitForTimeout(700)
      await page.screenshot({ path: join(OUT, `${name}-${what}.png`) })
    }
    const album = { page, url: served.url, saves, shot }
    for (const part of [screens, game, panels, curtain]) await part(album)
    await close()
    process.stdout.write(`${name}\n`)
  }
await browser.close()
await served.stop()
