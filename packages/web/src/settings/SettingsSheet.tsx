import { Segments, Sheet, Switch } from '@emberhall/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { IdentityBox } from '../online/IdentityBox.tsx'
import '../styles/online.css'
import { LangSwitch } from './LangSwitch.tsx'
import { PACES, SIZES, useSettings } from './settings.ts'

export function SettingsSheet({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useTranslations('settings')
  const common = useTranslations('common')
  const { set, ...settings } = useSettings()
  const paces = PACES.map((pace) => ({ value: String(pace), label: t(`pace${PACES.indexOf(pace)}` as 'pace0') }))
  const sizes = SIZES.map((size) => ({ value: String(size), label: `${Math.round(size * 100)} %` }))
  return (
    <Sheet title={t('title')} closeLabel={common('close')} onClose={onClose}>
      <div className="settings">
        <div>
          <span className="eh-label">{t('language')}</span>
          <LangSwitch />
        </div>
        <Segments
          label={t('pace')}
          value={String(settings.pace)}
          choices={paces}
          onChange={(pace) => set({ pace: Number(pace) })}
        />
        <Switch label={t('sound')} help={t('soundHelp')} isOn={settings.sound} onChange={(sound) => set({ sound })} />
        <Switch
          label={t('still')}
          help={t('stillHelp')}
          isOn={settings.motion === 'reduced'}
          onChange={(isOn) => set({ motion: isOn ? 'reduced' : 'system' })}
        />
        <Segments
          label={t('size')}
          value={String(settings.size)}
          choices={sizes}
          onChange={(size) => set({ size: Number(size) })}
        />
        <Switch
          label={t('dyslexic')}
          help={t('dyslexicHelp')}
          isOn={settings.face === 'dyslexic'}
          onChange={(isOn) => set({ face: isOn ? 'dyslexic' : 'plain' })}
        />
        <Switch
          label={t('contrast')}
          help={t('contrastHelp')}
          isOn={settings.contrast === 'high'}
          onChange={(isOn) => set({ contrast: isOn ? 'high' : 'plain' })}
        />
        <p className="note">{t('kept')}</p>
        <IdentityBox />
      </div>
    </Sheet>
  )
}
