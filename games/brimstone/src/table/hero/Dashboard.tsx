/** Whoever the question is about, on paper: what is left of them, what they can do, what they carry. */
import { at } from '@emberhall/kernel'
import { Sheet } from '@emberhall/ui'
import { Suspense, useState } from 'react'
import { CONTENT } from '../../content/index.ts'
import { SKILLS } from '../../content/types.ts'
import { heroFigure, skillOf } from '../../queries/stats.ts'
import type { HeroNo } from '../../state.ts'
import { say } from '../../text/phrases.ts'
import { heroCalled } from '../../text/speech.ts'
import { heroSign } from '../model/signs.ts'
import { heroSheet } from '../later.tsx'
import { TableauContext, useTableau } from '../model/tableau.ts'
import { HeroMark } from '../pieces/HeroMark.tsx'
import { Portrait } from '../pieces/Portrait.tsx'
import { WealthSign } from '../pieces/signs.tsx'
import { tell } from '../words.ts'
import { Gems } from './Gems.tsx'
import { Bag, Items } from './Pack.tsx'

export function Dashboard() {
  const { lang, hero: h } = useTableau()
  if (h < 0) return <section className="sb-dashboard sb-plank" aria-label={tell(lang, 'noHero')} />
  return (
    <section className="sb-dashboard sb-plank">
      <Bust h={h} />
      <div className="sb-body">
        <Gems h={h} />
        <Skills h={h} />
      </div>
      <Doing h={h} />
      <div className="sb-pack">
        <Items h={h} />
        <Bag h={h} />
      </div>
      <Wealth h={h} />
    </section>
  )
}
/** A handbill with a face. */
function Bust({ h }: { readonly h: HeroNo }) {
  const tableau = useTableau()
  const { t, sp, lang, phone } = tableau
  const [isOpen, setOpen] = useState(false)
  const { class: of, portrait, level } = at(t.s.heroes, h)
  const { id, name, otherName } = at(CONTENT.classes, of)
  const called = heroCalled(sp, t, h)
  return (
    <div className="sb-bust sb-paper">
      <Portrait id={id} colour={heroSign(h).colour} />
      <HeroMark h={h} name={called} />
      <h2>{called.split(' ')[0]}</h2>
      <p>{tell(lang, 'classLevel', { class: (portrait === 0 ? name : otherName)[lang], level })}</p>
      {!phone && (
        <button type="button" className="sb-papers" onClick={() => setOpen(true)}>
          {tell(lang, 'papers')}
        </button>
      )}
      {isOpen && (
        <Sheet title={called} closeLabel={tell(lang, 'close')} onClose={() => setOpen(false)}>
          <TableauContext value={tableau}>
            <Suspense fallback={null}>
              <heroSheet.Screen h={h} />
            </Suspense>
          </TableauContext>
        </Sheet>
      )}
    </div>
  )
}
function Skills({ h }: { readonly h: HeroNo }) {
  const { t, lang } = useTableau()
  const { defense, willpower } = at(CONTENT.classes, at(t.s.heroes, h).class)
  return (
    <>
      <p className="sb-saves">
        <span>
          {tell(lang, 'defense')} <b>{defense}+</b>
        </span>
        <span>
          {tell(lang, 'willpower')} <b>{willpower}+</b>
        </span>
      </p>
      <dl className="sb-skills">
        {SKILLS.map((skill) => (
          <div key={skill}>
            <dd>{skillOf(t, h, skill)}</dd>
            <dt>{say(lang, `skill.${skill}`)}</dt>
          </div>
        ))}
      </dl>
    </>
  )
}
/** SB-7.2 How far an activation has come. */
function Doing({ h }: { readonly h: HeroNo }) {
  const { t, lang } = useTableau()
  const { acting } = t.s
  const { toHitMelee, toHitRanged } = at(CONTENT.classes, at(t.s.heroes, h).class)
  const isActing = acting.hero === h && acting.rolled
  const left = isActing && !acting.isDone ? acting.points : 0
  return (
    <div className="sb-doing">
      <h3>{tell(lang, 'movement')}</h3>
      <p className="sb-steps" aria-hidden="true">
        {Array.from({ length: Math.max(left, 1) }, (_, i) => (
          <i key={i} data-on={i < left || undefined} />
        ))}
      </p>
      <p>{isActing ? tell(lang, 'pointsLeft', { n: left, die: acting.die }) : tell(lang, 'notMoving')}</p>
      <p>
        {tell(lang, 'melee')} <b>{toHitMelee}+</b> {tell(lang, 'dice', { n: Math.max(1, heroFigure(t, h, 'combat')) })}
      </p>
      <p>
        {tell(lang, 'ranged')} <b>{toHitRanged}+</b>
      </p>
      {isActing && (
        <p className="sb-ready" data-spent={acting.attacked || undefined}>
          {tell(lang, acting.attacked ? 'attackSpent' : 'attackReady')}
        </p>
      )}
    </div>
  )
}
function Wealth({ h }: { readonly h: HeroNo }) {
  const { t, lang } = useTableau()
  const { darkStone, gold, xp, corruption } = at(t.s.heroes, h)
  const rows = [
    ['stone', darkStone],
    ['gold', gold],
    ['xp', xp],
    ...(corruption > 0 ? ([['corruption', corruption]] as const) : []),
  ] as const
  return (
    <dl className="sb-wealth">
      {rows.map(([what, n]) => (
        <div key={what} data-what={what}>
          <dd>
            <WealthSign what={what} />
            {n}
          </dd>
          <dt>{tell(lang, what)}</dt>
        </div>
      ))}
    </dl>
  )
}
