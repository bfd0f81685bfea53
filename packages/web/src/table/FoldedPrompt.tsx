/** The question on one line: who decides what, among how many, and the way back. */
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../Icon.tsx'
import { useTip } from '../keys/bindings.ts'
import type { Asked } from './asked.ts'
import { turnFold, useFold, useUnfolding } from './fold.ts'
import type { Answering } from './useAnswering.ts'

interface FoldButtonProps {
  readonly asked: Asked
  readonly isFolded: boolean
}
export function FoldButton({ asked, isFolded }: FoldButtonProps): ReactNode {
  const t = useTranslations('table')
  const tip = useTip()
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (useFold.getState().byButton) ref.current?.focus()
  }, [])
  return (
    <button
      ref={ref}
      type="button"
      className="fold"
      aria-expanded={!isFolded}
      aria-label={t(isFolded ? 'unfold' : 'fold')}
      {...tip('fold', t(isFolded ? 'unfold' : 'fold'))}
      onClick={() => turnFold(asked, 'button')}
    >
      <Icon name={isFolded ? 'unfold' : 'fold'} />
    </button>
  )
}

interface FoldedPromptProps {
  readonly asked: Asked
  readonly answering: Answering
  readonly colour: string
  /** What has to be read even so: what was refused, a hint, a lesson. */
  readonly children: ReactNode
}
export function FoldedPrompt({ asked, answering, colour, children }: FoldedPromptProps): ReactNode {
  const t = useTranslations('table')
  useUnfolding(asked.id)
  const isPicking = asked.kind !== 'one' && asked.kind !== 'number'
  return (
    <section className="prompt prompt-folded" aria-label={t('question')} style={{ '--who': colour }}>
      <div className="prompt-line">
        <h2 id="question" data-question={asked.id} title={asked.prompt}>
          {asked.prompt.replace(/\? .*$/s, '?')}
        </h2>
        <span className="prompt-count">{t('choices', { n: asked.choices.length })}</span>
        {isPicking ? (
          <button type="button" className="main" disabled={!answering.canConfirm} onClick={answering.confirm}>
            {t('confirm')}
          </button>
        ) : null}
        <FoldButton asked={asked} isFolded />
      </div>
      {children}
    </section>
  )
}
