/** Luck decided by the scenario: outcomes by kind of chance, in order; shuffles by the cards wanted on top. */
import { at, type Core, Fate, type Table } from '@emberhall/kernel'
import { fail, listed } from './fail.ts'

/** Faces of dice, or the cards that a shuffle brings to the top, the first to be drawn first. */
export type Plan = { readonly values: readonly number[] } | { readonly zone: number; readonly top: readonly string[] }
export type Plans = ReadonlyMap<string, readonly Plan[]>

export class ScriptedFate extends Fate {
  private readonly plans = new Map<string, Plan[]>()
  private readonly facesIn: (zone: number) => string[]

  constructor(fate: Fate, facesIn: (zone: number) => string[], plans: Plans) {
    super(0)
    Object.assign(this, Fate.from(fate.state(), fate.keptLuck()))
    this.facesIn = facesIn
    for (const [key, queue] of plans) for (const plan of queue) this.plan(key, plan)
  }
  /** Puts a table's luck under the script, as it goes on from here. */
  static over<S extends Core, O>(table: Table<S, O>, plans: Plans): ScriptedFate {
    const facesIn = (zone: number) => table.cards(zone).map((id) => at(table.game.faceKeys, table.face(id)))
    const fate = new ScriptedFate(table.fate, facesIn, plans)
    table.fate = fate
    return fate
  }
  plan(key: string, plan: Plan): void {
    const queue = this.plans.get(key) ?? []
    queue.push(plan)
    this.plans.set(key, queue)
  }
  /** What an undo kept comes before what is still planned. */
  override decided(...wanted: Parameters<Fate['decided']>): number[] | undefined {
    const [key, length] = wanted
    const kept = super.decided(...wanted)
    if (kept !== undefined) return kept
    const plan = this.plans.get(key)?.[0]
    if (plan === undefined) return undefined
    const values = 'top' in plan ? this.bringUp(key, plan.zone, plan.top) : plan.values
    if (values.length !== length) fail(`"${key}" asks fate for ${length} values; the script has [${values.join(', ')}]`)
    this.plans.get(key)!.shift()
    return [...values]
  }
  private bringUp(key: string, zone: number, top: readonly string[]): number[] {
    const faces = this.facesIn(zone)
    const chosen: number[] = []
    for (const face of top) {
      const place = faces.findIndex((f, i) => f === face && !chosen.includes(i))
      if (place < 0) fail(`"${key}" cannot bring "${face}" to the top: the cards are ${listed(faces)}`)
      chosen.push(place)
    }
    return [...faces.keys()].filter((i) => !chosen.includes(i)).concat(chosen.toReversed())
  }
  override hasPlans(): boolean {
    return true
  }
  pending(): Plans {
    return new Map([...this.plans].filter(([, queue]) => queue.length > 0).map(([key, queue]) => [key, [...queue]]))
  }
}
