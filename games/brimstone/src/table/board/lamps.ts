/** What gives light on the board: the lantern, and every gate. */
import type { Lamp } from '@emberhall/ui/board'
import { GATE } from '../../parts.ts'
import { connectorCells } from '../../queries/board.ts'
import type { Tableau } from '../model/tableau.ts'

export const LANTERN = { reach: 5.2, colour: '#ff9c3c' } as const
const GATE_LIGHT = { reach: 4.4, colour: '#b04ad0' } as const
/** The lantern is the light; a gate is the only other one. */
export function lampsOf({ t, layout }: Tableau): readonly Lamp[] {
  const { holder, isOut } = t.s.lantern
  const bearer = t.s.heroes[holder]
  const lantern = isOut || bearer === undefined || bearer.at < 0 ? [] : [{ ...layout.place(bearer.at), ...LANTERN }]
  const gates = t.s.tiles.flatMap(({ exits }, no) =>
    exits.flatMap((state, exit) => {
      if (state !== GATE) return []
      const [cell] = connectorCells(layout.board, no, exit)
      return [{ ...layout.place(cell), ...GATE_LIGHT }]
    }),
  )
  return [...lantern, ...gates]
}
