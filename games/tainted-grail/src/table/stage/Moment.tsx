/** What happens to the land or to somebody, for as long as it takes to see: a day that breaks, a stone that dies. */
import { Baked } from '@emberhall/ui'
import { CONTENT } from '../../content/index.ts'
import { actingPicture } from '../art/acting.ts'
import { bustPicture, stonePicture } from '../art/figures.ts'
import { foePicture } from '../art/foes.ts'
import { gracePicture } from '../art/grace.ts'
import { placePicture, scenePicture } from '../art/places.ts'
import { thingPicture } from '../art/things.ts'
import { useTableau } from '../model/tableau.ts'
import { numberIn } from '../page/pages.ts'

/** Lines that are shown large, and how they feel. */
const MOODS: Readonly<Record<string, 'dawn' | 'dusk' | 'light' | 'loss' | 'wyrd' | 'land'>> = {
  event: 'land',
  meets: 'loss',
  item: 'light',
  secret: 'light',
  learned: 'light',
  dawn: 'dawn',
  dusk: 'dusk',
  revealed: 'land',
  replaced: 'land',
  swallowed: 'loss',
  menhirOut: 'loss',
  activated: 'light',
  hungry: 'loss',
  mad: 'wyrd',
  sane: 'light',
  dying: 'loss',
  saved: 'light',
  died: 'loss',
  newcomer: 'land',
  dream: 'wyrd',
  questDone: 'light',
  questFailed: 'loss',
  stageWon: 'light',
  panics: 'wyrd',
  graceGiven: 'light',
  chapterEnd: 'light',
}
export function Moment() {
  const { beat, words, names } = useTableau()
  const line = beat?.lot === undefined ? beat?.line : undefined
  const mood = line === undefined ? undefined : MOODS[line.what]
  if (line === undefined || mood === undefined) return null
  const ids = line.args.flatMap((arg) =>
    typeof arg === 'object' ? (arg.face ?? []) : typeof arg === 'string' ? arg : [],
  )
  // What is found is shown, not who finds it.
  const shown = FOUND.has(line.what) ? ids.toReversed() : ids
  const picture =
    line.what === 'graceGiven'
      ? gracePicture()
      : (shown.map((id) => pictureOf(line.what, id)).find((one) => one !== null) ?? null)
  const [first = '', ...rest] = words.log(line, names).split(/(?<=[.!?…]) /)
  // What these tell is a page of its own, read at one’s own pace.
  const told = PAGES.has(line.what) ? [] : rest
  return (
    <div className="tg-moment" data-mood={mood} role="presentation">
      {picture !== null && <Baked key={picture.name} picture={picture} />}
      {mood === 'dawn' && <i className="tg-sun" aria-hidden="true" />}
      <b>{first}</b>
      {told.length > 0 && <span>{told.join(' ')}</span>}
    </div>
  )
}
const PAGES = new Set(['event', 'graceGiven'])
const FOUND = new Set(['item', 'secret', 'learned'])
const STONES = new Set(['menhirOut', 'activated'])
function pictureOf(what: string, id: string) {
  const place = CONTENT.locations.find((one) => one.id === id)
  if (place !== undefined) return STONES.has(what) ? stonePicture(what === 'activated', 5) : placePicture(place.number)
  if (CONTENT.dreams.some((one) => one.id === id)) return scenePicture(numberIn(id), true)
  const card = CONTENT.cards.find((one) => one.id === id)
  if (card !== undefined) return actingPicture(card)
  const who = CONTENT.characters.find((one) => one.id === id)
  if (who !== undefined) return bustPicture(who.id)
  return CONTENT.encounters.some((one) => one.id === id) ? foePicture(id) : thingPicture(id)
}
