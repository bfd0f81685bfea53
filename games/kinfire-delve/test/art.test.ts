import { globSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
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
const elementIds = (text: string): string[] => [...text.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]!)
const named = (text: string): string[] => [...text.matchAll(/url\(#([^)]+)\)/g)].map((m) => m[1]!)

describe('the pictures of the cards', () => {
  it('has one for every card, and no two alike', () => {
    expect(all.length).toBe(new Set(all).size)
    const texts = all.map((id) => draw(h(Art, { id })))
    expect(new Set(texts).size).toBe(all.length)
    for (const text of texts) expect(text.length).toBeGreaterThan(2000)
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

  it('shares no element id between two of them', () => {
    const found = elementIds(page)
    expect(found.length).toBeGreaterThan(1000)
    expect(new Set(found).size).toBe(found.length)
  })

  it('names only gradients and clips that are there', () => {
    const there = new Set(elementIds(page))
    expect(named(page).filter((id) => !there.has(id))).toEqual([])
  })

  it('is made of numbers that are numbers, and of nothing a strict policy forbids', () => {
    expect(page.match(/.{0,60}(NaN|undefined|Infinity|~).{0,20}/g)).toBeNull()
    expect(page.match(/style=|<style|<script|<filter|href=|mix-blend/g)).toBeNull()
  })

  it('is the same every time', () => {
    for (const id of all) expect(draw(h(Art, { id }))).toBe(draw(h(Art, { id })))
  })
})

describe('the script behind them', () => {
  it('stays within its budget', () => {
    const root = new URL('../src/table/art/', import.meta.url).pathname
    const source = globSync('**/*.{ts,tsx}', { cwd: root })
      .toSorted()
      .map((file) =>
        readFileSync(root + file, 'utf8').replaceAll(/\/\*\*[\s\S]*?\*\/|^import[\s\S]*?from '.*'$|^\s+/gm, ''),
      )
      .join('')
    const kilobytes = gzipSync(source, { level: 9 }).length / 1000
    process.stdout.write(`pictures: ${all.length}, source without layout ${kilobytes.toFixed(1)} kB gzip\n`)
    expect(kilobytes).toBeLessThan(72)
  })
})
