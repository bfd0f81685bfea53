/** A fight in words: who stood against the posse, when it turned, and what it cost. */
import { at, type LogLine } from '@emberhall/kernel'
import { type Lang, listed } from '@emberhall/speech'
import type { EndingProps } from '@emberhall/ui/ending'
import { CONTENT } from '../../content/index.ts'
import type { T } from '../../state.ts'
import { heroCalled, type Speech } from '../../text/speech.ts'
import { heroIn } from '../model/heroIn.ts'
import { tell } from '../words.ts'
import { tellEnd } from './words.ts'
import type { Foes, Turned } from './fight.ts'

/** All who came, or all who still stood when it was over. */
export function foesCalled(lang: Lang, foes: readonly Foes[], count: 'came' | 'left'): string {
  const counted = foes.map(({ id, came, slain }) => ({ id, n: count === 'came' ? came : came - slain }))
  return listed(
    lang,
    counted
      .filter(({ n }) => n > 0)
      .map(({ id, n }) => {
        const { name, single } = at(
          CONTENT.enemies,
          CONTENT.enemies.findIndex((enemy) => enemy.id === id),
        )
        return tellEnd(lang, 'fight.foes', { n, single: single[lang], enemies: name[lang] })
      }),
  )
}
export function turningWords(
  lang: Lang,
  { turn, fell, line }: Turned,
  told: (line: LogLine) => string,
): NonNullable<EndingProps['turn']> {
  return {
    when: tell(lang, 'turnNo', { n: turn }),
    says: line === null ? tellEnd(lang, 'fight.fell', { n: fell }) : told(line),
  }
}
const COSTS = new Set(['down', 'injury', 'madness', 'died', 'mutation'])
/** What each has suffered in it, and what stays of that. */
export function fightCosts(
  sp: Speech,
  t: T,
  lines: readonly LogLine[],
  told: (line: LogLine) => string,
): readonly string[] {
  const sum = (what: string, h: number): number =>
    lines.reduce((n, line) => (line.what === what && heroIn(t.s, line.args[0]) === h ? n + Number(line.args[1]) : n), 0)
  const hurt = t.s.heroes.flatMap((_, h) => {
    const [wounds, harm] = [sum('wounded', h), sum('harmed', h)]
    return wounds + harm === 0
      ? []
      : [
          tellEnd(sp.lang, 'fight.hurt', {
            hero: heroCalled(sp, t, h),
            wounds,
            harm,
            both: wounds > 0 && harm > 0 ? 'yes' : 'no',
          }),
        ]
  })
  return [...hurt, ...lines.filter(({ what }) => COSTS.has(what)).map(told)]
}
