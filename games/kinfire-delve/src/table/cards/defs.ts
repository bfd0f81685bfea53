/** Gradients and clips that all cards and pieces share: written into the page once, however many cards there are. */
import { mix, tenth } from '@emberhall/ink'
import { useInsertionEffect } from 'react'
import { type Hue, HUES, outline, pictureWindow } from './colours.ts'

type Stop = readonly [at: number, colour: string, opacity?: number]
function stops(list: readonly Stop[]): string {
  return list
    .map(([at, c, o]) => `<stop offset="${at}" stop-color="${c}"${o === undefined ? '' : ` stop-opacity="${o}"`}/>`)
    .join('')
}
function linear(id: string, degrees: number, ...list: readonly Stop[]): string {
  const a = (degrees * Math.PI) / 180
  const x = Math.cos(a) / 2
  const y = Math.sin(a) / 2
  const at = [0.5 - x, 0.5 - y, 0.5 + x, 0.5 + y].map(tenth)
  return `<linearGradient id="kd-${id}" x1="${at[0]}" y1="${at[1]}" x2="${at[2]}" y2="${at[3]}">${stops(list)}</linearGradient>`
}
function radial(id: string, ...list: readonly Stop[]): string {
  return `<radialGradient id="kd-${id}">${stops(list)}</radialGradient>`
}
const glow = (id: string, c: string): string => radial(`glow-${id}`, [0, c, 1], [0.35, c, 0.5], [1, c, 0])
const clip = (id: string, d: string): string => `<clipPath id="kd-${id}"><path d="${d}"/></clipPath>`

function ofHue(hue: Hue): string {
  const { base, deep, light } = HUES[hue]
  return [
    linear(`gem-${hue}`, 70, [0, light], [0.28, base], [0.75, deep], [1, mix(deep, '#000000', 0.5)]),
    linear(`plate-${hue}`, 90, [0, mix(deep, '#1a1230', 0.25)], [1, mix(deep, '#080510', 0.62)]),
    linear(`medal-${hue}`, 90, [0, mix(base, '#000000', 0.45)], [1, mix(deep, '#000000', 0.35)]),
    linear(`rim-${hue}`, 30, [0, base], [1, mix(base, deep, 0.7)]),
    clip(`in-${hue}`, outline(hue, 9)),
    clip(`art-${hue}`, pictureWindow(hue, 166)),
  ].join('')
}
const pair = (a: Hue, b: Hue): string =>
  linear(`rim-${a}-${b}`, 30, [0, HUES[a].base], [0.45, HUES[a].base], [0.55, HUES[b].base], [1, HUES[b].base]) +
  linear(`plate-${a}-${b}`, 0, [0, mix(HUES[a].deep, '#2a1a10', 0.2)], [1, mix(HUES[b].deep, '#1a100a', 0.35)])

const die = (face: string, a: string, b: string, c: string): string =>
  linear(`die-${face}`, 60, [0, a], [0.5, b], [1, c])

export const TORN =
  'M2 14Q2 2 14 2H238Q250 2 250 14V322L240 338L226 326L214 346L198 332L184 350L168 334L150 344L136 330L120 348L104 332L88 345L70 330L56 349L40 333L26 344L14 328L2 336Z'

