/** What lies and stands in the zones. */
import { at } from '@emberhall/kernel'
import { Spot } from '@emberhall/ui'
import { GEMS } from '../../../content/types.ts'
import { sceneNow } from '../../../book.ts'
import type { Thing } from '../../../state.ts'
import { isDefended } from '../../../steps/foes.ts'
import { BoardPiece, BoardToken, ExitGate, Fountain, GemToken } from '../../art/index.ts'
import { useDesk } from '../model/desk.ts'
import { useTiling } from '../model/tiling.ts'
import { thingKey } from '../model/keys.ts'
import { thingName, thingSays } from '../model/names.ts'
import { isStanding, placed, planOf, thingAt } from './place.ts'

export function Things() {
  const desk = useDesk()
  const { t } = desk
  const tiling = useTiling()
  const plan = planOf(sceneNow(t), tiling)
  const lying = t.s.objects.filter(isLying)
  return t.s.objects.map((thing, i) => {
    if (!isLying(thing)) return null
    const size = isStanding(thing) ? 56 : thing.kind === 'door' ? 40 : 30
    return (
      <Spot
        key={`${thing.id} ${i}`}
        at={thingKey(i)}
        name={thingName(desk, i)}
        says={thingSays(desk, i)}
        className={`fg-thing fg-thing-${thing.kind}`}
        style={placed(plan, thingAt(lying, thing, tiling), size, size)}
        piece={{ who: `thing ${i}`, at: String(thing.zone) }}
      >
        <Piece thing={thing} isShut={isDefended(t, i)} />
      </Spot>
    )
  })
}
/** What has been taken is gone; what has been used stays and shows it. */
function isLying({ kind, done, hero }: Thing): boolean {
  if (hero >= 0) return false
  return !done || kind === 'chest' || kind === 'device' || kind === 'door'
}
function Piece({ thing, isShut }: { readonly thing: Thing; readonly isShut: boolean }) {
  switch (thing.kind) {
    case 'exit':
      return <ExitGate letter={thing.letter} defended={isShut} />
    case 'fountain':
      return <Fountain cubes={thing.n} />
    case 'chest':
      return <BoardPiece kind={thing.done ? 'chest-open' : 'chest-closed'} />
    case 'device':
      return <BoardPiece kind={deviceOf(thing)} />
    case 'portal':
      return <BoardPiece kind={thing.n < 0 ? 'portal-unknown' : 'portal'} />
    case 'gem':
      return <GemToken gem={at(GEMS, thing.n)} valued />
    case 'food':
    case 'trap':
    case 'objective':
    case 'exploration':
      return <BoardToken kind={thing.kind} />
    case 'door':
      return null
  }
}
function deviceOf({ id, done }: Thing) {
  if (id.startsWith('altar')) return done ? 'altar-broken' : 'altar-whole'
  return done ? 'lantern-lit' : 'lantern-unlit'
}
