import { dot, fill, line, form, put, ring, times } from '@emberhall/ink'

/** Landmarks of Easafir as somebody drew them with pen and wash: within forty units of 0 0, their foot at 24. */
export const INK = '#431'
const pen = (d: string, w = 2): string => line(INK, w, d)
const wash = (c: string, d: string): string => fill(c, d, 'opacity=".62"') + pen(d)
const house = (x: number, y: number, s: number, roof = '#b64'): string =>
  put(x, y, wash('#eda', 'M-10 0V-14H10V0Z') + wash(roof, 'M-13-14L0-25 13-14Z') + pen('M-3 0V-7H3V0', 1.4), s)

export const LANDMARKS: Readonly<Record<string, () => string>> = {
  'fig-gate': () =>
    wash('#c94', 'M-30 24V-14H-16V24ZM16 24V-14H30V24Z') +
    wash('#db6', 'M-16 24V-4C-16-20 16-20 16-4V24H8V0C8-8-8-8-8 0V24Z') +
    wash('#7a5', 'M-36-16C-44-30-26-38-20-28-10-36 2-26-6-16ZM12-16C6-28 24-38 30-26 42-28 42-14 34-12Z') +
    times(5, (i) => dot('#735', -30 + i * 15, -22 + (i % 2) * 5, 2.4)),
  tannery: () =>
    house(-16, 24, 1.3) +
    pen('M6 24V-12M40 24V-12M6-8H40') +
    wash('#a74', 'M10-8H22V12L16 8 10 13Z') +
    wash('#b85', 'M26-8H37V10L31 15 26 9Z') +
    dot('#864', -32, 18, 8, 4) +
    pen('M-20-14C-16-22-22-26-18-34', 1.6),
  'bell-court': () =>
    wash('#dc9', 'M-14 24V-22H14V24Z') +
    wash('#b64', 'M-18-22L0-40 18-22Z') +
    wash('#da3', 'M-4-12C-9-8-8 0-12 4H12C8 0 9-8 4-12Z') +
    dot(INK, 0, 7, 3) +
    pen('M-30 24H30M-24-2Q-30 4-24 10M24-2Q30 4 24 10'),
  'salt-stairs': () =>
    wash('#eed', 'M-34 24V14H-22V4H-10V-6H2V-16H14V-26H34V24Z') +
    pen('M-34 14H34M-22 4H34M-10-6H34M2-16H34', 1.2) +
    times(6, (i) => dot('#ffd', -28 + i * 11, 20 - i * 8, 2.6)) +
    pen('M34-26V-38', 2.4),
  'lamp-market': () =>
    wash('#b64', 'M-34-2L-28-14H-4L2-2Z') +
    wash('#59b', 'M4 2L10-10H30L36 2Z') +
    pen('M-32-2V24M0-2V24M6 2V24M34 2V24') +
    times(
      4,
      (i) =>
        pen(`M${-26 + i * 18} ${i < 2 ? -2 : 2}v6`, 1.2) +
        wash('#fd6', `M${-30 + i * 18} ${i < 2 ? 4 : 8}h8l-1.5 9h-5Z`),
    ),
  'blue-shrine': () =>
    wash('#ddc', 'M-24 24V-2H24V24Z') +
    wash('#48b', 'M-28-2C-28-30-6-32 0-42 6-32 28-30 28-2Z') +
    pen('M0-42V-50M-10 24V12C-10 2 10 2 10 12V24') +
    times(4, (i) => dot('#48b', -18 + i * 12, 4, 2)),
  'fish-quay': () =>
    wash('#8bb', 'M-38 24C-30 18-22 28-14 22S4 18 12 24 30 18 38 24V34H-38Z') +
    wash('#a73', 'M-34 8H6V14H-34Z') +
    pen('M-30 14V24M-14 14V22M2 14V22M24 20V-30') +
    wash('#edb', 'M26-28L40-2H26Z') +
    wash('#853', 'M10 12H40C38 22 14 22 10 12Z') +
    wash('#aaa', 'M-28-6C-22-14-10-14-6-6-10 2-22 2-28-6ZM-6-6L2-12V0Z'),
  'broken-arch': () =>
    wash('#cb8', 'M-34 24V-16C-34-36-10-42 4-36L0-26C-10-30-20-26-20-12V24Z') +
    wash('#cb8', 'M20 24V-6L26-14 34-8V24Z') +
    wash('#ba7', 'M4 24L2 16 12 12 16 20ZM-8 24L-10 18-2 17 0 24Z') +
    pen('M-34-4H-20M-34 10H-20M20 10H34', 1.2),
  'dyers-row': () =>
    house(-26, 24, 1) +
    house(26, 24, 1) +
    pen('M-28-10Q0 4 28-10') +
    [
      ['#b43', -20],
      ['#59b', -6],
      ['#eb4', 8],
    ]
      .map(([c, x]) => wash(String(c), `M${x} ${-5 + (x === -6 ? 2 : 0)}h11v22l-5-4-6 5Z`))
      .join(''),
  'old-cistern': () =>
    ring(INK, 0, 8, 32, 2, 15) +
    dot('#7a9', 0, 9, 26, 11) +
    wash('#cb8', 'M-26-2V-30H-18V-2ZM18-2V-30H26V-2Z') +
    wash('#a97', 'M-32-30L0-42 32-30Z') +
    pen('M-16 10C-8 6 8 6 16 10M-8 15H10M0-42V-6', 1.4),
  'provosts-house': () =>
    wash('#da7', 'M-30 24V-12H30V24Z') +
    wash('#833', 'M-34-12L-24-26H24L34-12Z') +
    pen('M-20 24V2M-7 24V2M7 24V2M20 24V2', 1.6) +
    wash('#b43', 'M-6-26V-44H14L9-38 14-32H-6Z') +
    pen('M-6-20V-46') +
    wash('#ed9', 'M-5-8H5V0C5 4 0 7 0 7S-5 4-5 0Z'),
  'sefas-street': () =>
    house(-22, 24, 1.25, '#758') +
    house(24, 24, 1.25, '#647') +
    pen('M0 24V-28C0-36 12-36 12-28') +
    wash('#444', 'M7-28H17L15-16H9Z') +
    pen('M-34-18Q0-6 36-20', 1.4) +
    times(4, (i) => wash(i % 2 ? '#a8d' : '#eb4', `M${-24 + i * 14} ${-15 + (i % 2) * 2}h7v9l-3.5-3-3.5 3Z`)),
}
/** An old sheet with worn edges and a fold. */
export const sheet = (w: number, h: number): string => {
  const step = 26
  const edge = (n: number, at: (i: number) => string) => Array.from({ length: n }, (_, i) => at(i)).join('L')
  const worn = (i: number) => ((i * 37) % 11) - 4
  const d = `M${edge(Math.floor(w / step), (i) => `${i * step + 6} ${8 + worn(i)}`)}L${edge(Math.floor(h / step), (i) => `${w - 8 - worn(i + 3)} ${i * step + 10}`)}L${edge(Math.floor(w / step), (i) => `${w - 6 - i * step} ${h - 8 - worn(i + 5)}`)}L${edge(Math.floor(h / step), (i) => `${8 + worn(i + 7)} ${h - 8 - i * step}`)}Z`
  return (
    fill('#000', d, 'opacity=".4" transform="translate(5 7)"') +
    form('#ec9', d, 38) +
    fill('#eda', d, 'opacity=".82"') +
    line('#863', 2, d, 'opacity=".7"') +
    line('#863', 1.4, `M${w / 2} 10V${h - 10}M12 ${h / 2}H${w - 12}`, 'opacity=".28"') +
    times(16, (i) =>
      dot('#852', (i * 197) % w, (i * 131) % h, 10 + ((i * 7) % 26), 8 + ((i * 5) % 16), 'opacity=".06"'),
    )
  )
}
