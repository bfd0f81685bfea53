/** On to the next scene of a campaign; what may be switched between scenes is switched here. */
import type { GameShell, Lang } from '@emberhall/speech'
import { Switch } from '@emberhall/ui'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Snapshot, Switching } from '../play/source.ts'

export interface Mode {
  readonly name: string
  readonly label: string
  readonly help?: string | undefined
  readonly isOn: boolean
}
/** The modes of the campaign that a table is a scene of, as the scene was played. */
export function modesAt({ campaign, optionWords }: GameShell, { options, ...table }: Snapshot, lang: Lang): Mode[] {
  if (table.campaign === null) return []
  return Object.keys(campaign?.campaign.modes ?? {}).map((name) => {
    const { label = name, help } = optionWords[lang][name] ?? {}
    return { name, label, help, isOn: options[name] === true }
  })
}

export interface OnwardProps {
  readonly modes: readonly Mode[]
  readonly onOnward: (switching: Switching) => void
}
export function Onward({ modes, onOnward }: OnwardProps): ReactNode {
  const t = useTranslations('end')
  const [switching, setSwitching] = useState<Switching>({})
  return (
    <>
      <button type="button" className="main" onClick={() => onOnward(switching)}>
        {t('onward')}
      </button>
      {modes.map(({ name, label, help, isOn }) => (
        <Switch
          key={name}
          label={label}
          help={help}
          isOn={switching[name] ?? isOn}
          onChange={(wanted) => setSwitching({ ...switching, [name]: wanted })}
        />
      ))}
    </>
  )
}
