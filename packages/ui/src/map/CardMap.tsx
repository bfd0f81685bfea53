/** A map of cards joined by links, in the fog: panned and zoomed, followed to where something happens, walked along its roads. */
import './map.css'
import type { Lang } from '@emberhall/speech'
import { type ReactNode, useMemo } from 'react'
import { calm } from '../stage/pace.ts'
import { NO_ANCHOR, useStage } from '../stage/stage.ts'
import type { Point, ZoomLimits } from '../viewport/camera.ts'
import { Standing } from '../viewport/Standing.tsx'
import { Viewport } from '../viewport/Viewport.tsx'
import { Dial } from './Dial.tsx'
import { FogLayer } from './FogLayer.tsx'
import { boxInFog, boxOfPlace, feetOf, landOf, middleOf } from './geometry.ts'
import { PlacePicture, PlaceSpot } from './Places.tsx'
import { Roads, Route } from './Roads.tsx'
import type { MapCardSize, MapLink, PlaceMark, MapPiece, MapPlace } from './types.ts'
import { alongRoad, describePlace, keysOnPlace, nameOfPlace, nextPlace, sideOf } from './walk.ts'
import { MAP_WORDS } from './words.ts'

export interface CardMapProps {
  readonly lang: Lang
  readonly size: MapCardSize
  readonly places: readonly MapPlace[]
  readonly links: readonly MapLink[]
  readonly pieces: readonly MapPiece[]
  readonly marks?: readonly PlaceMark[]
  /** The way that is thought of, or was just gone: places by their keys. */
  readonly way?: readonly string[]
  /** The ways on which pieces came to where they stand, by their keys. */
  readonly ways?: Readonly<Record<string, readonly string[]>>
  /** Where something happens: the map shows it by itself. */
  readonly action?: string | null
  /** What is drawn under everything. */
  readonly under?: ReactNode
  /** What lies over the cards and under the fog, such as light. */
  readonly over?: ReactNode
  readonly pace: number
}
const LIMITS: ZoomLimits = { nearest: 2.4, farthest: 0.25, readable: 0.8 }
const NONE: readonly never[] = []
/** How far down a card pieces stand: on the ground of its picture, above the plate. */
const PLATE = 30
const NARROW = 180

export function CardMap(props: CardMapProps): ReactNode {
  const { lang, size, places, links, pieces, under, over, marks = NONE, way = NONE, ways, action = null } = props
  const pace = calm(props.pace)
  const words = MAP_WORDS[lang]
  const { anchors, why } = useStage()
  const land = useMemo(() => landOf(places, size), [places, size])
  const byKey = useMemo(() => new Map(places.map((place) => [place.key, place])), [places])
  const boxOn = (place: MapPlace) => (place.isSeen ? boxOfPlace(place, size) : boxInFog(place, places, size))
  const boxOf = (key: string) => {
    const place = byKey.get(key)
    return place === undefined ? boxOfPlace({ x: 0, y: 0 }, size) : boxOn(place)
  }
  const actionBox = useMemo(() => {
    const place = action === null ? undefined : byKey.get(action)
    return place === undefined ? null : boxOfPlace(place, size)
  }, [action, byKey, size])
  const feet = useMemo(() => {
    const ground = size.height - PLATE - 6
    const of = (place: MapPlace) => pieces.filter(({ at }) => at === place.key)
    return new Map(places.flatMap((place) => [...feetOf(of(place), place, size, ground)]))
  }, [places, pieces, size])
  const seen = places.filter((place) => place.isSeen)
  const all = { places, links, pieces, marks }
  const choicesAt = (key: string): readonly string[] => {
    const { open, blocked } = anchors.get(key) ?? NO_ANCHOR
    return open.length > 0 ? open.map(({ label }) => label) : blocked.map(why)
  }
  return (
    <Viewport<string>
      lang={lang}
      className={size.width < NARROW ? 'eh-map eh-map-narrow' : 'eh-map'}
      board={land}
      limits={LIMITS}
      action={actionBox}
      pace={pace}
      walk={{
        label: `${words.map}. ${words.how}`,
        start: action ?? places[0]?.key ?? '',
        step: (from, by) => alongRoad(all, from, by),
        edge: (_, by) => words.noRoad(words.sides[sideOf(by)]),
        leap: (from, by) => nextPlace(all, from, by),
        describe: (at) => describePlace(all, at, lang, choicesAt(at)),
        keysAt: (at) => keysOnPlace(all, at),
        boxOf,
        margin: size.gap,
      }}
      small={places.map((place) => (
        <rect
          key={place.key}
          data-light={!place.isSeen ? 'fog' : place.key === action ? 'here' : 'lit'}
          {...boxOn(place)}
        />
      ))}
    >
      {under}
      <Roads links={links} places={byKey} size={size} />
      {seen.map((place) => (
        <PlacePicture key={place.key} place={place} box={boxOfPlace(place, size)} />
      ))}
      {over}
      <FogLayer places={seen} land={land} size={size} />
      {places.map((place) => (
        <PlaceSpot
          key={place.key}
          place={place}
          box={boxOn(place)}
          name={nameOfPlace(place, lang)}
          unseen={words.unseen}
          mark={marks.find((mark) => mark.place === place.key)}
        />
      ))}
      <Route points={way.map((key) => middleOf(boxOf(key)))} />
      {pieces.map((piece) => (
        <MapStanding
          key={piece.key}
          piece={piece}
          size={size}
          foot={feet.get(piece.key) ?? middleOf(boxOf(piece.at))}
          way={ways?.[piece.key]?.map((key) => middleOf(boxOf(key)))}
          pace={pace}
          dialWords={piece.dial === undefined ? '' : words.dial(piece.dial.value, piece.dial.of)}
        />
      ))}
    </Viewport>
  )
}
interface MapStandingProps {
  readonly piece: MapPiece
  readonly size: MapCardSize
  readonly foot: Point
  readonly way: readonly Point[] | undefined
  readonly pace: number
  readonly dialWords: string
}
function MapStanding({ piece, size, foot, way, pace, dialWords }: MapStandingProps): ReactNode {
  const { key, name, at, picture, tall, plate, dial, says } = piece
  return (
    <Standing
      at={key}
      name={dial === undefined ? name : `${name}, ${dial.name} ${dialWords}`}
      on={at}
      picture={picture}
      foot={foot}
      height={tall * size.height}
      shadow={{ width: size.width * 0.2, height: size.height * 0.08 }}
      says={says}
      // The last step is to the foot itself, wherever it stands on the card.
      way={way === undefined ? undefined : [...way.slice(0, -1), foot]}
      pace={pace}
    >
      {plate !== undefined && <span className="eh-plate">{plate}</span>}
      {dial !== undefined && <Dial value={dial.value} of={dial.of} />}
    </Standing>
  )
}
