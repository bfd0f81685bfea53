/** Whoever the question is about, on paper: what is left of them, what they can do, what they carry. */
import { at } from '@emberhall/kernel'
import { Sheet } from '@emberhall/ui'
import { Suspense, useState } from 'react'
import { CONTENT } from '../../content/index.ts'
import { SKILLS } from '../../content/types.ts'
import { skillOf } from '../../queries/stats.ts'
import type { HeroNo } from '../../state.ts'
import { say } from '../../text/phrases.ts'
import { heroCalled } from '../../text/speech.ts'
import { heroSign } from '../model/signs.ts'
import { heroSheet } from '../later.tsx'
import { TableauContext, useTableau } from '../model/tableau.ts'
import { HeroMark } from '../pieces/HeroMark.tsx'
import { Portrait } from '../pieces/Portrait.tsx'
import { WealthSign } from '../pieces/signs.tsx'
import { SaveSign } from './marks.tsx'
import { tell } from '../words.ts'
import { Doing } from './Doing.tsx'
import { Gems } from './Gems.tsx'
import { Bag, Items } from './Pack.tsx'

export function Dashboard() {
  const { lang, hero: h } = useTableau()
  if (h < 0)
    return (
      <section className="sb-dashboard sb-counter">
        <p className="sb-nobody">{tell(lang, 'noHero')}</p>
      </section>
    )
  return (
    <section className="sb-dashboard sb-counter">
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
          <SaveSign of="defense" /> {tell(lang, 'defense')} <b>{defense}+</b>
        </span>
        <span>
          <SaveSign of="willpower" /> {tell(lang, 'willpower')} <b>{willpower}+</b>
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
function Wealth({ h }: { readonly h: HeroNo }) {
  const { t, lang } = useTableau()
  const { darkStone, gold, xp, corruption, level } = at(t.s.heroes, h)
  const due = CONTENT.campaign.levels[level - 1]
  const rows = [
    ['stone', darkStone, tell(lang, 'stone')],
    ['gold', gold, tell(lang, 'gold')],
    ['xp', xp, due === undefined ? tell(lang, 'xp') : tell(lang, 'xpOf', { due })],
    ...(corruption > 0 ? ([['corruption', corruption, tell(lang, 'corruption')]] as const) : []),
  ] as const
  return (
    <dl className="sb-wealth">
      {rows.map(([what, n, name]) => (
        <div key={what} data-what={what}>
          <WealthSign what={what} />
          <dd>{n}</dd>
          <dt>{name}</dt>
        </div>
      ))}
    </dl>
  )
}
