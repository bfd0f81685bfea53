/** A mound, a cross, a hat on it. */
import { box, dot, fill, group, mix, paint, tone } from '@emberhall/ink'
import type { Picture } from '@emberhall/ui'

const draw = (): string =>
  group(110, 180, [
    dot('#3a2414', 0, 0, 92, 18),
    fill(tone(90, '#7a5230', '#4a2e18'), 'M-74 0C-60-34 60-34 74 0Z'),
    box('#5a3a20', -7, -130, 14, 118),
    box('#7a5230', -7, -130, 5, 118),
    box('#5a3a20', -40, -104, 80, 13),
    box('#8a6236', -40, -104, 80, 4),
    fill('#3a2416', 'M-34-128C-20-134-18-150-4-152 12-154 16-136 34-130 20-122-20-122-34-128Z'),
    dot(mix('#3a2416', '#000', 0.4), 0, -129, 16, 3),
  ])
export const GRAVE: Picture = { name: 'brimstone grave', width: 220, height: 200, draw: () => paint(draw) }
