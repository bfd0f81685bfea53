/** A page that asks nothing: it lies over the land until it has been read. */
import { Baked, type Picture } from '@emberhall/ui'
import { StoryPage } from '@emberhall/ui/page'
import { useRef } from 'react'
import { CONTENT } from '../../content/index.ts'
import { bustPicture } from '../art/figures.ts'
import { gracePicture } from '../art/grace.ts'
import { scenePicture } from '../art/places.ts'
import { thingPicture } from '../art/things.ts'
import { tell } from '../words.ts'
import type { Page } from './pages.ts'
import { useTableau } from '../model/tableau.ts'
import { OldMap } from './OldMap.tsx'
import { useDreaming } from './useDreaming.ts'

/** The road by which everybody leaves the village. */
const ROAD = 102
export interface ToldProps {
  readonly page: Page
  readonly turn: () => void
}
export function Told({ page, turn }: ToldProps) {
  const { lang, screen } = useTableau()
  const { at, kind, title, subtitle, paragraphs, character } = page
  const who = CONTENT.characters.find(({ id }) => id === character)
  const isAsleep = kind === 'dream' || kind === 'nightmare'
  const here = useRef<HTMLDivElement>(null)
  useDreaming(here, isAsleep)
  return (
    <div ref={here} className="tg-page tg-told" data-page={kind} data-dream={isAsleep || undefined}>
      <StoryPage
        lang={lang}
        page={`${at}`}
        title={title}
        subtitle={subtitle}
        paragraphs={paragraphs}
        picture={
          <>
            <Baked picture={pictureOf(page, isAsleep)} />
            {who !== undefined && <OldMap who={who} lang={lang} />}
          </>
        }
        question=""
        choices={[]}
        foot={
          <button type="button" className="tg-turn" onClick={turn}>
            {tell(lang, isAsleep ? 'wake' : kind === 'letter' ? 'foldLetter' : screen === 'land' ? 'goOn' : 'readOn')}
          </button>
        }
      />
    </div>
  )
}
function pictureOf({ kind, character, number, event = '' }: Page, isAsleep: boolean): Picture {
  if (kind === 'grace') return gracePicture(4)
  if (character !== null) return bustPicture(character, 4)
  return thingPicture(event, 4) ?? scenePicture(number === 0 ? ROAD : number, isAsleep)
}
