/** The credits name what is in the client, and lead to the licences. */
import { expect, test } from 'vitest'
import { visit } from '@emberhall/testkit/browser'
import { browser, server } from '@emberhall/testkit/browser/server'

test('the credits name faces, icons and libraries, and lead to all licences in full', async () => {
  const { page, close } = await visit(browser)
  await page.goto(`${server.url}/credits`)
  for (const name of ['Literata', 'Lucide', 'react-aria', 'workbox-core']) await page.getByText(name).first().waitFor()
  await page.getByText('Caro Asercion, Delapouite, Lorc').waitFor()
  const link = await page.getByRole('link', { name: 'All licences in full' }).getAttribute('href')
  const answer = await page.request.get(server.url + link!)
  expect(answer.headers()['content-type']).toContain('text/plain')
  const text = await answer.text()
  const parts = [
    'react-dom 19',
    'SIL OPEN FONT LICENSE',
    'Apache License',
    'Lucide',
    'creativecommons.org/licenses/by/3.0',
  ]
  for (const part of parts) expect(text).toContain(part)
  await close()
})
