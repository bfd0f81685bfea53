/** FG-1.3 How far the act has come: chapters, rests, and what waits at the end. */
import { at } from '@emberhall/kernel'
import type { ReactNode } from 'react'
import { SignGlyph } from '../../art/index.ts'
import { type Desk, useDesk } from '../model/desk.ts'
import { tell } from '../words.ts'

interface Mark {
  readonly key: string
  readonly name: string
  readonly kind: 'chapter' | 'rest' | 'last'
  readonly state: 'done' | 'now' | 'ahead'
  readonly face: ReactNode
}
const flame = (
  <svg viewBox="-12 -13 24 26" aria-hidden="true">
    <path d="M0-12C7-5 8 0 4 4 8 3 9 0 9-2 13 6 8 12 0 12S-13 6-8-3C-7 0-6 2-4 2-7-3-4-8 0-12Z" fill="currentColor" />
  </svg>
)
function marksOf({ book, s, lang }: Desk): Mark[] {
  const { marks } = at(book.content.stories, 0)
  const last = marks.findLastIndex(({ node }) => s.marks.includes(node))
  let chapter = 0
  return marks.map(({ node, mark }, i) => {
    const kind = i === marks.length - 1 ? 'last' : mark
    if (mark === 'chapter') chapter++
    const state = i === last ? 'now' : i < last ? 'done' : 'ahead'
    return {
      key: node,
      kind,
      state,
      name: tell(lang, `progress.${kind}`, { n: chapter, state }),
      face: kind === 'last' ? <SignGlyph name="frightening" /> : kind === 'rest' ? flame : chapter,
    }
  })
}
function legsOf({ book, s, lang }: Desk): Mark[] {
  const quest = book.content.battles.find(({ id }) => id === s.battle.quest)
  return (quest?.legs ?? []).map((leg, i) => {
    const state = i === s.battle.leg ? 'now' : i < s.battle.leg ? 'done' : 'ahead'
    return {
      key: leg.scene,
      kind: 'chapter',
      state,
      name: tell(lang, 'progress.leg', { n: i + 1, state }),
      face: i + 1,
    }
  })
}
export function Progress() {
  const desk = useDesk()
  const { s, options, lang } = desk
  const marks = options.play === 'battle' ? legsOf(desk) : s.act > 0 ? marksOf(desk) : []
  if (marks.length === 0) return null
  return (
    <section className="fgp-progress fg-panel" aria-label={tell(lang, 'way')}>
      {options.play !== 'battle' && <h2>{tell(lang, 'act', { n: at(['', 'I', 'II', 'III'], s.act) })}</h2>}
      <ol>
        {marks.map(({ key, name, kind, state, face }) => (
          <li key={key} data-kind={kind} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span className="hidden">{name}</span>
            <span aria-hidden="true">{face}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
/** The chapter the act is in. */
export function chapterOf({ book, s }: Desk): number {
  const { marks } = at(book.content.stories, 0)
  return marks.filter(({ node, mark }) => mark === 'chapter' && s.marks.includes(node)).length
}
