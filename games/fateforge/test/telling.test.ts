import type { Seat } from '@emberhall/kernel'
import type { Lang } from '@emberhall/speech'
import { describe, expect, it } from 'vitest'
import { CONTENT, fateforge } from '../src/index.ts'
import { namesFor, played, random, saidNow, saidOf, thoughtful } from './told.ts'

const { words } = fateforge
const LANGS: readonly Lang[] = ['en', 'fr']

/** What was said to whoever was asked a question, in some games. */
function said(question: string, lang: Lang, options: Record<string, unknown> = {}): string[] {
  const found: string[] = []
  for (const seed of [1, 2, 3])
    played({ seats: 2, seed, player: random(seed), options }, (match, seat) => {
      const ask = match.askOf(seat)!
      if (ask.def.name === question) found.push(...saidOf(ask, lang, match))
    })
  return found
}
describe('answers say what they mean', () => {
  const turns = { en: said('turn', 'en'), fr: said('turn', 'fr') }
  it('FG-12.1 an action comes with what pays for it', () => {
    expect(turns.en).toContainEqual(expect.stringMatching(/^Move to [ABC][12] with a Move of the yellow die$/))
    expect(turns.fr).toContainEqual(expect.stringMatching(/^Aller en [ABC][12] avec un Déplacement du dé jaune$/))
    expect(turns.en).toContainEqual(
      expect.stringMatching(/^Strike Guard Dog \d with a (Skill )?Strike of the red die$/),
    )
    expect(turns.fr).toContainEqual(expect.stringMatching(/^Frapper Chien de garde \d avec une Frappe du dé rouge$/))
    expect(turns.en).toContainEqual(expect.stringMatching(/^Move to [ABC][12] with 1 Energy$/))
  })
  it('FG-25.6 what would be lost is told at the end of a turn', () => {
    expect(turns.en).toContainEqual(expect.stringMatching(/^End the turn \(unused: .+\)$/))
    expect(turns.fr).toContainEqual(expect.stringMatching(/^Finir le tour \(inutilisé\u00a0: .+\)$/))
  })
  it('FG-27.2 whoever prevents damage knows how much is coming', () => {
    const asked = said('prevent', 'en')
    expect(asked).toContainEqual(expect.stringMatching(/: the (Lord|Sylvan Guard) is about to suffer \d damage\./))
    expect(asked).toContain('Spend 1 Parry token')
  })
  it('FG-51.1 a proposal is told to those who are to agree', () => {
    const asked = said('agree', 'en', { consensus: 'all' })
    expect(asked).toContainEqual(expect.stringMatching(/: somebody proposes: “(Ready|Asha|Orrin|See to things .+)”/))
  })
})

