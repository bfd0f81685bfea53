import { atRest, choicesOf, visit } from '@emberhall/testkit/browser'
import { browser, served } from '@emberhall/testkit/browser/client'
import { expect, test } from 'vitest'

test('what is set at set-up holds at the table: hints, and the colours people have chosen', async () => {
  const { page, close } = await visit(browser, { pictures: true })
  await page.goto(`${served.url}/new/forgeflame`)
  await page.locator('.seat').first().waitFor()
  await page.locator('.seat').first().locator('.seat-colours label').nth(3).click()
  await page.getByRole('button', { name: 'A bot' }).click()
  expect(await page.getByRole('switch', { name: 'Hints' }).isChecked()).toBe(true)
  const chosen = await page
    .locator('.seat')
    .evaluateAll((seats) => seats.flatMap((seat) => (seat as HTMLElement).style.getPropertyValue('--who') || []))
  await page.locator('.play').click()
  await choicesOf(page).first().waitFor()
  await atRest(page)
  const worn = await page.locator('.ff-player header > svg image').evaluateAll((badges) =>
    Promise.all(
      badges.map(async (badge) => {
        const picture = new Image(56, 56)
        picture.src = badge.getAttribute('href') ?? ''
        await picture.decode()
        const ink = new OffscreenCanvas(56, 56).getContext('2d')!
        ink.drawImage(picture, 0, 0, 56, 56)
        const { data } = ink.getImageData(0, 0, 56, 56)
        const hex = (n: number): string => n.toString(16).padStart(2, '0')
        return Array.from(
          { length: data.length / 4 },
          (_, n) => `#${[...data.subarray(4 * n, 4 * n + 3)].map(hex).join('')}`,
        )
      }),
    ),
  )
  expect(chosen).toHaveLength(2)
  for (const [seat, colour] of chosen.entries()) expect(worn[seat]).toContain(colour)
  await page.keyboard.press('h')
  await page.locator('.choice-suggested').first().waitFor()
  expect(await close()).toBe('quiet')
})
