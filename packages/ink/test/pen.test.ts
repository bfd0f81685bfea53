import { describe, expect, it } from 'vitest'
import {
  cel,
  dot,
  fill,
  glow,
  limb,
  line,
  mix,
  outlined,
  paint,
  put,
  seeded,
  silhouette,
  tone,
  turned,
} from '../src/index.ts'
import { fiend, hideOf, hound, spider, tentacles, thornStag } from '../src/monsters.ts'
import { person } from '../src/person.ts'
import { POSES, type PoseName } from '../src/poses.ts'

const LIGHT = { sun: '#ffffff', night: '#000000', edge: '#123456' }
const count = (text: string, part: string): number => text.split(part).length - 1

describe('a picture', () => {
  it('writes a gradient once, however often it is used', () => {
    const text = paint(
      () =>
        fill(tone(90, '#fff', '#000'), 'M0 0') +
        fill(tone(90, '#fff', '#000'), 'M1 1') +
        fill(tone(0, '#fff', '#000'), 'M2 2'),
    )
    expect(count(text, '<linearGradient')).toBe(2)
    expect(count(text, 'url(#~0)')).toBe(2)
    expect(count(text, 'url(#~1)')).toBe(1)
  })

  it('keeps apart what two pictures gather, also when one is drawn while the other is', () => {
    let inner = ''
    const outer = paint(() => {
      const before = fill(tone(90, '#111', '#222'), 'M0 0')
      inner = paint(() => fill(tone(90, '#333', '#444'), 'M0 0'))
      return before + fill(tone(90, '#555', '#666'), 'M0 0')
    })
    expect(inner).not.toContain('#111')
    expect(outer).not.toContain('#333')
    expect(count(outer, '<linearGradient')).toBe(2)
  })

  it('draws the next one as if nothing had happened after one that fails', () => {
    const broken = (): string =>
      silhouette('#f00', () => {
        throw new RangeError('no such part')
      })
    expect(() => paint(broken)).toThrow('no such part')
    expect(paint(() => dot('#0f0', 0, 0, 1))).toContain('fill="#0f0"')
  })

  it('rounds lengths to what can be seen', () => {
    expect(paint(() => dot('#000', 1 / 3, 2 / 3, 1))).toContain('cx="0.333" cy="0.667"')
  })
})

describe('light', () => {
  it('comes from the sun of the game', () => {
    const text = paint(() => fill(cel('#808080'), 'M0 0'), LIGHT)
    expect(text).toContain(mix('#808080', '#ffffff', 0.45))
    expect(text).toContain(mix('#808080', '#000000', 0.5))
  })

  it('stays where it is when a body is turned round', () => {
    const x1 = (text: string): number => Number(/x1="([^"]+)"/.exec(text)?.[1])
    const body = (): string => fill(cel('#808080', 0), 'M0 0')
    expect(x1(paint(body))).toBe(0)
    expect(x1(paint(() => turned(body)))).toBe(1)
    expect(x1(paint(() => turned(() => turned(body))))).toBe(0)
  })
})

describe('a silhouette', () => {
  it('has one colour and no light of its own', () => {
    const text = paint(() =>
      silhouette(
        '#abcdef',
        () => fill(cel('#f00'), 'M0 0') + limb('#0f0', 4, 'M0 0') + line('#00f', 2, 'M0 0') + glow(0, 0, 9, '#ff0'),
      ),
    )
    expect([...text.matchAll(/(?:fill|stroke)="(#\w+)"/g)].map(([, c]) => c)).toEqual(['#abcdef', '#abcdef', '#abcdef'])
    expect(text).not.toContain('Gradient')
  })

  it('lies behind what it outlines, in the edge of the game', () => {
    const text = paint(() => outlined(() => dot('#0f0', 0, 0, 5)), LIGHT)
    expect(text.indexOf('#123456')).toBeLessThan(text.indexOf('#0f0'))
  })
})

describe('parts', () => {
  it('look the other way with a negative scale, and stay upright', () => {
    expect(put(0, 0, '', -2)).toContain('scale(-2 2)')
  })

  it('are scattered alike every time', () => {
    const [a, b] = [seeded(7), seeded(7)]
    expect(Array.from({ length: 20 }, a)).toEqual(Array.from({ length: 20 }, b))
  })

  it('differ from pose to pose', () => {
    const look = { head: () => dot('#fff', 0, 0, 30), coat: '#743', skin: '#b97' }
    const poses = Object.keys(POSES) as PoseName[]
    const drawn = poses.map((pose) => paint(() => person(look, pose)))
    expect(new Set(drawn).size).toBe(poses.length)
  })

  it.each([fiend, hound, spider, tentacles, thornStag].map((draw) => [draw.name, draw] as const))(
    'of the %s are numbers, and nothing a strict policy forbids',
    (_, draw) => {
      const text = paint(() => draw(hideOf('#5a2b70')))
      expect(text.match(/NaN|undefined|Infinity|style=|<filter|href=/g)).toBeNull()
      expect(text.length).toBeGreaterThan(1000)
    },
  )
})
