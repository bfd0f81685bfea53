/** How the seat that is looked through wants to be asked, in words, and the way back from it. */
import { CONCERNED } from '@emberhall/kernel'
import type { GameShell, Lang } from '@emberhall/speech'
import type { Wished } from '@emberhall/server/protocol'
import { useTranslations } from 'use-intl'
import type { Snapshot, TableSource } from '../play/source.ts'
import { useBook } from './useBook.ts'

export interface Standing {
  readonly name: string
  /** What the rules call it. */
  readonly what: string
  readonly text: string
  /** It is passed until something happens to the seat. */
  readonly isPassing: boolean
  readonly withdraw: () => void
}

export function useStanding(source: TableSource, shell: GameShell, { wishes }: Snapshot, lang: Lang): Standing[] {
  const t = useTranslations('wishes')
  const { game, rules, words } = shell.module
  const book = useBook(wishes.length === 0 ? null : rules[lang])
  const text = ({ name, policy, until }: Wished, what: string): string => {
    if (until === CONCERNED) return t('untilConcerned', { what })
    if (policy === 'never') return t(until === '' ? 'never' : 'notThisRound', { what })
    if (policy === 'habit') return words[lang].habit?.(name) ?? what
    return t(policy === 'matters' ? 'ifItMatters' : 'ifAble', { what })
  }
  return wishes.flatMap((wish) => {
    const { seat, name, until, policy } = wish
    // That is set for all tables.
    if (policy === 'habit' && until === '' && shell.module.settled?.includes(name) === true) return []
    const rule = Object.values(game.def.questions).find((question) => question.name === name)?.rule
    if (rule === undefined) return []
    const what = book.flatMap((chapter) => chapter.rules).find(({ id }) => id === rule)?.title ?? rule
    const withdraw = (): void => void source.withdraw(seat, name)
    return [{ name, what, text: text(wish, what), isPassing: until === CONCERNED, withdraw }]
  })
}
