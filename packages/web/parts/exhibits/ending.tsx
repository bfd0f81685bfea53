/** How it ended, and what fate gives before anything is told: both in the made-up world. */
import { Baked, ChanceCard, type Lot } from '@emberhall/ui'
import { Ending, type EndingPerson, Happened } from '@emberhall/ui/ending'
import { useState } from 'react'
import { PEOPLE } from '../draw/people.ts'
import { sceneryOf } from '../draw/scenery.ts'
import type { Exhibit } from '../exhibit.ts'

const WORDS = {
  en: {
    title: 'The bell rings again',
    lines: ['Round 4 of 6, and nobody left behind.'],
    when: 'Round 3.',
    says: 'Ana put the lantern out, and the wolf lost her.',
    won: ['The bell hangs in its tower.'],
    cost: ['One lantern, and its oil.'],
    gain: ['An ember that does not go out.'],
    deeds: [['12 steps walked', '1 wolf led astray'], ['2 wounds bound'], ['fell in round 2']],
    rounds: ['Round 1.', 'Round 2.'],
    told: ['They came by water.', 'The rope broke; Col held it.'],
    again: 'See the roll',
    roll: 'Ana leaps',
    needs: 'Both stones must be lit.',
    lit: 'lit, counts',
    dying: 'dying, does not count',
    short: 'One too few.',
  },
  fr: {
    title: 'La cloche sonne à nouveau',
    lines: ['Round 4 sur 6, et personne n’est resté en arrière.'],
    when: 'Round 3.',
    says: 'Ana a éteint la lanterne, et le loup l’a perdue.',
    won: ['La cloche pend dans sa tour.'],
    cost: ['Une lanterne, et son huile.'],
    gain: ['Une braise qui ne s’éteint pas.'],
    deeds: [['12 pas parcourus', '1 loup égaré'], ['2 blessures pansées'], ['est tombé au round 2']],
    rounds: ['Round 1.', 'Round 2.'],
    told: ['Ils sont venus par l’eau.', 'La corde a cédé ; Col l’a tenue.'],
    again: 'Voir le jet',
    roll: 'Ana saute',
    needs: 'Les deux pierres doivent brûler.',
    lit: 'allumée, compte',
    dying: 'mourante, ne compte pas',
    short: 'Il en manque une.',
  },
} as const
const NAMES = ['Ana', 'Bo', 'Col']

export const ending: Exhibit = {
  id: 'ending',
  title: { en: 'An ending, and a roll', fr: 'Une fin, et un jet' },
  says: {
    en: 'The people one chose stand in the picture; when it turned, what it cost and brought, and who did what. What fate gives hangs over the table before anything is told.',
    fr: 'Ceux qu’on a choisis sont dans l’image ; quand tout a basculé, ce qu’il en a coûté et rapporté, et qui a fait quoi. Ce que donne le sort est montré avant d’être dit.',
  },
  Show: ({ lang, pace }) => {
    const words = WORDS[lang]
    const [shown, setShown] = useState(0)
    const people = Object.values(PEOPLE)
      .slice(0, NAMES.length)
      .map(
        (picture, i): EndingPerson => ({
          key: picture.name,
          name: NAMES[i] ?? '',
          picture: <Baked picture={picture} />,
          deeds: words.deeds[i] ?? [],
          isDown: i === 2,
        }),
      )
    const lot: Lot = {
      kind: 'dice',
      title: words.roll,
      needs: words.needs,
      things: [
        { picture: <Stone />, says: words.lit, counts: true },
        { picture: <Stone />, says: words.dying, counts: false },
      ],
      verdict: words.short,
    }
    return (
      <div className="window tall">
        <Ending
          lang={lang}
          mood="won"
          title={words.title}
          lines={words.lines}
          picture={<Baked picture={sceneryOf('tower', 3)} />}
          people={people}
          turn={{ when: words.when, says: words.says }}
          won={words.won}
          cost={words.cost}
          gain={words.gain}
          actions={
            <button type="button" className="main" onClick={() => setShown(shown + 1)}>
              {words.again}
            </button>
          }
        >
          <Happened lang={lang} chapters={words.rounds.map((title, i) => ({ title, lines: [words.told[i] ?? ''] }))} />
        </Ending>
        {shown === 0 ? null : <ChanceCard key={shown} lot={lot} pace={pace} />}
      </div>
    )
  },
}
const Stone = () => (
  <svg viewBox="0 0 60 60">
    <rect x="4" y="4" width="52" height="52" rx="12" fill="#d9c6a0" />
    <circle cx="30" cy="30" r="12" fill="#b5552d" />
  </svg>
)
