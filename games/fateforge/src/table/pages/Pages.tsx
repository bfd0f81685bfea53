/** The pages: the story, the city, rests, the camp, the beginning, rewards. */
import type { TableProps } from '@emberhall/ui'
import { useMemo } from 'react'
import type { O, S } from '../../state.ts'
import { tableauOf } from '../model/tableau.ts'
import { BeginPage } from './begin/BeginPage.tsx'
import { LearnPage } from './begin/LearnPage.tsx'
import { QuestPage } from './begin/QuestPage.tsx'
import { RewardPage } from './begin/RewardPage.tsx'
import { CampPage } from './camp/CampPage.tsx'
import { CityPage } from './city/CityPage.tsx'
import { DeskContext, deskOf, useDesk } from './model/desk.ts'
import { InsidePage } from './rest/InsidePage.tsx'
import { RestPage } from './rest/RestPage.tsx'
import { StoryPage } from './story/StoryPage.tsx'
import './styles/page.css'
import './styles/prose.css'
import './styles/leaves.css'
import './styles/test.css'
import './styles/city.css'
import './styles/rest.css'
import './styles/camp.css'
import './styles/begin.css'
import './styles/phone.css'
import './styles/low.css'

export function Pages(props: TableProps<S, O>) {
  const desk = useMemo(() => deskOf(tableauOf(props)), [props])
  return (
    <DeskContext value={desk}>
      <Open />
    </DeskContext>
  )
}
/** Questions that have a page of their own, whatever the story is at. */
const OWN = {
  hero: BeginPage,
  camp: CampPage,
  swapSkills: LearnPage,
  quest: QuestPage,
  prize: RewardPage,
  traitCard: RewardPage,
  dieWon: RewardPage,
  shop: InsidePage,
}
function Open() {
  const { s, question } = useDesk()
  const { phase, exploring, node, rest } = s
  const Own = OWN[question as keyof typeof OWN]
  if (Own !== undefined) return <Own />
  if (phase === 'begin' || node === '') return rest.id === '' ? <BeginPage /> : <RestPage />
  if (phase === 'rest') return <RestPage />
  if (exploring >= 0) return <CityPage />
  return <StoryPage />
}
