import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { pictureProblems } from '@emberhall/testkit'
import { packs } from '../src/content/index.ts'
import { type SceneName, SceneBack } from '../src/table/art/backs.tsx'
import { Art } from '../src/table/art/index.tsx'

const { grotto, guests } = packs
const ids = [
  ...(grotto.well ?? []),
  ...(grotto.masters ?? []),
  ...(grotto.gauntlet ?? []),
  ...(grotto.fatigue ?? []),
  ...[grotto, guests].flatMap((pack) => [...(pack.seekers ?? []), ...(pack.lanterns ?? []), ...(pack.skills ?? [])]),
].map((card) => card.id)
const backs = [...(grotto.gauntlet ?? []).map((card) => `${card.id}-back`), 'master-back']
const all = [...ids, ...backs]
const scenes: readonly SceneName[] = ['finale', 'finale-tall', 'victory', 'defeat']

const draw = (...nodes: ReactNode[]): string => renderToStaticMarkup(h('div', null, ...nodes))

describe('the pictures of the cards', () => {
  it('has one for every card', () => {
    expect(all.length).toBe(new Set(all).size)
    for (const id of all) expect(draw(h(Art, { id })).length).toBeGreaterThan(2000)
  })

  it('shows a Master in full height as well', () => {
    for (const { id } of grotto.masters ?? []) {
      expect(draw(h(Art, { id, tall: true }))).toContain('viewBox="0 0 320 320"')
      expect(draw(h(Art, { id }))).toContain('320 220"')
    }
  })

  it('knows no picture of what is not a card', () => {
    expect(() => draw(h(Art, { id: 'no-such-card' }))).toThrow('no-such-card')
  })
})

describe('a page full of pictures', () => {
  const page = draw(
    ...all.map((id) => h(Art, { key: id, id })),
    ...all.map((id) => h(Art, { key: `${id} again`, id })),
    ...scenes.map((scene) => h(SceneBack, { key: scene, scene })),
  )

  it.each(Object.entries(pictureProblems({ kinds: { cards: all.map((id) => draw(h(Art, { id }))) }, page })))(
    '%s',
    (_, problems) => {
      expect(problems).toEqual([])
    },
  )

  it('is the same every time', () => {
    for (const id of all) expect(draw(h(Art, { id }))).toBe(draw(h(Art, { id })))
  })
})
