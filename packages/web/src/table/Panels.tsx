/** What opens over a table: menu, rules, settings, seats, the story and the rest. */
import { Sheet } from '@emberhall/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { MoveOnline } from '../online/MoveOnline.tsx'
import { OnlineSheet } from '../online/OnlineSheet.tsx'
import { SettingsSheet } from '../settings/SettingsSheet.tsx'
import { useSettings } from '../settings/settings.ts'
import { Bookmarks } from './Bookmarks.tsx'
import { HelpSheet } from './HelpSheet.tsx'
import { PutRightSheet } from './PutRightSheet.tsx'
import { ReviewSheet } from './ReviewSheet.tsx'
import { RulesSheet } from './RulesSheet.tsx'
import { Story } from './story/Story.tsx'
import { MenuSheet, ReportSheet, SeatsSheet } from './sheets.tsx'
import { TermsSheet } from './TermsSheet.tsx'
import type { Desk, Seated } from './useDesk.ts'
import type { ZoomDesk } from './zoom/useZoom.ts'

export interface PanelsProps {
  readonly desk: Desk
  readonly seated: Seated
  readonly zoomed: ZoomDesk
}
export function Panels({ desk, seated, zoomed }: PanelsProps): ReactNode {
  const { panel, closePanel, snapshot, words, doings } = desk
  const { shell, source } = seated
  const lang = useSettings((settings) => settings.lang)
  const t = useTranslations('table')
  const named = useTranslations('bookmarks')
  const past = useTranslations('history')
  const common = useTranslations('common')
  switch (panel) {
    case null:
      return null
    case 'menu':
      return (
        <MenuSheet doings={doings} textAddress={`/table/${source.id}?text`} onClose={closePanel}>
          {source.online === undefined ? <MoveOnline source={source} /> : null}
        </MenuSheet>
      )
    case 'rules':
      return (
        <RulesSheet
          shell={shell}
          lang={lang}
          state={snapshot.view.state}
          at={desk.ruleAt}
          now={desk.asked?.rule ?? ''}
          onClose={closePanel}
        />
      )
    case 'settings':
      return <SettingsSheet onClose={closePanel} />
    case 'help':
      return <HelpSheet desk={desk} isPointing={source.online !== undefined} zoomed={zoomed} onClose={closePanel} />
    case 'seats':
      return source.online !== undefined ? (
        <OnlineSheet desk={source.online} sitters={snapshot.sitters} onSave={doings.save} onClose={closePanel} />
      ) : (
        <SeatsSheet snapshot={snapshot} bot={shell.bot} onSit={desk.sit} onClose={closePanel} />
      )
    case 'terms':
      return <TermsSheet desk={desk} seated={seated} />
    case 'putRight':
      return <PutRightSheet desk={desk} seated={seated} />
    case 'review':
      return (
        <ReviewSheet
          source={source}
          snapshot={snapshot}
          lang={lang}
          names={desk.names}
          isRivalry={shell.module.rivals?.(desk.names.length) === true}
          onShow={desk.history.go}
          onPlayOn={desk.playOnFrom}
          onClose={closePanel}
        />
      )
    case 'report':
      return <ReportSheet isSecret={desk.isSecret} onSave={desk.report} onClose={closePanel} />
    case 'bookmarks':
      return (
        <Sheet title={named('title')} closeLabel={common('close')} onClose={closePanel}>
          <Bookmarks
            bookmarks={desk.bookmarks}
            moment={past('at', { at: desk.history.moment?.at ?? snapshot.moments, last: snapshot.moments })}
            onShow={closePanel}
          />
        </Sheet>
      )
    case 'story':
      return (
        <Sheet title={t('story')} closeLabel={common('close')} onClose={closePanel}>
          <Story
            log={snapshot.log}
            remarks={snapshot.remarks}
            fresh={0}
            words={words}
            names={desk.names}
            view={snapshot.view}
            faceKeys={shell.module.game.faceKeys}
            telling={shell.module.telling}
            mine={snapshot.mine}
            sign={seated.drawn?.sign}
            onLine={(line) => {
              closePanel()
              desk.history.goToLine(line)
            }}
            onLook={(what, glance) => {
              closePanel()
              zoomed.zoom(what, glance)
            }}
          />
        </Sheet>
      )
  }
}
