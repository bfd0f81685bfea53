/** A fight within an Adventure has been won: against whom, who did what, what it cost and what was found. */
import { at, type LogLine } from '@emberhall/kernel'
import { Baked } from '@emberhall/ui'
import { Ending } from '@emberhall/ui/ending'
import type { ReactNode } from 'react'
import { gallery } from '../art/gallery.ts'
import { whoOf } from '../art/figures/index.ts'
import { useTableau } from '../model/tableau.ts'
import { tellEnd } from './words.ts'
import { type Fight, isLarge, lastFight, turningOf } from './fight.ts'
import { foesCalled, fightCosts, turningWords } from './fightWords.ts'
import { peopleOf } from './people.tsx'
import './end.css'

const GAINS = new Set(['found', 'gained', 'token', 'gold', 'stone'])

/** Seen for a moment as the fight ends, and as long as one likes when it is looked up. */
export function Aftermath({ isPassing = false }: { readonly isPassing?: boolean }): ReactNode {
  const { log } = useTableau()
  const fight = lastFight(log)
  if (fight === null || !fight.isWon) return null
  if (!isPassing) return <Told fight={fight} />
  return (
    <section className="sb-aftermath" data-large={isLarge(fight) || undefined} aria-hidden="true">
      <Told fight={fight} />
    </section>
  )
}
function Told({ fight }: { readonly fight: Fight }): ReactNode {
  const { t, sp, lang, words, names } = useTableau()
  const { foes, slain, from, to, lines } = fight
  const told = (line: LogLine): string => words.log(line, names)
  const turned = turningOf(fight)
  const xp = lines.reduce((sum, { what, args }) => (what === 'xp' ? sum + Number(args[1]) : sum), 0)
  return (
    <div className="sb-end">
      <Ending
        lang={lang}
        place="part"
        mood="won"
        title={tellEnd(lang, 'fight.won')}
        lines={[tellEnd(lang, 'fight.against', { foes: foesCalled(lang, foes, 'came'), n: to - from + 1 })]}
        picture={<Baked picture={gallery(foes.map(({ id }) => whoOf(id)))} />}
        people={peopleOf(sp, t, lines, (h) => at(t.s.heroes, h).down !== 0)}
        turn={turned === null ? null : turningWords(lang, turned, told)}
        won={[tellEnd(lang, 'end.slain', { n: slain })]}
        cost={fightCosts(sp, t, lines, told)}
        gain={[
          ...(xp > 0 ? [tellEnd(lang, 'fight.xp', { n: xp })] : []),
          ...lines.filter(({ what }) => GAINS.has(what)).map(told),
        ]}
        actions={null}
      />
    </div>
  )
}
