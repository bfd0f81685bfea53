import { canSpeak, later, Segments, Sheet, Slider, Switch } from '@emberhall/ui'
import { type ReactNode, Suspense } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { IdentityBox } from '../online/IdentityBox.tsx'
import '../styles/online.css'
import { LangSwitch } from './LangSwitch.tsx'
import { CLOSINGS, PACES, SIZES, useSettings } from './settings.ts'
import { canShake, sample } from './sound.ts'

// Few people ever change a key.
const bindings = later(async () => (await import('./KeyBindings.tsx')).KeyBindings)
const VOLUMES = ['call', 'effects', 'ambience'] as const

export function SettingsSheet({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useTranslations('settings')
  const common = useTranslations('common')
  const format = useFormatter()
  const { set, ...settings } = useSettings()
  const paces = PACES.map((pace) => ({ value: String(pace), label: t(`pace${PACES.indexOf(pace)}` as 'pace0') }))
  const sizes = SIZES.map((size) => ({ value: String(size), label: format.number(size, { style: 'percent' }) }))
  const closings = CLOSINGS.map((n) => ({ value: String(n), label: n === 0 ? t('closingNever') : `${n}\u00a0s` }))
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
        <fieldset className="settings-sound">
          <legend className="eh-label">{t('sound')}</legend>
          {VOLUMES.map((which) => (
            <Slider
              key={which}
              label={t(which)}
              value={settings[which]}
              text={settings[which] === 0 ? t('silent') : format.number(settings[which], { style: 'percent' })}
              onChange={(volume) => {
                set({ [which]: volume, muted: false })
                sample(which, volume)
              }}
            />
          ))}
          <Switch label={t('muted')} help={t('soundHelp')} isOn={settings.muted} onChange={(muted) => set({ muted })} />
          {canShake ? (
            <Switch
              label={t('touch')}
              help={t('touchHelp')}
              isOn={settings.touch}
              onChange={(touch) => set({ touch })}
            />
          ) : null}
        </fieldset>
        {canSpeak ? (
          <Switch label={t('voice')} help={t('voiceHelp')} isOn={settings.voice} onChange={(voice) => set({ voice })} />
        ) : null}
        <Switch
          label={t('onlyChoices')}
          help={t('onlyChoicesHelp')}
          isOn={settings.onlyChoices}
          onChange={(onlyChoices) => set({ onlyChoices })}
        />
        <Switch
          label={t('settled')}
          help={t('settledHelp')}
          isOn={settings.settled}
          onChange={(settled) => set({ settled })}
        />
        <Switch
          label={t('hinting')}
          help={t('hintingHelp')}
          isOn={settings.hinting}
          onChange={(hinting) => set({ hinting })}
        />
        <Switch
          label={t('listed')}
          help={t('listedHelp')}
          isOn={settings.listed}
          onChange={(listed) => set({ listed })}
        />
        <Switch
          label={t('ruleIds')}
          help={t('ruleIdsHelp')}
          isOn={settings.ruleIds}
          onChange={(ruleIds) => set({ ruleIds })}
        />
        <Segments
          label={t('closing')}
          value={String(settings.closing)}
          choices={closings}
          onChange={(closing) => set({ closing: Number(closing) })}
        />
        <p className="note">{t('closingHelp')}</p>
        <Switch
          label={t('letters')}
          help={t('lettersHelp')}
          isOn={settings.letters}
          onChange={(letters) => set({ letters })}
        />
        {settings.letters ? (
          <Suspense fallback={null}>
            <bindings.Screen />
          </Suspense>
        ) : null}
        <Switch
          label={t('pointing')}
          help={t('pointingHelp')}
          isOn={settings.pointing}
          onChange={(pointing) => set({ pointing })}
        />
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
          label={t('lines')}
          help={t('linesHelp')}
          isOn={settings.lines === 'wide'}
          onChange={(isOn) => set({ lines: isOn ? 'wide' : 'plain' })}
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
