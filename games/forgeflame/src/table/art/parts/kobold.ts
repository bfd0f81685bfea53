import { ball, body, dot, fill, glow, group, line, pipe, put, tone } from '@emberhall/ink'
import { eyes, mouth, type Mood } from './faces.ts'
import { K } from '../palette.ts'

export type KoboldPose = 'sneak' | 'loot' | 'taunt'

const skin = () => tone(15, '#7a2416', '#c8502c', '#f08a50')

function head(mood: Mood): string {
  const hide = skin()
  return (
    body(hide, 'M-20-4L-42-18C-42-2-34 8-20 10ZM20-4L42-18C42-2 34 8 20 10Z', 2) +
    fill('#8c2f22', 'M-24 0L-36-10C-35-2-30 4-24 6ZM24 0L36-10C35-2 30 4 24 6Z') +
    fill('#f4dfb8', 'M-14-16L-22-32-5-21ZM14-16L22-32 5-21Z', `stroke="${K}" stroke-width="2"`) +
    body(hide, 'M-23 0C-24-16-12-23 0-23S24-16 23 0C22 8 15 10 12 18 8 23-8 23-12 18-15 10-22 8-23 0Z') +
    fill('#f7a868', 'M-10 8C-6 3 6 3 10 8 12 15 7 20 0 20S-12 15-10 8Z') +
    dot(K, -3.5, 8.5, 1.5) +
    dot(K, 3.5, 8.5, 1.5) +
    mouth(0, 13, 7, mood === 'calm' ? 'glad' : mood) +
    fill('#fff6dc', 'M-6 14L-4.5 19-2.5 15ZM6 14L4.5 19 2.5 15Z') +
    eyes(0, -3, 10, 5.4, '#d9480f', mood, '#fff2a8') +
    body('#f6ead0', 'M-4-24V-34H4V-24C2-21-2-21-4-24Z', 1.6) +
    glow(0, -38, 14, '#ffb24d', 0.9) +
    fill('#ffe9a0', 'M0-46C5-39 4-35 0-33-4-35-5-39 0-46Z')
  )
}
const tail = (d: string): string => pipe('#c8502c', 5, d)

/** A kobold 78 units tall, its feet at 0 0, a candle on its head. */
export function kobold(pose: KoboldPose = 'sneak', mood: Mood = 'calm'): string {
  const trunk =
    body(skin(), 'M-17-4C-20-24-12-34 0-34S20-24 17-4Z') +
    fill('#f7a868', 'M-8-4C-10-18-6-26 1-26S10-18 9-4Z', 'opacity=".85"') +
    body('#5b4030', 'M-18-12Q0-4 18-12L17 0H-17Z', 1.8)
  const feet = ball('#a83c20', -11, -2, 9, 4.5) + ball('#c8502c', 12, -2, 9, 4.5)
  if (pose === 'loot')
    return (
      tail('M-14-10C-32-6-36-22-28-30') +
      body(tone(20, '#5a4630', '#a5855a'), 'M14-22C34-46 56-32 50-10 44 4 22 2 14-6Z', 2.2) +
      line('#3a2a1a', 2, 'M18-24C24-20 24-14 20-10') +
      ball('#f2c14e', 40, -34, 5) +
      ball('#d63a56', 30, -38, 4.5) +
      trunk +
      feet +
      pipe('#c8502c', 6, 'M14-24L22-18M-14-24L6-14') +
      put(-2, -46, head(mood))
    )
  if (pose === 'taunt')
    return (
      tail('M14-10C34-6 38-24 30-32') +
      pipe('#8d6a44', 3, 'M-34-10L-30-70') +
      body('#d9d1be', 'M-36-68L-29-84-24-67Z', 1.8) +
      trunk +
      feet +
      pipe('#c8502c', 6, 'M-14-24L-32-34M14-24L32-46') +
      ball('#f08a50', 33, -48, 4.5) +
      put(0, -46, head(mood))
    )
  return (
    tail('M-14-8C-34-2-42-14-36-24') +
    trunk +
    feet +
    pipe('#c8502c', 6, 'M-12-22L4-12M14-24L28-16') +
    body('#d9d1be', 'M24-22L42-30 34-12Z', 1.8) +
    put(4, -44, head(mood), 1, 8)
  )
}

/** An imp: smaller, of the colour of bruises, with a forked tail. Its feet at 0 0. */
export function imp(mood: Mood = 'glad'): string {
  const hide = tone(15, '#4a1a4a', '#9a3f86', '#e07ab0')
  return (
    line(K, 8, 'M12-10C34-2 44-20 36-36') +
    line('#9a3f86', 4.5, 'M12-10C34-2 44-20 36-36') +
    fill('#e07ab0', 'M28-34L37-52 45-36 37-39Z', `stroke="${K}" stroke-width="2"`) +
    body(
      '#6b2a66',
      'M-12-34L-38-54C-36-42-40-32-34-24-28-30-22-26-16-20ZM12-34L30-52C32-42 32-32 28-26 24-30 18-26 14-20Z',
      2,
    ) +
    body(hide, 'M-15-4C-18-22-10-32 0-32S18-22 15-4Z') +
    ball('#7a2f6e', -9, -2, 8, 4) +
    ball('#9a3f86', 10, -2, 8, 4) +
    pipe('#9a3f86', 5, 'M-12-22L-26-14M12-22L26-28') +
    group(0, -44, [
      fill(
        '#f4dfb8',
        'M-12-12C-24-14-24-26-18-32-18-24-12-22-5-20ZM12-12C24-14 24-26 18-32 18-24 12-22 5-20Z',
        `stroke="${K}" stroke-width="2"`,
      ),
      body(hide, 'M-19-6L-34-12C-32 0-26 6-18 6ZM19-6L34-12C32 0 26 6 18 6Z', 2),
      body(hide, 'M-20 0C-21-16-10-21 0-21S21-16 20 0C19 12 9 18 0 18S-19 12-20 0Z'),
      eyes(0, -2, 8.5, 5, '#6a1a10', mood === 'glad' ? 'calm' : mood, '#fff7a0'),
      body('#2a0a1e', 'M-11 7Q0 18 11 7 0 11-11 7Z', 1.5),
      fill('#fff6dc', 'M-6 9L-4 13-2 10ZM6 9L4 13 2 10Z'),
    ])
  )
}