function allDefs(): string {
  return [
    ...(['red', 'green', 'blue', 'white', 'black'] as const).map(ofHue),
    pair('red', 'green'),
    pair('red', 'blue'),
    pair('green', 'blue'),
    linear('gold', 62, [0, '#fff0c4'], [0.3, '#d9a856'], [0.6, '#8a5c26'], [1, '#e6bd72']),
    linear(
      'prism',
      52,
      [0, '#7ff0e4'],
      [0.22, '#6f86e8'],
      [0.45, '#c77ae0'],
      [0.62, '#f08ac0'],
      [0.8, '#ffd28a'],
      [1, '#5fd6c8'],
    ),
    linear('gemrim', 70, [0, '#fff1cf'], [0.4, '#c4924a'], [1, '#5a3414']),
    radial('gemshade', [0, '#0a0714', 0.66], [0.55, '#0a0714', 0.4], [1, '#0a0714', 0]),
    linear('glass', 100, [0, '#2a2150'], [0.5, '#17132f'], [1, '#0c0a1c']),
    linear('vellum', 100, [0, '#f3e6c8'], [0.55, '#e4d1a6'], [1, '#c3a873']),
    linear('stage', 100, [0, '#3a1244'], [0.5, '#210b30'], [1, '#12061e']),
    linear('night', 90, [0, '#0d0a20'], [1, '#05040c']),
    linear('ember', 100, [0, '#2c1c14'], [0.5, '#1c0f14'], [1, '#0d0710']),
    linear('shade', 90, [0, '#07060f', 0], [1, '#07060f', 0.96]),
    linear('foot-good', 90, [0, '#2c4a52'], [1, '#142630']),
    linear('foot-bad', 90, [0, '#4a1a34'], [1, '#230c1c']),
    linear('foot-boost', 90, [0, '#4a3320'], [1, '#22150c']),
    linear('ribbon', 90, [0, '#a83a82'], [1, '#5c184c']),
    linear('ribbon-master', 90, [0, '#2c1a52'], [1, '#0e0822']),
    linear('ribbon-fatigue', 90, [0, '#5b4f7a'], [1, '#2a2342']),
    linear('hem', 80, [0, '#b9aed6'], [0.5, '#5c5078'], [1, '#2b2440']),
    linear('fold-wine', 0, [0, '#1a0516'], [0.28, '#551339'], [0.45, '#a8387c'], [0.62, '#6e1a4c'], [1, '#16041a']),
    linear('fold-dim', 0, [0, '#120310'], [0.28, '#3d0d2a'], [0.45, '#6e2254'], [0.62, '#4c1238'], [1, '#0d0214']),
    linear('fold-grey', 0, [0, '#14101f'], [0.28, '#2c2340'], [0.45, '#5f5180'], [0.62, '#3a2e50'], [1, '#0c0914']),
    linear('pip', 90, [0, '#fff3cf'], [0.5, '#ffc46b'], [1, '#a86420']),
    linear('brass', 0, [0, '#6b4a22'], [0.35, '#e9bd6c'], [0.55, '#a8772f'], [1, '#3a2612']),
    linear('brass-dark', 0, [0, '#2c1c10'], [0.5, '#8d6430'], [1, '#1d120a']),
    radial('flame', [0, '#ffdf9a', 1], [0.45, '#ffdf9a', 0.85], [1, '#ffb652', 0.25]),
    linear('unlit', 90, [0, '#2a2b44'], [1, '#15142a']),
    linear('ruby', 70, [0, '#ffb0a6'], [0.35, '#d6405a'], [1, '#8a1634']),
    linear('bone', 70, [0, '#fff4dc'], [0.5, '#d9c49a'], [1, '#6a5230']),
    linear('ebony', 70, [0, '#5a4f7a'], [0.5, '#2a2344'], [1, '#0a0714']),
    linear('underside', 90, [0, '#000', 0], [0.8, '#000', 0.15], [1, '#000', 0.6]),
    linear('boards', 90, [0, '#2a1630'], [0.25, '#170e24'], [1, '#0a0714']),
    linear('beam', 90, [0, '#ffe2ae', 0.5], [1, '#ffd58a', 0.04]),
    radial('vignette', [0, '#04040e', 0], [0.55, '#04040e', 0.1], [1, '#04040e', 0.82]),
    die('red', '#f07a5a', '#b02a2a', '#5a0f18'),
    die('green', '#8ee0a0', '#2f8f5a', '#0e4030'),
    die('blue', '#9acbff', '#3a72cc', '#12296a'),
    die('light', '#fffdf2', '#ffe2a0', '#c98f3a'),
    die('dark', '#3a3356', '#17122a', '#05040c'),
    glow('gold', '#ffd58a'),
    glow('amber', '#ffb652'),
    glow('ember', '#b4561a'),
    glow('teal', '#4fd6c8'),
    glow('rose', '#d45aa6'),
    glow('violet', '#8a6ae0'),
    glow('ruby', '#ff6a6a'),
    clip('half-left', 'M-6 -6H38L34 92H-6Z'),
    clip('half-right', 'M38 -6H80V92H34Z'),
    clip('art-event', 'M9 162V74C9 34 60 9 126 9C192 9 243 34 243 74V162Z'),
    clip('art-master', 'M9 226V92C9 40 60 9 126 9C192 9 243 40 243 92V226Z'),
    clip('art-fatigue', 'M14 26C60 12 192 12 238 26V168C190 184 62 184 14 168Z'),
    clip('torn', TORN),
    clip('plain', 'M15 7H237Q245 7 245 15V337Q245 345 237 345H15Q7 345 7 337V15Q7 7 15 7Z'),
    clip('arch', 'M0 190V70C0 24 40 2 80 2C120 2 160 24 160 70V190Z'),
    clip('disc', 'M80 19A76 76 0 1 1 79.9 19Z'),
  ].join('')
}

const ID = 'kd-defs'
/** Whoever draws with the shared gradients calls this; the first one brings them. */
export function useDefs(): void {
  useInsertionEffect(() => {
    if (document.getElementById(ID) !== null) return
    const holder = document.createElement('div')
    holder.id = ID
    holder.setAttribute('aria-hidden', 'true')
    holder.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden'
    holder.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"><defs>${allDefs()}</defs></svg>`
    document.body.prepend(holder)
  }, [])
}
