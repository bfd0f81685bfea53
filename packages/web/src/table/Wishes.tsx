/** A question that may be passed need not be asked again. */
import { PASS, type WindowPolicy } from '@emberhall/kernel'
import type { GameWords } from '@emberhall/speech'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../Icon.tsx'
import { useTip } from '../keys/bindings.ts'
import type { Asked } from './asked.ts'

interface WishesProps {
  readonly asked: Asked
  readonly words: GameWords
  /** Passes until something happens to the seat, or no longer. */
  readonly onPass: (() => void) | null
  readonly onWish: (policy: WindowPolicy) => void
  /** Whether somebody is asked can tell rivals something. */
  readonly isSecret: boolean
  /** There is little room: one opens what is seldom wanted. */
  readonly isFolded?: boolean
}
export function Wishes(props: WishesProps): ReactNode {
  const { asked, onPass, isFolded = false } = props
  const t = useTranslations('table')
  const tip = useTip()
  const [openAt, setOpenAt] = useState('')
  if (!asked.ask.options.includes(PASS)) return null
  const isOpen = !isFolded || openAt === asked.id
  return (
    <>
      {onPass === null ? null : (
        <button type="button" className="link" {...tip('pass', t('passOnHelp'))} onClick={onPass}>
          <Icon name="time" />
          <span>{t('passOn')}</span>
        </button>
      )}
      {isFolded ? (
        <button type="button" className="link" aria-expanded={isOpen} onClick={() => setOpenAt(isOpen ? '' : asked.id)}>
          <Icon name="mute" />
          <span>{t('askLess')}</span>
        </button>
      ) : null}
      {isOpen ? <Others {...props} /> : null}
    </>
  )
}
function Others({ asked, words, onWish, isSecret }: WishesProps): ReactNode {
  const t = useTranslations('table')
  const habit = words.habit?.(asked.ask.def.name) ?? null
  return (
    <>
      {habit === null ? null : (
        <button type="button" className="link" onClick={() => onWish('habit')}>
          {habit}
        </button>
      )}
      <button type="button" className="link" onClick={() => onWish('never')}>
        {t('notThisRound')}
      </button>
      {isSecret ? (
        <>
          <button type="button" className="link" title={t('onlyIfAbleHelp')} onClick={() => onWish('able')}>
            {t('onlyIfAble')}
          </button>
          <button type="button" className="link" title={t('askAlwaysHelp')} onClick={() => onWish('always')}>
            {t('askAlways')}
          </button>
        </>
      ) : (
        <button type="button" className="link" title={t('onlyIfItMattersHelp')} onClick={() => onWish('matters')}>
          {t('onlyIfItMatters')}
        </button>
      )}
    </>
  )
}
