import { describe, expect, it } from 'vitest'
import { Person } from '../src/bin/driver.ts'
import { toldApart, visible } from '../src/names.ts'
import { lay, pair, server } from './harness.ts'

describe('a name', () => {
  it('is what can be seen of it', () => {
    expect(visible('A\u200Bn\u2060a\u00AD')).toBe('Ana')
    expect(visible('\u202EanA\u202C \u2066x')).toBe('anA x')
    expect(visible(' A\u00A0\u3000 n\ta\n')).toBe('A n a')
    expect(visible('Ana\uFE0F\u034F\u115F\u3164\u2800\u{E0041}')).toBe('Ana')
    expect(visible(`A${'\u0336'.repeat(40)}na`)).toBe('A\u0336\u0336\u0336na')
    expect(visible('Rene\u0301')).toBe('René')
  })
  it('keeps the joiners that scripts and pictures need', () => {
    const needed = ['👩‍🚀', '❤️‍🔥', '👨‍👩‍👧‍👦', '3️⃣', 'می‌خواهم', 'क्‍ष', 'Þórður', '李小龍', 'Nguyễn']
    for (const name of needed) expect(visible(name)).toBe(name.normalize('NFC'))
    expect(visible('A\u200Dna\u200D')).toBe('Ana')
  })
  it('of which nothing can be seen is refused', async () => {
    const { url } = await server()
    const ana = await Person.arrive(url)
    const blank = ['\u200B', '\u3164', '\u2800\u2800', '\u202E \u2069', '\u{E0041}']
    for (const name of blank) {
      await expect(ana.post('/api/me', { name })).rejects.toMatchObject({ code: 'unseen', status: 400 })
      await expect(lay(ana, [{ kind: 'me', name }])).rejects.toMatchObject({ code: 'unseen', status: 400 })
      await expect(lay(ana, [{ kind: 'me' }], { title: name })).rejects.toMatchObject({ code: 'unseen', status: 400 })
    }
    const { ana: host } = await pair(url)
    const mark = { type: 'mark', name: '\u2800', at: 0, id: 'm' }
    host.send(mark)
    await host.until(() => host.others.some((m) => m.type === 'error' && m.code === 'malformed'))
  })
})

describe('two who look the same', () => {
  const same = ['ANA', 'Аnа', 'Αnα', 'Ａｎａ', '𝐀𝐧𝐚', 'Aná', 'A.n a', 'ᴀɴᴀ', 'Ana\u0323']
  it.each(same)('are told apart by their seat: Ana and %s', (name) => {
    expect(toldApart(name, ['Ana', 'Bo'], 2)).toBe(`${name} (3)`)
  })
  it('are told apart where letters of one script look alike', () => {
    expect(toldApart('lan', ['Ian'], 1)).toBe('lan (2)')
    expect(toldApart('Rornan', ['Roman'], 1)).toBe('Rornan (2)')
    expect(toldApart('B0', ['Bo'], 1)).toBe('B0 (2)')
  })
  it('are left as they are where they do not', () => {
    for (const [one, other] of [
      ['Ana', 'Anna'],
      ['1', '2'],
      ['P0', 'P1'],
      ['李', '王'],
      ['👩‍🚀', '👨‍🚀'],
      ['?', '!'],
    ] as const)
      expect(toldApart(one, [other], 1)).toBe(one)
  })
  it('have room for the number, and a number of their own', () => {
    expect(toldApart('x'.repeat(24), ['x'.repeat(24)], 1)).toBe(`${'x'.repeat(20)} (2)`)
    expect(toldApart('Ana', ['Ana', 'Bo', 'Ana (2)'], 1)).toBe('Ana (10)')
  })
  it('are told apart at every table, however they came by their names', async () => {
    const { url } = await server()
    const { ana, ben, id } = await pair(url)
    const names = async (): Promise<string[]> =>
      (await ana.person.get<{ seats: { name: string }[] }>(`/api/tables/${id}`)).seats.map(({ name }) => name)
    await ben.person.post(`/api/tables/${id}/seats/1`, { name: 'Аnа' })
    expect(await names()).toEqual(['Ana', 'Аnа (2)'])
    await ben.person.post(`/api/tables/${id}/seats/1`, { name: 'Ben' })
    expect(await names()).toEqual(['Ana', 'Ben'])
    const { seats } = await lay(ana.person, [
      { kind: 'me', name: 'Ana' },
      { kind: 'bot', name: 'ana' },
      { kind: 'link', name: 'Cy' },
    ])
    expect(seats.map(({ name }) => name)).toEqual(['Ana', 'ana (2)', 'Cy'])
  })
})
