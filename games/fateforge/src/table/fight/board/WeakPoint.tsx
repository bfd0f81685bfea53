/** FG-U12 The icons of the boss's weak point, beside it on the board. */
import { Spot } from '@emberhall/ui'
import { sceneNow } from '../../../book.ts'
import { ResultIcon, zoneAt } from '../../art/index.ts'
import { useDesk } from '../model/desk.ts'
import { useTiling } from '../model/tiling.ts'
import { weakKey } from '../model/keys.ts'
import { tell } from '../words.ts'
import { placed, planOf, zoneName } from './place.ts'

const SIZE = 36
export function WeakPoint() {
  const { t, lang, book } = useDesk()
  const tiling = useTiling()
  const { enemy, covered, exploited } = t.s.boss
  const boss = t.s.enemies[enemy]
  if (boss === undefined || boss.gone || exploited) return null
  const { x, y } = zoneAt(zoneName(boss.zone), tiling)
  return book.content.boss.weakPoint.map((icon, i) => (
    <Spot
      key={i}
      at={weakKey(i)}
      name={tell(lang, 'weak', { n: i + 1, covered: covered.includes(i) ? 'yes' : 'no' })}
      says={[tell(lang, 'about.weakPoint')]}
      className={`fg-weak ${covered.includes(i) ? 'fg-covered' : ''}`}
      style={placed(planOf(sceneNow(t), tiling), { x: x + 54 + i * (SIZE + 2), y: y + 22 }, SIZE, SIZE)}
    >
      <ResultIcon icon={icon} />
    </Spot>
  ))
}
