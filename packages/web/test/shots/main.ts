/**
 * Pictures of every shared screen and of moments of every game, into ./shots: an album for each size and language.
 * Names narrow it down: of games, of their moments, of `screens`, of albums. Other sizes than these two are taken when they are named.
 * @example npm run shots -- screens phone-fr
 * @example npm run shots -- <game>/fight desktop-en
 */
import { globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { found } from '@emberhall/kernel'
import { type Album, playFilms, playMoments } from '@emberhall/lab/moments'
import { gameIds, loadCampaign, loadDoor, loadFace, loadGame } from '@emberhall/roster'
import { serve } from '@emberhall/server'
import type { Page } from 'playwright-core'
import { buildIfStale, DESKTOP, film, launch, open, PHONE, visit } from '@emberhall/testkit/browser'
import { campaignScreens } from './campaigns.ts'
import { type Shot, sharedScreens } from './screens.ts'

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
  // A desktop whose browser is zoomed to 200 %: half the room.
  doubled: { width: DESKTOP.width / 2, height: DESKTOP.height / 2 },
  // Everything grows with what somebody set for text.
  text150: { ...DESKTOP, text: 1.5 },
  text200: { ...DESKTOP, text: 2 },
  phone150: { ...PHONE, text: 1.5 },
}
type Part = (page: Page, url: string, shot: Shot) => Promise<void>
const named = process.argv.slice(2)
/** What was named of a game by `game/moment`; all of it where nothing was. */
function only<T>(id: string, all: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  if (!named.some((name) => name.startsWith(`${id}/`))) return all
  return Object.fromEntries(Object.entries(all).filter(([moment]) => named.includes(`${id}/${moment}`)))
}
async function partOf(id: string, { moments, films = {} }: Album): Promise<Part> {
  const module = await loadGame(id)
  const campaign = named.some((name) => name.startsWith(`${id}/`)) ? null : await loadCampaign(id)
  const saves = playMoments(module, only(id, moments))
  const eves = playFilms(module, only(id, films))
  return async (page, url, shot) => {
    for (const [name, text] of saves) {
      await open(page, url, text)
      await shot(`${id}-${name}`)
    }
    for (const [name, eve] of eves) {
      await film(page, url, eve)
      await shot(`${id}-${name}`, { isMoving: true })
    }
    await page.evaluate(() => localStorage.removeItem('emberhall.settings'))
    if (campaign !== null) await campaignScreens(page, url, { module, campaign }, (name) => shot(`${id}-${name}`))
  }
}
async function albumOf(id: string): Promise<[string, Album][]> {
  const album = (await loadFace(id, 'album')) as Album | null
  return album === null || !(await loadDoor(id)).isOpen ? [] : [[id, album]]
}
const ALBUMS = new Map((await Promise.all(gameIds().map(albumOf))).flat())
/** The screens that games share stand around the game of the first door. */
async function screens(): Promise<Part> {
  const doors = await Promise.all([...ALBUMS.keys()].map(loadDoor))
  const { id } = found(doors.toSorted((a, b) => a.place - b.place)[0], 'a door')
  const [saved] = playMoments(await loadGame(id), found(ALBUMS.get(id), 'its album').moments).values()
  return (page, url, shot) => sharedScreens(page, url, found(saved, 'a moment'), shot)
}
const PARTS = new Map<string, () => Promise<Part>>([
  ['screens', screens],
  ...[...ALBUMS].map(([id, album]) => [id, () => partOf(id, album)] as const),
])

/** Pictures are drawn a few at a time, and painted in their own time: waits until no more of them come. */
async function drawn(page: Page): Promise<void> {
  const missing = page.locator('svg:empty, g[transform]:empty')
  const painted = page.locator('.eh-baked')
  const count = async (): Promise<string> => `${await missing.count()} ${await painted.count()}`
  for (let before = '', now = await count(); now !== before; now = await count()) {
    before = now
    await page.waitForTimeout(1200)
  }
}

const isNamed = (part: string): boolean => named.some((name) => name === part || name.startsWith(`${part}/`))
const chosen = [...PARTS].filter(([name]) => isNamed(name) || ![...PARTS.keys()].some(isNamed))
const parts = await Promise.all(chosen.map(([, make]) => make()))
const wanted = named.filter((name) => !PARTS.has(found(name.split('/')[0], 'a name')))
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
  await page.addInitScript(
    (size) => {
      // A film has settings of its own, which stay.
      const others = JSON.parse(localStorage.getItem('emberhall.settings') ?? '{}') as object
      localStorage.setItem('emberhall.settings', JSON.stringify({ ...others, size }))
    },
    'text' in viewport ? viewport.text : 1,
  )
  const shot: Shot = async (what, { isMoving = false } = {}) => {
    if (!isMoving) await drawn(page)
    await page.screenshot({ path: join(OUT, `${name}-${what}.png`) })
  }
  for (const part of parts) await part(page, server.url, shot)
  await close()
  process.stdout.write(`${name}\n`)
}
await browser.close()
await server.close()
rmSync(data, { recursive: true, force: true })
