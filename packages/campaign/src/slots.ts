/** The few places where campaigns are kept. Pages and servers bring their own; all choose a place by the same rule. */
import { BadInput, refuse, type Refusal, why } from '@emberhall/kernel'
import type { CampaignFile } from './file.ts'
import type { Summary } from './summary.ts'

export interface Stored {
  readonly summary: Summary
  readonly file: CampaignFile
}
export type Written = { readonly ok: true; readonly slot: number } | Refusal
export interface Slots {
  readonly limit: number
  list(): Promise<readonly { readonly slot: number; readonly summary: Summary }[]>
  /** Throws BadInput if there is nothing. */
  read(slot: number): Promise<CampaignFile>
  /** A new campaign goes where there is room, or over the one in the slot that is named. */
  write(campaign: Stored, over?: number): Promise<Written>
  remove(slot: number): Promise<void>
}

/** `ids`: what lies in each slot. `rule`: the game's rule on how many campaigns are kept. */
export function chooseSlot(ids: readonly (string | null)[], id: string, rule: string, over?: number): Written {
  if (over !== undefined) {
    if (!(over in ids)) throw new BadInput(`there is no slot ${over}; there are ${ids.length}`)
    return { ok: true, slot: over }
  }
  const own = ids.indexOf(id)
  const slot = own >= 0 ? own : ids.indexOf(null)
  return slot >= 0 ? { ok: true, slot } : refuse(why('slotsFull', rule, { limit: ids.length }))
}

/** Slots that last as long as the program. */
export function memorySlots(limit: number, rule: string): Slots {
  const kept: ({ summary: Summary; text: string } | null)[] = Array.from({ length: limit }, () => null)
  return {
    limit,
    list: async () => kept.flatMap((each, slot) => (each === null ? [] : [{ slot, summary: each.summary }])),
    read: async (slot) => {
      const found = kept[slot]
      if (!found) throw new BadInput(`there is no campaign in slot ${slot}`)
      return JSON.parse(found.text) as CampaignFile
    },
    write: async ({ summary, file }, over) => {
      const ids = kept.map((each) => each?.summary.id ?? null)
      const written = chooseSlot(ids, summary.id, rule, over)
      if (!written.ok) return written
      // A campaign lies in one slot only.
      const before = ids.indexOf(summary.id)
      if (before >= 0) kept[before] = null
      kept[written.slot] = { summary, text: JSON.stringify(file) }
      return written
    },
    remove: async (slot) => {
      if (slot in kept) kept[slot] = null
    },
  }
}
