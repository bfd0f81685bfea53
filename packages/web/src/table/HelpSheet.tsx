/** What the keys do: those that mean something now, then the others. */
import { isMoving, Sheet, Switch } from '@emberhall/ui'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBindings } from '../keys/bindings.ts'
import { type Facts, type KeyId, keysNow, keyText } from '../keys/now.ts'
import { useSettings } from '../settings/settings.ts'
import { seatsAsked, seatsHere } from './seatKeys.ts'
import type { Desk } from './useDesk.ts'
import type { ZoomDesk } from './zoom/useZoom.ts'

export interface HelpSheetProps {
  readonly desk: Desk
  readonly zoomed: ZoomDesk
  /** People elsewhere can be shown things. */
  readonly isPointing: boolean
  readonly onClose: () => void
}
export function HelpSheet({ desk, zoomed, isPointing, onClose }: HelpSheetProps): ReactNode {
  const t = useTranslations('keys')
  const common = useTranslations('common')
  const settings = useTranslations('settings')
  const { letters, set } = useSettings()
  const [wasMoving] = useState(isMoving)
  const facts = factsOf(desk, zoomed, isPointing, wasMoving)
  const { now, later } = keysNow(facts)
  return (
    <Sheet title={t('title')} closeLabel={common('close')} onClose={onClose}>
      <div className="keys">
        {[...now].map(([group, ids]) => (
          <section key={group} className="keys-group">
            <h3>{t(`groups.${group}`)}</h3>
            <Keys ids={ids} facts={facts} />
          </section>
        ))}
      </div>
      <details className="keys-later">
        <summary>{t('later')}</summary>
        <Keys ids={later} facts={facts} />
      </details>
      <p className="note">{t('changeHelp')}</p>
      <Switch
        label={settings('letters')}
        help={settings('lettersHelp')}
        isOn={letters}
        onChange={(isOn) => set({ letters: isOn })}
      />
      <h3>{t('undoTitle')}</h3>
      <ul className="note">
        <li>{t('undoCancel')}</li>
        <li>{t('undoBack')}</li>
        <li>{t('undoRewind')}</li>
        {desk.doings.canCorrect ? <li>{t('putRight')}</li> : null}
      </ul>
    </Sheet>
  )
}
function Keys({ ids, facts }: { readonly ids: readonly KeyId[]; readonly facts: Facts }): ReactNode {
  const t = useTranslations('keys')
  const bindings = useBindings()
  return (
    <dl className="key-rows">
      {ids.map((id) => (
        <div key={id}>
          <dt>
            <kbd>{keyText(id, bindings, facts)}</kbd>
          </dt>
          <dd>{t(`does.${id}`)}</dd>
        </div>
      ))}
    </dl>
  )
}
function factsOf(desk: Desk, zoomed: ZoomDesk, isOnline: boolean, wasMoving: boolean): Facts {
  const { asked, answering, doings, snapshot, history, things } = desk
  const isNow = history.moment === null && asked !== null
  return {
    choices: isNow ? asked.choices.length : 0,
    canConfirm: isNow && asked.kind !== 'one' && answering.canConfirm,
    hasPicks: isNow && answering.picks.length > 0,
    canUndo: doings.canUndo,
    canRedo: doings.canRedo,
    canHint: doings.canHint,
    canPass: desk.pass !== null,
    canList: isNow && asked.kind !== 'fate',
    isMoving: wasMoving,
    isLooking: zoomed.look !== null || zoomed.pinned !== null,
    isPointing: isOnline && things.length > 0 && snapshot.mine.length > 0,
    here: seatsHere(snapshot).map((seat) => seat + 1),
    asked: seatsAsked(snapshot).map((seat) => seat + 1),
  }
}
