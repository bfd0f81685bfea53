/** Nothing raw is shown: what failed, what is safe, what to do. */
import { Component, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Flame } from './Flame.tsx'

interface State {
  readonly failure: string | null
}
export class Crash extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failure: null }
  static getDerivedStateFromError(error: unknown): State {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
  override render(): ReactNode {
    return this.state.failure === null ? this.props.children : <Sorry detail={this.state.failure} />
  }
}
function Sorry({ detail }: { readonly detail: string }): ReactNode {
  const t = useTranslations('crash')
  const common = useTranslations('common')
  return (
    <main className="page-note">
      <Flame />
      <h1>{t('title')}</h1>
      <p>{t('safe')}</p>
      <p className="note">{detail}</p>
      <button type="button" className="main" onClick={() => location.reload()}>
        {t('reload')}
      </button>
      <a href="/">{common('toHall')}</a>
    </main>
  )
}
