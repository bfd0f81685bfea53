/** The table on a narrow screen: the board above, the hand under the thumb, the rest in sheets. */
import { at } from '@emberhall/kernel'
import { useState } from 'react'
import { Dice } from '../board/Dice.tsx'
import { MOST_FATIGUE } from '../board/Curtain.tsx'
import { Depth } from '../board/Depth.tsx'
import { Ground } from '../board/Ground.tsx'
import { HangingLantern } from '../board/HangingLantern.tsx'
import { Ruby } from '../board/Health.tsx'
import { Master } from '../board/Master.tsx'
import { Slots } from '../board/Slots.tsx'
import { Spread } from '../board/Spread.tsx'
import { Sum } from '../board/Sum.tsx'
import { CardFace } from '../cards/CardFace.tsx'
import { Icon, type IconName } from '../cards/icons.tsx'
import { Z } from '../../state.ts'
import { cardKey } from '@emberhall/ui'
import { attemptIn, ledgerOf } from '../model/ledger.ts'
import { called, seen, useTableau } from '../model/tableau.ts'
import { Strip } from '../people/Hand.tsx'
import { Mates } from '../people/Mates.tsx'
import { Me } from '../people/Me.tsx'
import { Piles } from '../people/Piles.tsx'
import { Flash } from '../stage/Flash.tsx'
import { Opening } from '../stage/Opening.tsx'
import { Spot } from '../stage/Spot.tsx'
import { type Key, tell } from '../words.ts'
import { Path } from './Path.tsx'

type Sheet = 'none' | 'story' | 'fatigue' | 'people' | 'me'
export function Phone() {
  const tableau = useTableau()
  const { parts, lang, t } = tableau
  const [sheet, setSheet] = useState<Sheet>('none')
  const isFinale = t.s.phase === 'finale'
  const ledger = ledgerOf(tableau)
  const fatigue = t.cards(Z.fatigue)
  const { hp, hpMax } = t.s
  const toggle = (next: Sheet) => setSheet((now) => (now === next ? 'none' : next))
  return (
    <main className="kd kd-phone" data-phase={t.s.phase} data-attempt={attemptIn(t)}>
      <Ground phone finale={isFinale} />
      <header className="kd-top">
        <div className="kd-brand">{parts.brand}</div>
        <Path />
        {parts.top}
        <div className="kd-tools">{parts.tools}</div>
      </header>
      <div className="kd-state">
        <div
          className="kd-hp"
          role="img"
          aria-label={`${tell(lang, 'health')} ${tell(lang, 'healthOf', { hp, max: hpMax })}`}
          data-anchor="health"
        >
          <Ruby hp={hp} max={hpMax} />
          <Flash n={hp} />
        </div>
        <Depth lying />
        <button
          type="button"
          className="kd-fatigue-tab"
          aria-expanded={sheet === 'fatigue'}
          onClick={() => toggle('fatigue')}
          data-anchor="fatigue-left"
        >
          <span>{tell(lang, 'fatigue')}</span>
          <b>
            {fatigue.length}
            <small>/{MOST_FATIGUE}</small>
          </b>
        </button>
      </div>
      <section className="kd-board" data-board="" aria-label={tell(lang, 'boardLabel')}>
        <HangingLantern />
        <Master density="phone" />
        <Slots density="phone" />
        {ledger !== null && <Dice ledger={ledger} />}
        <Spread density="phone" />
      </section>
      <div className="kd-sum-room">{ledger !== null && <Sum tableau={tableau} ledger={ledger} />}</div>
      <div className="kd-prompt">{parts.prompt}</div>
      <Strip />
      <Opening />
      <nav className="kd-tabs">
        <Tab icon="well" word="table" on={sheet === 'none'} press={() => setSheet('none')} />
        <Tab icon="story" word="storyLabel" on={sheet === 'story'} press={() => toggle('story')} />
        <Tab icon="people" word="teammates" on={sheet === 'people'} press={() => toggle('people')} />
        <Tab
          icon="charge"
          word="lanternTab"
          on={sheet === 'me'}
          press={() => toggle('me')}
          lit={at(t.s.charged, tableau.me)}
        />
      </nav>
      {sheet !== 'none' && (
        <section className="kd-sheet" aria-label={tell(lang, SHEETS[sheet])}>
          <button type="button" className="kd-close" onClick={() => setSheet('none')} aria-label={tell(lang, 'close')}>
            <Icon name="close" size="1.25rlh" />
          </button>
          {sheet === 'story' && <div className="kd-story">{parts.story}</div>}
          {sheet === 'fatigue' && (
            <div className="kd-sheet-cards">
              <p>{tell(lang, 'foldsLeft', { n: Math.max(0, MOST_FATIGUE - fatigue.length) })}</p>
              {fatigue.map((card) => {
                const p = seen(tableau, card)
                return (
                  p !== null && (
                    <Spot key={card} at={cardKey(card)} card={card} name={called(tableau, card)} className="kd-lies">
                      <CardFace card={p.card} lang={lang} density="board" width={164} />
                    </Spot>
                  )
                )
              })}
            </div>
          )}
          {sheet === 'people' && (
            <>
              <Mates />
              <Piles />
            </>
          )}
          {sheet === 'me' && <Me />}
        </section>
      )}
      {sheet === 'none' && fatigue.some((card) => tableau.anchors.has(cardKey(card))) && <FatigueChoice />}
    </main>
  )
}
const SHEETS = { story: 'storyLabel', fatigue: 'fatigueLabel', people: 'teammates', me: 'lantern' } as const

function Tab({
  icon,
  word,
  on,
  press,
  lit = false,
}: {
  readonly icon: IconName
  readonly word: Key
  readonly on: boolean
  readonly press: () => void
  readonly lit?: boolean
}) {
  const { lang } = useTableau()
  return (
    <button type="button" aria-pressed={on} data-lit={lit || undefined} onClick={press}>
      <Icon name={icon} size="1.3125rlh" />
      {tell(lang, word)}
    </button>
  )
}
/** A Fatigue card has to be chosen: they come out from behind their tab. */
function FatigueChoice() {
  const tableau = useTableau()
  const { t, lang } = tableau
  return (
    <section className="kd-spread" aria-label={tell(lang, 'fatigueLabel')}>
      <div>
        {t.cards(Z.fatigue).map((card) => {
          const p = seen(tableau, card)
          return (
            p !== null && (
              <Spot key={card} at={cardKey(card)} card={card} name={called(tableau, card)} className="kd-lies">
                <CardFace card={p.card} lang={lang} density="phone" />
              </Spot>
            )
          )
        })}
      </div>
    </section>
  )
}
