/** The addresses of the client. The hall comes at once; a table's screens when somebody goes there. */
import { type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react'
import { IntlProvider } from 'use-intl'
import { Route, Switch, useLocation } from 'wouter'
import { Crash } from './Crash.tsx'
import { Hall } from './hall/Hall.tsx'
import { campaignBook, credits, joinPage, newTable, profile, rulesPage, shelf, table, textHall } from './screens.ts'
import { useSettings, wear } from './settings/settings.ts'
import { messages } from './text/messages.ts'

export function App(): ReactNode {
  const settings = useSettings()
  const [place] = useLocation()
  useEffect(() => {
    const dress = (): void => wear(settings)
    dress()
    addEventListener('resize', dress)
    return () => removeEventListener('resize', dress)
  }, [settings])
  // Before the screen looks for its own place on it.
  useLayoutEffect(() => {
    scrollTo(0, 0)
  }, [place])
  return (
    <IntlProvider locale={settings.lang} messages={messages[settings.lang]} timeZone="UTC">
      <Crash>
        <Suspense fallback={<div className="opening" aria-busy="true" />}>
          <Switch>
            <Route path="/table/:id">{({ id }) => <table.Screen id={id} />}</Route>
            <Route path="/join/:token">{({ token }) => <joinPage.Screen token={token} way="join" />}</Route>
            <Route path="/watch/:token">{({ token }) => <joinPage.Screen token={token} way="watch" />}</Route>
            <Route path="/new/:game">{({ game }) => <newTable.Screen game={game} />}</Route>
            <Route path="/campaigns/:game">{({ game }) => <shelf.Screen game={game} />}</Route>
            <Route path="/campaign/:game/:id">{({ game, id }) => <campaignBook.Screen game={game} id={id} />}</Route>
            <Route path="/rules/:game/:rule?">
              {({ game, rule = '' }) => <rulesPage.Screen game={game} rule={rule} />}
            </Route>
            <Route path="/credits">
              <credits.Screen />
            </Route>
            <Route path="/profile">
              <profile.Screen />
            </Route>
            <Route path="/text">
              <textHall.Screen />
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
