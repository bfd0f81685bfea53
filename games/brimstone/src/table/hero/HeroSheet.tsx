/** Everything about a hero, to be read at leisure: what they have become, carry, may learn, and what the charts hold. */
import { at } from '@emberhall/kernel'
import { Segments } from '@emberhall/ui'
import { type ReactNode, useState } from 'react'
import { CONTENT } from '../../content/index.ts'
import type { ChartResult, Growth } from '../../content/types.ts'
import { carryLimit } from '../../queries/stats.ts'
import type { HeroNo } from '../../state.ts'
import { weightOf } from '../../steps/items.ts'
import { nameOf, rulesOf } from '../../text/faces.ts'
import { modText } from '../../text/figureText.ts'
import { itemCalled } from '../../text/speech.ts'
import { Face } from '../cards/Face.tsx'
import { useTableau } from '../model/tableau.ts'
import { tell } from '../words.ts'
import { tellSheet } from './words.ts'
import { Gems } from './Gems.tsx'
import './sheet.css'

const LEAVES = ['became', 'pack', 'paths', 'charts'] as const
type Leaf = (typeof LEAVES)[number]

export function HeroSheet({ h }: { readonly h: HeroNo }) {
  const { lang } = useTableau()
  const [leaf, setLeaf] = useState<Leaf>('became')
  const leaves: Readonly<Record<Leaf, ReactNode>> = {
    became: <Became h={h} />,
    pack: <Backpack h={h} />,
    paths: <Paths h={h} />,
    charts: <Charts h={h} />,
  }
  const choices = LEAVES.map((value) => ({ value, label: tellSheet(lang, `leaf.${value}`) }))
  return (
    <div className="sb-hero-sheet">
      <Segments label={tell(lang, 'heroSheet')} hideLabel value={leaf} choices={choices} onChange={setLeaf} />
      {leaves[leaf]}
    </div>
  )
}
function Cards({ ids }: { readonly ids: readonly string[] }) {
  const { lang } = useTableau()
  return (
    <ul className="sb-sheet-cards">
      {ids.map((id, i) => (
        <li key={`${i} ${id}`}>
          <Face id={id} lang={lang} />
        </li>
      ))}
    </ul>
  )
}
/** AC-1, AC-4 What is left of them, what they have learned, and what has left its mark. */
function Became({ h }: { readonly h: HeroNo }) {
  const { t, sp, lang } = useTableau()
  const hero = at(t.s.heroes, h)
  const { id } = at(CONTENT.classes, hero.class)
  const due = CONTENT.campaign.levels[hero.level - 1] ?? hero.xp
  const marks = [
    ...hero.injuries.map((no) => at(CONTENT.injuries, no).id),
    ...hero.madness.map((no) => at(CONTENT.madness, no).id),
    ...hero.mutations.map((no) => at(CONTENT.mutations, no).id),
  ]
  return (
    <>
      <Gems h={h} />
      <p>
        {tell(lang, 'levelXp', { level: hero.level, xp: hero.xp, due })}
        <progress max={due} value={Math.min(hero.xp, due)} aria-hidden="true" />
      </p>
      <Cards ids={[id, ...hero.upgrades.map((no) => at(sp.game.book.upgrades, no).id)]} />
      <h3>{tellSheet(lang, 'marks')}</h3>
      {marks.length === 0 ? <p>{tellSheet(lang, 'noMarks')}</p> : <Cards ids={marks} />}
    </>
  )
}
/** SB-17.4 */
function Backpack({ h }: { readonly h: HeroNo }) {
  const { t, sp, lang } = useTableau()
  const { items } = at(t.s.heroes, h)
  return (
    <>
      <p>{tellSheet(lang, 'weight', { n: weightOf(t, h), of: carryLimit(t, h) })}</p>
      <ul className="sb-sheet-cards">
        {items.map(({ item, attached, forged }, i) => (
          <li key={`${i} ${item}`}>
            <Face id={at(CONTENT.items, item).id} lang={lang} />
            {attached.map((on) => (
              <p key={on}>+ {itemCalled(sp, on)}</p>
            ))}
            {forged.map((no) => (
              <p key={no}>+ {nameOf(lang, at(CONTENT.forges, no).id)}</p>
            ))}
          </li>
        ))}
      </ul>
    </>
  )
}
/** AC-1.2, AC-1.3 How this class grows, and its paths, rank by rank. */
function Paths({ h }: { readonly h: HeroNo }) {
  const { t, sp, lang } = useTableau()
  const hero = at(t.s.heroes, h)
  const { id, growth } = at(CONTENT.classes, hero.class)
  const own = sp.game.book.upgrades.flatMap((upgrade, no) => (upgrade.class === id && !upgrade.isStarting ? [no] : []))
  const grows = (all: readonly Growth[]): string =>
    all.map(({ stat, by }) => modText(lang, { mod: stat, by })).join(' / ')
  return (
    <>
      <h3>{tellSheet(lang, 'growth')}</h3>
      <ol className="sb-chart">
        {growth.map((all, i) => (
          <li key={i}>
            <b>{i + 1}</b> <span>{grows(all)}</span>
          </li>
        ))}
      </ol>
      <h3>{tellSheet(lang, 'leaf.paths')}</h3>
      <ul className="sb-paths">
        {own.map((no) => {
          const upgrade = at(sp.game.book.upgrades, no)
          return (
            <li key={upgrade.id} data-known={hero.upgrades.includes(no) || undefined}>
              <b>{nameOf(lang, upgrade.id)}</b> <span>{rulesOf(lang, upgrade.id)}</span>
            </li>
          )
        })}
      </ul>
    </>
  )
}
/** SB-15.4, AC-4.1 All that can become of somebody; what this hero has is marked. */
function Charts({ h }: { readonly h: HeroNo }) {
  const { t, lang } = useTableau()
  const { injuries, madness, mutations } = at(t.s.heroes, h)
  const chart = (title: string, results: readonly ChartResult[], has: readonly number[]): ReactNode => (
    <>
      <h3>{title}</h3>
      <ol className="sb-chart">
        {results.map(({ id, from, to, name }, no) => (
          <li key={id} data-known={has.includes(no) || undefined}>
            <b>{from === to ? from : `${from}–${to}`}</b>
            <span>
              <strong>{name[lang]}.</strong> {rulesOf(lang, id)}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
  return (
    <>
      {chart(tellSheet(lang, 'chart.injury'), CONTENT.injuries, injuries)}
      {chart(tellSheet(lang, 'chart.madness'), CONTENT.madness, madness)}
      {chart(tellSheet(lang, 'chart.mutation'), CONTENT.mutations, mutations)}
    </>
  )
}
