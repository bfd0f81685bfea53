import { begin, finishScene, startScene, toFile } from '@emberhall/campaign'
import { botOf, decide } from '@emberhall/bots'
import { chronicles, fateforge, type O, type S } from '@emberhall/fateforge'
import { Fate, Match } from '@emberhall/kernel'
import type { Page } from 'playwright-core'
import { asks, type GameAlbum, type Shot } from './moments.ts'

type M = Match<S, O>
const isAsked = (question: string, also: (m: M) => boolean = () => true) => {
  const test = asks<S, O>(question)
  return (m: M): boolean => test(m) && also(m)
}
const offers =
  (word: string) =>
  (m: M): boolean =>
    m.asks()[0]!.options.some((option) => m.game.words.print(option) === word)
const seats = 2
/** A campaign from its first page, told to the end of the act. */
const act = { seats, options: { play: 'campaign', until: 'end', heroes: ['lord', 'rogue'] } }
const scene = { seats, options: { play: 'campaign', until: 'scene', heroes: ['lord', 'rogue'] } }
const fight = { seats: 3, options: { play: 'training', training: 'c3' } }

export const fateforgeAlbum: GameAlbum<S, O> = {
  module: fateforge,
  moments: {
    begin: { seats, options: { play: 'campaign', until: 'scene', heroes: [] }, when: isAsked('hero') },
    page: { ...act, when: isAsked('page') },
    camp: { ...act, when: isAsked('page', offers('camp')), answer: 'camp' },
    choice: { ...act, when: isAsked('choice') },
    test: { ...act, when: isAsked('tester') },
    exploration: { ...act, when: isAsked('direction') },
    rest: { ...act, when: isAsked('rest') },
    reward: { ...act, when: isAsked('prize') },
    'act-over': { ...act, when: (m) => m.isOver },
    'scene-over': { ...scene, when: (m) => m.isOver },
    preparation: { ...fight, when: isAsked('prepare', ({ table }) => table.s.round > 1) },
    turn: { ...fight, when: isAsked('turn', ({ table }) => table.s.round > 1) },
    reactions: { ...fight, when: isAsked('prevent', ({ table }) => table.s.phase === 'reactions') },
    'fight-over': { ...fight, when: (m) => m.isOver },
  },
  screens: shelfAndBook,
}

/** A campaign of several scenes, as a file that the shelf takes. */
function campaignOf(scenes: number): string {
  const players = { seats: ['Ana', 'Bo'], options: { heroes: ['lord', 'rogue'] } }
  let document = begin(chronicles, { id: 'shots', name: 'The lamps', at: Date.UTC(2026, 0, 6, 20), ...players })
  const bot = botOf(fateforge, 'heuristic')
  const fate = new Fate(1)
  for (let i = 0; i < scenes; i++) {
    const started = startScene(chronicles, document, i + 1)
    const match = Match.start(fateforge.game, started.setup)
    while (!match.isOver) {
      const seat = match.waiting()[0]!
      match.play(seat, decide(match, seat, bot, fate))
    }
    document = finishScene(chronicles, started.document, match.table.s)
  }
  return toFile(chronicles, document).text
}
async function shelfAndBook(page: Page, url: string, shot: Shot): Promise<void> {
  await page.goto(`${url}/campaigns/fateforge`)
  await page.locator('.book').first().waitFor()
  const buffer = Buffer.from(campaignOf(4))
  await page.locator('input[type=file]').setInputFiles({ name: 'lamps.json', mimeType: 'application/json', buffer })
  // Whoever takes a campaign from a file is shown its book.
  await page.locator('.deeds li').first().waitFor()
  await shot('book')
  await page.goto(`${url}/campaigns/fateforge`)
  await page.locator('.book-link').waitFor()
  await shot('shelf')
}
