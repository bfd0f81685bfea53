/** One enemy closely: its band with the section that fits now, and what it would do; otherwise all of them in order. */
import { at } from '@emberhall/kernel'
import { RuleLink, usePointed, useStage } from '@emberhall/ui'
import { useState } from 'react'
import { COLOURS } from '../../../content/types.ts'
import { BOSS_STEPS } from '../../../parts.ts'
import { foeAt, type FoeNo } from '../../../state.ts'
import { foeCard } from '../../../book.ts'
import { resistanceOf, inColour } from '../../../steps/foes.ts'
import { sentence, say as phrase } from '../../../text/phrases.ts'
import { nameOf, toldOf } from '../../../text/things.ts'
import { AbilityIcon, BandAction, DistanceHead, EnemyToken, TypeMark } from '../../art/index.ts'
import { textOf } from '../../model/printed.ts'
import { type Desk, useDesk } from '../model/desk.ts'
import { reactors } from '../model/foresight.ts'
import { foeKey } from '../model/keys.ts'
import { foeName, foeSays } from '../model/names.ts'
import { intentWords } from '../model/intentWords.ts'
import { tell } from '../words.ts'

function pointedFoe({ t }: Desk, pointed: string | null): FoeNo {
  const found = /^foe (\d+)$/.exec(pointed ?? '')
  const foe = found === null ? -1 : Number(found[1])
  return foe >= 0 && t.s.enemies[foe] !== undefined && !t.s.enemies[foe].gone ? foe : -1
}
export function FoePanel() {
  const desk = useDesk()
  const { happening, actor, lang } = desk
  const pointed = usePointed()
  const [last, setLast] = useState<FoeNo>(-1)
  const seen = pointedFoe(desk, actor ?? pointed)
  if (seen >= 0 && seen !== last) setLast(seen)
  // While enemies act, the one who acts stays in sight also while somebody suffers from it.
  const now = seen >= 0 || happening === null ? seen : pointedFoe(desk, foeKey(last))
  return (
    <section className="fg-foes fg-panel" aria-label={tell(lang, 'enemies')}>
      {now >= 0 ? <One foe={now} /> : <All />}
    </section>
  )
}
function One({ foe }: { readonly foe: FoeNo }) {
  const desk = useDesk()
  const { t, lang, intents, phone } = desk
  const { point } = useStage()
  const card = foeCard(t, foe)
  const enemy = foeAt(t, foe)
  const { kindLine } = textOf(card.id, lang)
  const isBoss = foe === t.s.boss.enemy
  return (
    <div className="fg-one">
      <header>
        <EnemyToken
          id={card.id}
          colour={card.colour}
          initiative={enemy.init}
          resistance={resistanceOf(t, foe)}
          damage={enemy.red}
          armor={enemy.armor}
        />
        <span>
          <h2>{foeName(desk, foe)}</h2>
          <small>{isBoss ? '' : kindLine}</small>
        </span>
      </header>
      {isBoss ? (
        <BossSteps />
      ) : (
        <Band foe={foe} now={intents[foe]?.section ?? -1} rests={intents[foe]?.rest !== null} />
      )}
      {foeSays(desk, foe).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {card.traits.map((trait) => (
        <p key={trait} className="fg-trait">
          <AbilityIcon ability={trait} />
          {sentence(phrase(lang, `trait.${trait}`))}
        </p>
      ))}
      {phone && (
        <button type="button" className="fg-put-back" onClick={() => point(null)}>
          {tell(lang, 'allEnemies')}
        </button>
      )}
    </div>
  )
}
function Band({ foe, now, rests }: { readonly foe: FoeNo; readonly now: number; readonly rests: boolean }) {
  const { t, lang } = useDesk()
  return (
    <ul className="fg-band">
      {foeCard(t, foe).band.map((section, i) => (
        <li key={i} data-now={i === now && !rests ? true : undefined} data-rests={(i === now && rests) || undefined}>
          <DistanceHead distance={section.distance} orMore={section.orMore === true} />
          <small>
            {tell(lang, section.distance === 0 ? 'band.here' : 'band.away', {
              n: section.distance,
              more: section.orMore ? 'yes' : 'no',
            })}
          </small>
          <span>
            {section.actions.map((action, j) => (
              <BandAction key={j} action={action} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}
function BossSteps() {
  const desk = useDesk()
  const { t, lang, book, intents } = desk
  const now = intents[t.s.boss.enemy]?.section ?? -1
  return (
    <ul className="fg-band fg-boss-steps">
      {book.content.boss.steps.map((step) => (
        <li key={step} data-now={BOSS_STEPS.indexOf(step) === now || undefined}>
          <b>{toldOf('boss', step, 'name', lang)}</b>
        </li>
      ))}
    </ul>
  )
}

/** FG-29.1 In the order of their turns. */
function All() {
  const desk = useDesk()
  const { t, lang } = desk
  const may = reactors(t)
  const { point } = useStage()
  return (
    <>
      <header className="fg-foes-head">
        <h2>{tell(lang, 'enemies')}</h2>
        <RuleLink id="FG-29.1" />
      </header>
      <p className="fg-quiet">
        {t.s.foretold.length > 0
          ? tell(lang, 'reaction.known', {
              colours: t.s.foretold.map((c) => nameOf('colour', at(COLOURS, c), lang)).join(', '),
            })
          : tell(lang, t.s.reacted ? 'reaction.over' : 'reaction.unknown')}
      </p>
      <ul className="fg-roster">
        {COLOURS.flatMap((colour, c) =>
          inColour(t, c).map((foe) => (
            <li key={foe}>
              <button
                type="button"
                onClick={() => point(foeKey(foe))}
                onMouseEnter={() => point(foeKey(foe))}
                onFocus={() => point(foeKey(foe))}
                onBlur={() => point(null)}
              >
                <TypeMark colour={colour} />
                <b>{foeName(desk, foe)}</b>
                {may.includes(foe) && !t.s.reacted && (
                  <em title={tell(lang, 'mayReact')}>{tell(lang, 'mayReact.short')}</em>
                )}
                <small>{intentWords(desk, foe)[0]}</small>
              </button>
            </li>
          )),
        )}
      </ul>
    </>
  )
}
