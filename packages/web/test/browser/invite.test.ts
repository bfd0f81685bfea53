/** Links of seats: shown to cameras around the table, and those that lead nowhere. */
import { friends } from '@emberhall/roster/kinds'
import jsqr from 'jsqr'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findings, PHONE, visit } from '@emberhall/testkit/browser'
import { browser, server } from '@emberhall/testkit/browser/server'

const CAMERA = 240
/** What a camera reads off the screen. */
async function readCode(page: Page): Promise<string | undefined> {
  const seen = await page.locator('.link-code svg').screenshot()
  const pixels = await page.evaluate(
    async ([source, size]) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = new OffscreenCanvas(size, size).getContext('2d')!
      canvas.drawImage(image, 0, 0, size, size)
      return [...canvas.getImageData(0, 0, size, size).data]
    },
    [`data:image/png;base64,${seen.toString('base64')}`, CAMERA] as const,
  )
  return jsqr.default(Uint8ClampedArray.from(pixels), CAMERA, CAMERA)?.data
}

test('links of seats and for spectators are shown as codes that a camera reads', async () => {
  const { page, close } = await visit(browser)
  await page.goto(`${server.url}/new/${friends.game.id}`)
  await page.getByRole('button', { name: 'A friend, by link' }).click()
  await page.locator('.play').click()
  await page.locator('.lobby').waitFor()
  const [seat, watch] = await page
    .locator('.lobby .copy-link')
    .evaluateAll((links) => links.map((link) => link.dataset['link']!))
  await page.locator('.lobby').getByRole('button', { name: 'Link for spectators: show as a QR code' }).click()
  await page.getByRole('img', { name: 'QR code: Link for spectators' }).waitFor()
  await page.getByText('This address works on this machine only.').waitFor()
  expect(await readCode(page)).toBe(watch)
  expect(await findings(page, 'code')).toEqual([])
  await page.keyboard.press('Escape')
  await page.setViewportSize(PHONE)
  await page.locator('.online-pill').click()
  await page.locator('.around-seat').nth(1).getByRole('button', { name: 'show as a QR code' }).click()
  await page.locator('.link-code svg').waitFor()
  expect(await page.locator('.link-text').textContent()).toBe(seat)
  expect(await readCode(page)).toBe(seat)
  // Closing it leads back to where it was asked for.
  await page.keyboard.press('Escape')
  await page.locator('.link-code').waitFor({ state: 'detached' })
  expect(await page.locator('.around-seat').count()).toBe(2)
  await close()
})

test('a link that leads nowhere says so, also in French', async () => {
  const { page, close } = await visit(browser, { locale: 'fr-FR', expected: /status of 404/ })
  await page.goto(`${server.url}/join/broken`)
  await page.getByRole('alert').filter({ hasText: 'pas entier' }).waitFor()
  await page.goto(`${server.url}/join/abcdefghijkl~abcdefghijklmnopqrst`)
  await page.getByLabel('Nom').fill('Léa')
  await page.locator('form .main').click()
  await page.getByText('n’existe plus').waitFor()
  expect(await findings(page, 'join')).toEqual([])
  await page.goto(`${server.url}/table/abcdefghijkl`)
  await page
    .getByRole('heading', { name: 'Cette table n’est pas ici' })
    .or(page.locator('.page-note h1'))
    .first()
    .waitFor()
  await close()
})
