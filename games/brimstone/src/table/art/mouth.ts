/** The mouth of the mine, seen by those who have come out, and by those who have not. */
import { box, dot, fill, glow, group, line, paint, times, tone } from '@emberhall/ink'
import { mesas } from '@emberhall/ink/street'
import type { Picture } from '@emberhall/ui'

const timbers = (): string =>
  [-104, 84].map((x) => box('#3b2517', x, -190, 20, 190) + box('#7a5230', x, -190, 7, 190)).join('') +
  box('#2a1810', -124, -214, 248, 30) +
  box('#9a6a3c', -124, -214, 248, 9)
const rails = (): string =>
  line('#4a3424', 7, 'M-22 0L-60 120M22 0L60 120') +
  line(
    '#2a1a10',
    5,
    times(5, (i) => `M${-24 - i * 9} ${10 + i * 24}H${24 + i * 9}`),
  )
function draw(isWon: boolean): string {
  const [high, low] = isWon ? ['#f6c27a', '#f8ecc8'] : ['#3a2a5a', '#a0546a']
  return [
    fill(tone(90, high, low), 'M0 0H1440V560H0Z'),
    isWon ? glow(1120, 330, 420, '#fff0c4', 0.9) + dot('#fff8e4', 1120, 330, 58) : '',
    mesas(1440, 430, isWon ? '#dc9a5c' : '#6a3a5a'),
    fill(
      tone(90, isWon ? '#8a5a3a' : '#5a3446', isWon ? '#4a2c1c' : '#2a1620'),
      'M300 560C330 380 420 220 560 150 660 96 800 100 900 170 1020 250 1080 400 1120 560Z',
    ),
    fill(
      isWon ? '#a8744e' : '#7a4a5c',
      'M300 560C330 380 420 220 560 150 600 128 640 118 690 116 560 220 500 380 480 560Z',
    ),
    group(720, 520, [
      fill('#050202', 'M-92 0V-120Q-92-184 0-184T92-120V0Z'),
      isWon ? glow(0, -90, 90, '#ffb652', 0.5) : glow(0, -90, 130, '#7a1fa0', 0.7),
      isWon ? '' : fill('#ff4a3a', 'M-40-104L-10-92-38-82ZM40-104L10-92 38-82Z'),
      timbers(),
      rails(),
    ]),
    fill(isWon ? '#7a5230' : '#3a2228', 'M0 520C240 500 480 528 720 520S1200 506 1440 524V560H0Z'),
  ].join('')
}
export const mouth = (isWon: boolean): Picture => ({
  name: `brimstone mouth ${isWon}`,
  width: 1440,
  height: 560,
  draw: () => paint(() => draw(isWon)),
})
