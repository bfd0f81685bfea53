/** Hears what other processes do at the tables that are remembered here, and looks for what was missed. */
import type { WindowPolicy } from '@emberhall/kernel'
import type { Neighbours, News, Told } from '../storage/neighbours.ts'
import { leftElsewhere } from './absence.ts'
import { catchUp, lookAround } from './catching.ts'
import type { Hall } from './hall.ts'
import { setPlan, tellElsewhere } from './pointing.ts'
import type { Room } from './room.ts'

export function listen(hall: Hall, neighbours: Neighbours): void {
  const { notes } = hall.settings
  /** In the table's own order of things. A table that nobody here looks at is not followed but forgotten. */
  const at = async (id: string, act: (room: Room) => Promise<void> | void): Promise<void> => {
    const room = await hall.inMemory(id)?.catch(() => null)
    if (!room || room.isGone) return
    if (room.viewers.count === 0 && room.isIdle(Date.now())) return hall.forget(id)
    try {
      await room.do(() => act(room))
    } catch (error) {
      if (room.isGone) hall.forget(id)
      else notes.warn({ table: id, error }, 'what happened elsewhere is not known here yet')
    }
  }
  const take = (news: News): void => {
    if (news.what === 'entries')
      for (const [id, seq] of news.heads)
        void at(id, async (room) => {
          if (room.seq < seq) await catchUp(room)
        })
    else if (news.what === 'told') void at(news.table, (room) => heard(room, news.told))
    else if (news.what === 'plans')
      void at(news.table, (room) => {
        for (const [seat, plan] of room.pointing.plans) tellElsewhere(room, { type: 'plan', seat, at: plan })
      })
    else if (news.what === 'people') void at(news.table, (room) => countPeople(room, neighbours))
    else if (news.what === 'around') void at(news.table, lookAround)
    else if (news.what === 'talk') void at(news.table, (room) => room.talk.hear())
    else void at(news.table, catchUp)
  }
  const lookAtAll = async (): Promise<void> => {
    const ids = hall.remembered
    if (ids.length === 0) return
    const heads = new Map((await neighbours.heads(ids)).map((head) => [head.table, head]))
    for (const id of ids) {
      const head = heads.get(id)
      void at(id, async (room) => {
        const isNews = head?.seq !== room.seq || head.isChanged || head.line > room.talk.line
        if (isNews) await catchUp(room)
      })
    }
  }
  neighbours.hear({
    news: take,
    missed: () => {
      lookAtAll().catch((error: unknown) => notes.warn({ error }, 'what happened elsewhere is not known here yet'))
    },
  })
}

/** Who is at the table by way of other processes. */
export async function countPeople(room: Room, neighbours: Neighbours): Promise<void> {
  const people = await neighbours.people(room.id)
  leftElsewhere(room, room.viewers.setElsewhere(people))
  room.viewers.tellPresence()
  room.doorbell.look()
}

function heard(room: Room, told: Told): void {
  switch (told.type) {
    case 'point':
      return room.viewers.tellInTime({ type: 'point', seat: told.seat, at: told.at })
    case 'reaction': {
      const { who, seat, name, said } = told
      return room.talk.tell(who, { type: 'reaction', seat, name, what: said })
    }
    case 'plan':
      return setPlan(room, told.seat, told.at)
    case 'wish': {
      const { seat, name, policy, until } = told
      const wish = { seat, name, policy: policy as WindowPolicy, until }
      room.sitting.wishes.make(wish)
      return room.match.wish(seat, name, wish.policy, until)
    }
    case 'onward': {
      const { next, by, links } = told
      if (links === null) return room.viewers.tellInTime({ type: 'rematch', table: next, by, link: null })
      return room.viewers.tellEach(({ who }) => {
        const link = links[who]
        return link === undefined ? null : { type: 'rematch', table: next, by, link }
      })
    }
  }
}
