/** The lantern of the posse, held out on its ring. */
import { box, dot, fill, glow, line, paint } from '@emberhall/ink'
import type { Picture } from '@emberhall/ui'

const draw = (isOut: boolean): string =>
  [
    isOut ? '' : glow(45, 45, 44, '#ffb652', 0.9),
    line('#2a1a10', 3, 'M45 22A7 7 0 1 1 45.100 22'),
    line('#c9964a', 1.4, 'M45 22A7 7 0 1 1 45.100 22'),
    fill('#4a2c14', 'M38 30H52L50 23H40Z'),
    fill(isOut ? '#3a3430' : '#ffd98a', 'M38 31H52L55 54H35Z'),
    isOut ? '' : dot('#fff8e0', 45, 44, 5, 8),
    line('#4a2c14', 1.8, 'M38 31L35 54M52 31L55 54M45 31V54'),
    box('#6b4321', 33, 54, 24, 5, 1),
    box('#c9964a', 33, 54, 24, 1.6, 1),
  ].join('')
const picture = (name: string, isOut: boolean): Picture => ({
  name: `brimstone ${name}`,
  width: 90,
  height: 90,
  draw: () => paint(() => draw(isOut)),
})
export const LANTERN = picture('lantern', false)
export const COLD_LANTERN = picture('cold lantern', true)
