/** The map of cards, played: somebody walks over a moor, and what was in the fog is seen. */
import { useMedia, usePointed, useStage } from '@emberhall/ui'
import { CardMap, type MapPiece, type MapPlace } from '@emberhall/ui/map'
import { type ReactNode, useMemo, useRef } from 'react'
import { PEOPLE, stone, WOLF } from '../draw/people.ts'
import { type Subject, sceneryOf } from '../draw/scenery.ts'
import type { Exhibit } from '../exhibit.ts'
import { usePlayed } from '../fixture.ts'
import { costOf, isSeen, LINKS, type MoorKey, moor, PLACES } from '../moor.ts'
import { Staged } from '../Staged.tsx'

const WORDS = {
  en: {
    names: [
      'Lantern Hill',
      'Crow Wood',
      'The Ferry',
      'The Hut',
      'Old Bridge',
      'Drowned Tower',
      'Reed Gate',
      'Autumn Fair',
      'Grey Sisters',
      'The Ruin',
    ],
    go: 'Travel there',
    rest: 'Rest here',
    energy: (n: number) => `Ada has ${n} Energy. Where does she go?`,
    wolf: 'Grey Wolf, 5',
    stone: 'Standing stone',
    dawns: 'dawns left',
    fight: 'a fight',
    dreams: 'dreams come here',
    why: {
      noRoad: 'No road leads there from here.',
      closed: 'The road is closed.',
      oneWay: 'The road goes the other way only.',
      tired: 'Ada is too tired.',
    },
  },
  fr: {
    names: [
      'Mont-Lanterne',
      'Bois aux corbeaux',
      'Le bac',
      'La cabane',
      'Vieux pont',
      'Tour noyée',
      'Porte des roseaux',
      'La foire',
      'Les sœurs grises',
      'La ruine',
    ],
    go: 'Y aller',
    rest: 'Se reposer ici',
    energy: (n: number) => `Ada a ${n} d’Énergie. Où va-t-elle ?`,
    wolf: 'Loup gris, 5',
    stone: 'Pierre levée',
    dawns: 'aubes restantes',
    fight: 'un combat',
    dreams: 'on y rêve',
    why: {
      noRoad: 'Aucune route n’y mène d’ici.',
      closed: 'La route est coupée.',
      oneWay: 'La route ne se prend que dans l’autre sens.',
      tired: 'Ada est trop fatiguée.',
    },
  },
} as const
const SCENES: Readonly<Record<MoorKey, Subject>> = {
  '101': 'hill',
  '102': 'wood',
  '103': 'ferry',
  '104': 'hut',
  '105': 'bridge',
  '106': 'tower',
  '107': 'reeds',
  '108': 'fair',
  '109': 'stones',
  '110': 'ruin',
}
const FOG: Partial<Record<MoorKey, 'thin' | 'thick'>> = { '105': 'thin', '107': 'thick', '106': 'thick' }
const WIDE = { width: 200, height: 136, gap: 30 }
const NARROW = { width: 150, height: 124, gap: 22 }
const MOON = (
  <svg viewBox="0 0 20 20">
    <path d="M12 2A8 8 0 1 0 18 13A7 7 0 0 1 12 2Z" fill="#3a2a5c" />
  </svg>
)
/** The way to what the eye rests on. */
function Walked({ children }: { readonly children: (to: string | null) => ReactNode }): ReactNode {
  const pointed = usePointed()
  const { anchors } = useStage()
  return children(pointed !== null && (anchors.get(pointed)?.open.length ?? 0) > 0 ? pointed : null)
}
export const cardMap: Exhibit = {
  id: 'map',
  title: { en: 'A map of cards', fr: 'Une carte faite de cartes' },
  says: {
    en: 'Cards joined by roads, with fog over what has not been seen. Arrow keys follow the roads; drag, wheel and pinch move the view.',
    fr: 'Des cartes reliées par des routes, le brouillard sur ce qu’on n’a pas vu. Les flèches suivent les routes ; glisser, molette et pincement déplacent la vue.',
  },
  Show: ({ lang, pace }) => {
    const words = WORDS[lang]
    const isNarrow = useMedia('(max-width: 860px)')
    const here = useRef(0)
    const played = usePlayed(
      moor,
      (act) => PLACES[act]?.key ?? '',
      (act) => (act === here.current ? words.rest : words.go),
    )
    const { at, energy, seen } = played.state
    here.current = at
    const places = useMemo(
      () =>
        PLACES.map(({ key, x, y }, i): MapPlace => {
          if (!isSeen(seen, i)) return { isSeen: false, key, x, y, ...(key === '109' && { number: key }) }
          const picture = sceneryOf(SCENES[key])
          const signs = key === '108' ? [{ key: 'dreams', name: words.dreams, shape: MOON }] : []
          return {
            isSeen: true,
            key,
            x,
            y,
            number: key,
            name: words.names[i] ?? '',
            picture,
            signs,
            fog: FOG[key] ?? 'none',
          }
        }),
      [seen.length, words],
    )
    const hereKey = PLACES[at]?.key ?? '101'
    const pieces: readonly MapPiece[] = [
      { key: 'ada', name: 'Ada', at: hereKey, kind: 'person', picture: PEOPLE.ada, tall: 0.62, plate: 'A' },
      { key: 'ben', name: 'Ben', at: '101', kind: 'person', picture: PEOPLE.ben, tall: 0.62, plate: 'B' },
      { key: 'cyd', name: 'Cyd', at: '108', kind: 'person', picture: PEOPLE.cyd, tall: 0.62, plate: 'C' },
      { key: 'dov', name: 'Dov', at: '108', kind: 'person', picture: PEOPLE.dov, tall: 0.62, plate: 'D' },
      { key: 'wolf', name: words.wolf, at: '102', kind: 'guardian', picture: WOLF, tall: 0.56, plate: '5' },
      {
        key: 'stone',
        name: words.stone,
        at: '101',
        kind: 'stone',
        picture: stone('lit'),
        tall: 0.8,
        dial: { value: 5, of: 8, name: words.dawns },
      },
      {
        key: 'dying',
        name: words.stone,
        at: '104',
        kind: 'stone',
        picture: stone('dying'),
        tall: 0.8,
        dial: { value: 1, of: 8, name: words.dawns },
      },
    ]
    const marks = PLACES.map(({ key }, i) => ({
      place: key,
      ...(i !== at && (played.anchors.get(key)?.open.length ?? 0) > 0 && { cost: `${costOf(played.state, i)}` }),
      ...(key === '102' && { warning: words.fight }),
    }))
    return (
      <>
        <p role="status">{words.energy(energy)}</p>
        <div className="window moor">
          <Staged played={played} why={words.why}>
            <Walked>
              {(to) => (
                <CardMap
                  lang={lang}
                  size={isNarrow ? NARROW : WIDE}
                  places={places}
                  links={LINKS}
                  pieces={pieces}
                  marks={marks}
                  way={to === null || to === hereKey ? [] : [hereKey, to]}
                  action={hereKey}
                  pace={pace}
                />
              )}
            </Walked>
          </Staged>
        </div>
      </>
    )
  },
}
