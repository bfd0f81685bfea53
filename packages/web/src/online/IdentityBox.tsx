/** One's seats on another device: a code made here, or one that was made there. */
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useServer } from '../new/useServer.ts'
import { claimCode, codeOf, makeCode } from './api.ts'
import { useProblemText } from './useOnline.ts'

const LONGEST_CODE = 20

export function IdentityBox(): ReactNode {
  const t = useTranslations('identity')
  const problemText = useProblemText()
  const { isReachable } = useServer()
  const [code, setCode] = useState('')
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState('')
  const [isDone, setDone] = useState(false)
  if (!isReachable) return null
  const fail = (error: unknown): void => setProblem(codeOf(error))
  const make = async (): Promise<void> => {
    const { packed } = await import('../profile/luggage.ts')
    setCode((await makeCode(await packed())).code)
  }
  const take = async (): Promise<void> => {
    const { luggage } = await claimCode(typed)
    const { unpack } = await import('../profile/luggage.ts')
    await unpack(luggage)
    setDone(true)
  }
  const claim = (event: SubmitEvent): void => {
    event.preventDefault()
    setProblem('')
    take().catch(fail)
  }
  return (
    <section className="identity" aria-labelledby="identity">
      <h3 id="identity">{t('title')}</h3>
      <p className="note">{t('help')}</p>
      {code === '' ? (
        <button type="button" className="quiet" onClick={() => void make().catch(fail)}>
          {t('make')}
        </button>
      ) : (
        <p role="status">
          {t('code')}: <b className="identity-code">{`${code.slice(0, 4)} ${code.slice(4)}`}</b>
        </p>
      )}
      <form onSubmit={claim}>
        <label className="field">
          <span className="eh-label">{t('claim')}</span>
          <input
            value={typed}
            maxLength={LONGEST_CODE}
            autoComplete="one-time-code"
            required
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <button type="submit" className="quiet">
          {t('use')}
        </button>
      </form>
      <p className="problem" role="alert">
        {problem === '' ? '' : problemText(problem)}
      </p>
      {isDone ? <p role="status">{t('done')}</p> : null}
    </section>
  )
}
