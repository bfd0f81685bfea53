/**
 * Pictures of every shared screen and of moments of every game, into ./shots: an album for each size and language.
 * Names narrow it down: of games, of `screens`, of albums. Other sizes than these two are taken when they are named.
 * @example npm run shots -- fateforge phone-fr
 */
import { globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@emberhall/server'
import type { Page } from 'playwright-core'
import { DESKTOP, launch, PHONE, visit } from '../browser/chromium.ts'
import { buildIfStale } from '../browser/serve.ts'
import { type GameAlbum, open, playMoments, type Shot } from './moments.ts'
import { fateforgeAlbum } from './moments-fateforge.ts'
import { forgeflameAlbum } from './moments-forgeflame.ts'
import { kinfireAlbum } from './moments-kinfire-delve.ts'
import { sharedScreens } from './screens.ts'

const OUT = join(process.cwd(), 'shots')
const USUAL = { desktop: DESKTOP, phone: PHONE }
const SIZES = {
  ...USUAL,
  laptop: { width: 1024, height: 768 },
  tablet: { width: 768, height: 1024 },
  across: { width: 844, height: 390 },
  large: { width: 1920, height: 1080 },
  huge: { width: 2560, height: 1440 },
  small: { width: 360, height: 740 },
  // A desktop at 200 %: half the room.
  doubled: { width: DESKTOP.width / 2, height: DESKTOP.height / 2 },
}
type Part = (page: Page, url: string, shot: Shot) => Promise<void>
function partOf(album: GameAlbum): Part {
  const { id } = album.module.game
  const saves = playMoments(album)
  return async (page, url, shot) => {
    for (const [name, text] of saves) {
      await open(page, url, text)
      await shot(`${id}-${name}`)
    }
    await album.screens?.(page, url, (name) => shot(`${id}-${name}`))
  }
}
const screens = (): Part => {
  const saved = playMoments(kinfireAlbum as unknown as GameAlbum).get('boost')!
  return (page, url, shot) => sharedScreens(page, url, saved, shot)
}
const ALBUMS = [kinfireAlbum, forgeflameAlbum, fateforgeAlbum] as unknown as readonly GameAlbum[]
const PARTS = new Map<string, () => Part>([
  ['screens', screens],
  ...ALBUMS.map((album) => [album.module.game.id, () => partOf(album)] as const),
])

/** Pictures are drawn a few at a time: waits until no more of them come. */
async function drawn(page: Page): Promise<void> {
  const missing = page.locator('svg:empty, g[transform]:empty')
  for (let before = -1, now = 0; now !== before; now = await missing.count()) {
    before = now
    await page.waitForTimeout(700)
  }
}

const named = process.argv.slice(2)
const isNamed = (name: string): boolean => named.includes(name)
const parts = [...PARTS].filter(([name]) => isNamed(name) || ![...PARTS.keys()].some(isNamed)).map(([, make]) => make())
const wanted = named.filter((name) => !PARTS.has(name))
const sizes = Object.entries(wanted.length > 0 ? SIZES : USUAL)
const albums = sizes
  .flatMap(([size, viewport]) => ['en-GB', 'fr-FR'].map((locale) => ({ size, viewport, locale })))
  .map((album) => ({ ...album, name: `${album.size}-${album.locale.slice(0, 2)}` }))
  .filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)))
if (albums.length === 0)
  throw new Error(`no such game, size or language: ${wanted.join(', ')}; there are ${[...PARTS.keys()].join(', ')}`)

buildIfStale()
const data = mkdtempSync(join(tmpdir(), 'emberhall-shots-'))
const server = await serve({ data, port: 0, logLevel: 'silent' })
const browser = await launch()
mkdirSync(OUT, { recursive: true })
for (const { name, viewport, locale } of albums) {
  if (parts.length === PARTS.size) for (const old of globSync(`${name}-*.png`, { cwd: OUT })) rmSync(join(OUT, old))
  const { page, close } = await visit(browser, { glows: true, viewport, locale, hasTouch: viewport.width < 800 })
  const shot: Shot = async (what) => {
    await drawn(page)
    await page.screenshot({ path: join(OUT, `${name}-${what}.png`) })
  }
  for (const part of parts) await part(page, server.url, shot)
  await close()
  process.stdout.write(`${name}\n`)
}
await browser.close()
await server.close()
rmSync(data, { recursive: true, force: true })
