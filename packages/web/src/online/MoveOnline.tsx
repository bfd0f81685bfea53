/** One button takes a table of this browser to the server. */
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { Icon } from '../Icon.tsx'
import { useServer } from '../new/useServer.ts'
import type { TableSource } from '../play/source.ts'
import { addressLike } from '../table/useHistory.ts'
import { codeOf } from './api.ts'
import { moveOnline } from './create.ts'
import { useProblemText } from './useOnline.ts'

export function MoveOnline({ source }: { readonly source: TableSource }): ReactNode {
  const t = useTranslations('online')
  const problemText = useProblemText()
  const { isReachable } = useServer()
  const [, navigate] = useLocation()
  const [isMoving, setMoving] = useState(false)
  const [problem, setProblem] = useState('')
  if (!isReachable) return null
  const move = (): void => {
    setMoving(true)
    moveOnline(source).then(
      (id) => navigate(addressLike(id), { replace: true }),
      (error: unknown) => {
        setProblem(codeOf(error))
        setMoving(false)
      },
    )
  }
  return (
    <>
      <button type="button" className="menu-item" title={t('moveHelp')} disabled={isMoving} onClick={move}>
        <Icon name="join" /> <span>{t('move')}</span>
      </button>
      {problem === '' ? null : (
        <p className="problem" role="alert">
          {problemText(problem)}
        </p>
      )}
    </>
  )
}
