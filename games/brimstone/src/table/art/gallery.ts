/** Under ground when the last shot has died away: lantern light, and those who came lie where they fell. */
import { box, fill, glow, group, line, paint, times, tone } from '@emberhall/ink'
import type { Picture } from '@emberhall/ui'
import { fallen, type Who } from './figures/index.ts'

const MOST = 4
const post = (x: number): string => box('#2c1a10', x, 60, 46, 470) + box('#6a4424', x, 60, 15, 470)
function lying(foes: readonly Who[]): string {
  const shown = foes.slice(0, MOST)
  return shown
    .map((who, i) => {
      // On both sides of the posse, who stand in the middle.
      const side = i % 2 === 0 ? -1 : 1
      const x = 720 + side * (430 + 150 * Math.floor(i / 2))
      return group(x, 500 + 14 * Math.floor(i / 2), [`<g transform="scale(${1.5 * side} 1.5)">${fallen(who)}</g>`])
    })
    .join('')
}
const draw = (foes: readonly Who[]): string =>
  [
    fill(tone(90, '#1a0f0c', '#3a2416'), 'M0 0H1440V560H0Z'),
    fill('#24160e', 'M0 0H1440V150C1200 96 980 190 720 120 460 190 240 90 0 160Z'),
    line(
      '#140b08',
      6,
      times(7, (i) => `M${90 + i * 210} 150l${i % 2 === 0 ? 40 : -30} 120-24 110`),
    ),
    glow(720, 300, 620, '#ffb652', 0.5),
    post(150),
    post(1244),
    box('#3a2416', 96, 44, 1248, 44),
    box('#8a5c30', 96, 44, 1248, 12),
    fill(tone(90, '#6a4628', '#2c1a10'), 'M0 470C240 446 480 478 720 462S1200 448 1440 474V560H0Z'),
    lying(foes),
  ].join('')
/** `foes`: the kinds that came, each shown once. */
export const gallery = (foes: readonly Who[]): Picture => ({
  name: `brimstone gallery ${foes.join(' ')}`,
  width: 1440,
  height: 560,
  draw: () => paint(() => draw(foes)),
})
