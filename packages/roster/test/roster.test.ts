import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BadInput } from '@emberhall/kernel'
import { expect, test } from 'vitest'
import { gameFolder, gameIds, loadCampaign, loadCampaigns, loadDoor, loadGame, loadGames } from '../src/index.ts'

test('every game is what its folder says, and so is its door', async () => {
  expect(gameIds().length).toBeGreaterThanOrEqual(3)
  const modules = await loadGames()
  expect(modules.map(({ game }) => game.id)).toEqual(gameIds())
  for (const id of gameIds()) {
    expect(await loadGame(id)).toBe(modules.find(({ game }) => game.id === id))
    expect(existsSync(join(gameFolder(id), 'package.json'))).toBe(true)
    const { seats } = (await loadGame(id)).game.def
    expect(await loadDoor(id)).toMatchObject({ id, players: [seats.min, seats.max] })
  }
})
test('a campaign bears the name of its game', async () => {
  const campaigns = await loadCampaigns()
  expect(campaigns.length).toBeGreaterThan(0)
  for (const campaign of campaigns) expect(await loadCampaign(campaign.id)).toBe(campaign)
  const without = gameIds().filter((id) => campaigns.every((campaign) => campaign.id !== id))
  for (const id of without) expect(await loadCampaign(id)).toBeNull()
})
test('every folder with a game has a door', async () => {
  for (const id of gameIds()) expect(await loadDoor(id)).toMatchObject({ id })
})
test('what is not there is told apart from what breaks', async () => {
  await expect(loadGame('chess')).rejects.toThrow(/no game "chess"; there are: /)
  await expect(loadDoor('../web')).rejects.toThrow(BadInput)
})
