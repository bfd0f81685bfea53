/** Coming back to a table on the server: what was missed, and a moment that is shown to others by its address. */
import { friends } from '@emberhall/roster/kinds'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@emberhall/server'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { choicesOf, nextWord, reloaded, SEED, turn, visit } from '@emberhall/testkit/browser'
import { eventually } from '@emberhall/testkit/browser/eventually'
import { browser, server } from '@emberhall/testkit/browser/server'

test('whoever comes back is told what happened, and sees it again from there', async () => {
  const ana = await visit(browser)
  const bo = await visit(browser)
  await ana.page.goto(`${server.url}/new/${friends.game.id}`)
  await ana.page.getByRole('button', { name: 'A friend, by link' }).click()
  await ana.page.locator('.play').click()
  await ana.page.locator('.lobby').waitFor()
  const table = ana.page.url()
  await bo.page.goto((await ana.page.locator('.lobby .copy-link').first().getAttribute('data-link'))!)
  await bo.page.getByLabel('Name').fill('Bo')
  await bo.page.locator('form .main').click()
  await bo.page.locator('.online-pill').waitFor()
  // Whoever is not asked leaves, and the other plays on for a while.
  const isAsked = async (page: Page): Promise<boolean> => (await reloaded(page)).offered.length > 0
  for (let answers = 0; answers < 2; )
    for (const { page } of [ana, bo]) if ((await turn(page, nextWord)) !== '') answers++
  const [asked, gone] = (await isAsked(ana.page)) ? [ana, bo] : [bo, ana]
  expect(await gone.page.locator('.notice', { hasText: 'since you were here' }).count()).toBe(0)
  await gone.page.goto(server.url)
  for (let i = 0; i < 4 && (i === 0 || (await isAsked(asked.page))); i++) {
    await choicesOf(asked.page).first().waitFor()
    await turn(asked.page, nextWord)
  }
  await gone.page.goto(table)
  const notice = gone.page.locator('.notice', { hasText: 'since you were here' })
  await notice.getByRole('link', { name: 'Show me' }).click()
  await gone.page.locator('.history').waitFor()
  expect(await notice.count()).toBe(0)
  await gone.page.keyboard.press('Escape')
  await eventually(() => gone.page.url()).toBe(table)

  await gone.page.keyboard.press('j')
  await gone.page.locator('.history input[type="range"]').fill('2')
  await eventually(() => gone.page.locator('.history h2').textContent()).toContain('Moment 2')
  const link = (await gone.page.locator('.history .copy-link').getAttribute('data-link'))!
  await asked.page.goto(link)
  await eventually(() => asked.page.locator('.history h2').textContent()).toContain('Moment 2')
  await asked.page.getByRole('button', { name: 'Play', exact: true }).click()
  await eventually(() => asked.page.locator('.history h2').textContent()).not.toContain('Moment 2')
  for (const { close } of [ana, bo]) expect(await close()).toBe('quiet')
})

test('the host says where those who are away are told of their turn, and nobody else sees it', async () => {
  const data = await mkdtemp(join(tmpdir(), 'emberhall-told-'))
  const telling = await serve({
    data,
    port: 0,
    logLevel: 'silent',
    newSeed: () => SEED,
    webhooks: { hosts: ['chat.example.org'] },
  })
  const ana = await visit(browser, { expected: /status of 422/ })
  const bo = await visit(browser)
  await ana.page.goto(`${telling.url}/new/${friends.game.id}`)
  await ana.page.getByRole('button', { name: 'A friend, by link' }).click()
  await ana.page.locator('.play').click()
  await ana.page.locator('.lobby').waitFor()
  await bo.page.goto((await ana.page.locator('.lobby .copy-link').first().getAttribute('data-link'))!)
  await bo.page.getByLabel('Name').fill('Bo')
  await bo.page.locator('form .main').click()
  await bo.page.locator('.online-pill').click()
  await bo.page.locator('.around-seat').first().waitFor()
  expect(await bo.page.locator('.webhook').count()).toBe(0)

  await ana.page.locator('.online-pill').click()
  await ana.page.getByText('Tell people when it is their turn').click()
  const address = ana.page.getByLabel('Webhook address')
  await address.fill('https://elsewhere.example.org/hook')
  await ana.page.getByRole('button', { name: 'Tell them there' }).click()
  await ana.page.locator('.webhook [role="alert"]', { hasText: 'does not allow that address' }).waitFor()
  await address.fill('https://chat.example.org/hook')
  await ana.page.getByRole('button', { name: 'Tell them there' }).click()
  await ana.page.getByText('People are told when it is their turn').waitFor()
  await ana.page.reload()
  await ana.page.locator('.online-pill').click()
  await ana.page.getByText('People are told when it is their turn').click()
  await eventually(() => address.inputValue()).toBe('https://chat.example.org/hook')
  await ana.page.getByRole('button', { name: 'Tell nobody' }).click()
  await ana.page.getByText('Tell people when it is their turn').waitFor()
  for (const { close } of [ana, bo]) await close()
  await telling.close()
  await rm(data, { recursive: true, force: true })
})