describe('FG-23.4 what lies behind a screen', () => {
  it('is told to its owner alone', () => {
    let seen = 0
    played({ seats: 2, seed: 4, player: random(4) }, (match) => {
      const lines = (viewer: Seat) =>
        saidNow(match, viewer, 'en').filter((text) => text.startsWith('Behind the screen'))
      const rolled = match.table.s.screens.map((screen) => screen.length > 0)
      expect(lines(-1)).toEqual([])
      for (const seat of [0, 1]) expect(lines(seat).length).toBe(rolled[seat] ? 1 : 0)
      if (rolled[0]) seen++
    })
    expect(seen).toBeGreaterThan(0)
  })
})
describe('FG-46.3 the city', () => {
  it('shows landmarks and never where the group stands', () => {
    const places = CONTENT.explorations[0]!.places.map(({ id }) => id)
    const maps = new Set<string>()
    for (const place of places.keys())
      for (const lang of LANGS) {
        const match = played(
          { seats: 2, seed: 1, player: thoughtful(1), options: { play: 'campaign' } },
          () => undefined,
        )
        const view = match.view(0)
        const state = { ...view.state, phase: 'story' as const, exploring: 0, place, over: '' }
        const [panel] = words[lang].panels({ ...view, state }, namesFor(2))
        maps.add(`${lang} ${panel!.lines.join()}`)
      }
    expect(maps.size).toBe(2)
    expect([...maps][0]).toContain('Two trees grown into gateposts')
  })
})
describe('stories', () => {
  const match = played({ seats: 2, seed: 3, player: thoughtful(3), options: { play: 'campaign', until: 'scene' } })
  const log = (lang: Lang) => match.log(0).map((line) => words[lang].log(line, namesFor(2)))
  it('FG-1.2 are told in the log as the prose itself, with the passages of those who are there', () => {
    const page = log('en').find((text) => text.startsWith('The Empty Sheepfold.'))!
    expect(page).toContain('You sleep the first night in a sheepfold')
    expect(page).toContain('The Lord rubs a buckle bright.')
    expect(page).not.toContain('The Rogue empties her pockets')
    expect(log('fr')).toContainEqual(expect.stringMatching(/^La bergerie vide\.\nLa première nuit/))
  })
  it('FG-1.8 name the choice, and what came of it', () => {
    const at = log('en').findIndex((text) => text.startsWith('The group decided: '))
    expect(log('en')[at]).toMatch(/^The group decided: (Stay and mend the wheel|Walk on while the light lasts)\.$/)
    expect(log('en')[at + 1]).toMatch(/^(It takes until dark|You wish them a short road)/)
  })
  it('show the page under way on the table', () => {
    const pages: string[][] = []
    played({ seats: 2, seed: 3, player: thoughtful(3), options: { play: 'campaign' } }, (now, seat) => {
      const [panel] = words.en.panels(now.view(seat), namesFor(2))
      pages.push([panel!.title, ...panel!.lines])
    })
    expect(pages[0]![0]).toBe('Out of the Forest')
    expect(pages[0]![1]).toMatch(/^The last trees of Ündsenoin/)
  })
})

describe('the board in text', () => {
  const panels = (training: string, lang: Lang) => {
    const options = { play: 'training', training }
    let found: readonly { title: string; lines: readonly string[] }[] = []
    played({ seats: 2, seed: 9, player: thoughtful(9), options }, (match, seat) => {
      if (found.length === 0) found = words[lang].panels(match.view(seat), namesFor(2))
    })
    return found
  }
  it('is a map, then every zone with what stands and lies there', () => {
    const [, board] = panels('c4', 'en')
    const crowd = /[·─╫]·×\d···/
    expect(board!.lines.slice(0, 8)).toEqual([
      'A1····─B1····╫C1····─D1····',
      expect.stringMatching(crowd),
      '│······│······│······│·····',
      'A2LG··─B2····─C2····─D2····',
      expect.stringMatching(crowd),
      '│······═······│······│·····',
      'A3····─B3····─C3····╫D3····',
      expect.stringMatching(crowd),
    ])
    expect(board!.lines).toContainEqual(
      expect.stringMatching(/^B1: Recruit 1, the door to C1 \(closed\) \(defended by/),
    )
  })
  it('shows the fight, the objectives, the enemies with what they would do, their cards, the heroes and the bag', () => {
    expect(panels('c1', 'fr').map(({ title }) => title)).toEqual([
      'Embuscade au gué, avant le premier round, mise en place',
      'Plateau',
      'Objectifs',
      expect.stringMatching(/^Ennemis \(\d\)$/),
      'Cartes des ennemis',
      'Seigneur (Asha)',
      'Garde Sylvestre (Orrin)',
      'Combat d’entraînement',
    ])
    const enemies = panels('c1', 'en')[3]!.lines
    expect(enemies[0]).toMatch(/^Guard Dog 1 \(white\), B1: damage 0 of 1, armor 0\.$/)
    expect(enemies[1]).toBe('In this place it would act so: Distance 1: Move, then Strike on the first hero.')
  })
  it('FG-9.4 a battle quest tells nothing of the story', () => {
    const told: string[] = []
    const options = { play: 'battle', until: 'end' }
    const match = played({ seats: 2, seed: 6, player: thoughtful(6), options }, (now, seat) => {
      told.push(...saidNow(now, seat, 'en'))
    })
    told.push(...match.log(0).map((line) => words.en.log(line, namesFor(2))))
    expect(told.length).toBeGreaterThan(1000)
    expect(told.filter((text) => /satchel|Ambush at the Ford|first key|Toll Gate|Lantern Marsh/.test(text))).toEqual([])
  })
})
