/** A saved game or a report, brought in from a file. */
import { COLOURS } from '@emberhall/ui'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { Icon } from '../Icon.tsx'
import { importTable } from '../play/local.ts'
import type { ImportProblem } from '../play/messages.ts'
import type { Sitter } from '../play/source.ts'
import { Problem } from '../Problem.tsx'
import { useSettings } from '../settings/settings.ts'
import { readProfile, takeProfile } from '../profile/file.ts'
import { freshId } from '../storage/tables.ts'
import { PLAIN } from './quick.ts'

const LARGEST = 10_000_000

export function ImportButton(): ReactNode {
  const t = useTranslations('hall')
  const common = useTranslations('common')
  const input = useRef<HTMLInputElement>(null)
  const [, navigate] = useLocation()
  const lang = useSettings((settings) => settings.lang)
  const [problem, setProblem] = useState<ImportProblem | null>(null)

  const open = async (file: File): Promise<void> => {
    setProblem(null)
    if (file.size > LARGEST) return setProblem('notSave')
    const text = await file.text().catch(() => '')
    const carried = readProfile(text)
    if (carried !== null) {
      await takeProfile(carried)
      return navigate('/profile')
    }
    const sitters = COLOURS.map((colour, i): Sitter => ({ kind: 'here', name: common('player', { n: i + 1 }), colour }))
    const imported = await importTable(freshId(), { text, lang, sitters, policies: PLAIN })
    if (imported.ok) navigate(`/table/${imported.id}`)
    else setProblem(imported.problem)
  }
  return (
    <>
      <button type="button" className="hall-link" onClick={() => input.current?.click()}>
        <Icon name="open" /> <span>{t('import')}</span>
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t('import')}
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file !== undefined) void open(file)
        }}
      />
      {problem === null ? null : (
        <Problem
          className="hall-problem"
          text={`${t(`importProblem.${problem}`)} ${t('importSafe')}`}
          onClose={() => setProblem(null)}
        />
      )}
    </>
  )
}
