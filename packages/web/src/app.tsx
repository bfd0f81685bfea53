/** The addresses of the client. The hall comes at once; a table's screens when somebody goes there. */
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { IntlProvider } from 'use-intl'
import { Route, Switch, useLocation } from 'wouter'
import { Crash } from './Crash.tsx'
import { Hall } from './hall/Hall.tsx'
import { useSettings, wear } from './settings/settings.ts'
import { messages } from './text/messages.ts'

const TableScreen = lazy(() => import('./table/TableScreen.tsx').then(({ TableScreen }) => ({ default: TableScreen })))
const NewTable = lazy(() => import('./new/NewTable.tsx').then(({ NewTable }) => ({ default: NewTable })))
const JoinPage = lazy(() => import('./online/JoinPage.tsx').then(({ JoinPage }) => ({ default: JoinPage })))
const Credits = lazy(() => import('./hall/Credits.tsx').then(({ Credits }) => ({ default: Credits })))
const TextHall = lazy(() => import('./hall/TextHall.tsx').then(({ TextHall }) => ({ default: TextHall })))

export function App(): ReactNode {
  const settings = useSettings()
  const [place] = useLocation()
  useEffect(() => wear(settings), [settings])
  useEffect(() => {
    scrollTo(0, 0)
  }, [place])
  return (
    <IntlProvider locale={settings.lang} messages={messages[settings.lang]} timeZone="UTC">
      <Crash>
        <Suspense fallback={<div className="opening" aria-busy="true" />}>
          <Switch>
            <Route path="/table/:id">{({ id }) => <TableScreen id={id} />}</Route>
            <Route path="/join/:token">{({ token }) => <JoinPage token={token} way="join" />}</Route>
            <Route path="/watch/:token">{({ token }) => <JoinPage token={token} way="watch" />}</Route>
            <Route path="/new/:game">{({ game }) => <NewTable game={game} />}</Route>
            <Route path="/credits">
              <Credits />
            </Route>
            <Route path="/text">
              <TextHall />
            </Route>
            <Route>
              <Hall />
            </Route>
          </Switch>
        </Suspense>
      </Crash>
    </IntlProvider>
  )
}
