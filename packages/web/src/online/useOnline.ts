import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import type { OnlineDesk, OnlineState } from '../play/online.ts'
import { Problem } from '../problem.ts'

export function useOnline(desk: OnlineDesk): OnlineState {
  return useSyncExternalStore(desk.subscribe, desk.current)
}

const TOLD = [
  'unreachable',
  'unknownTable',
  'wrongLink',
  'wrongCode',
  'seatTaken',
  'forbidden',
  'notYours',
  'notNow',
  'marksFull',
  'wishesFull',
  'unseen',
  'webhookHost',
  'tooSoon',
  'rivals',
  'nothing',
  'notFound',
  'hushed',
  'paused',
  'undoOff',
  'noHints',
  'badOptions',
  'badSave',
  'tooFast',
  'tooMany',
  'tooOften',
  'busy',
  'full',
  'tooLarge',
  'storageFull',
] as const
/** What the server would not do, in words. */
export function useProblemText(): (code: string) => string {
  const t = useTranslations('problem')
  return (code) => t(TOLD.find((known) => known === code) ?? 'other')
}

/** Who says something. Whoever looks on may bear the name of somebody who plays: it is said that they look on. */
export function useSpeaker(): (by: { readonly name: string; readonly seat: number }) => string {
  const t = useTranslations('chat')
  return ({ name, seat }) => (name === '' ? t('spectator') : seat < 0 ? t('looksOn', { name }) : name)
}

/** Copies a text; where the browser does not let a page do that, it is shown to be copied by hand. */
export function useCopy(): { readonly copied: string; readonly byHand: string; readonly copy: (text: string) => void } {
  const [copied, setCopied] = useState('')
  const [byHand, setByHand] = useState('')
  useEffect(() => {
    const timer = copied === '' ? undefined : setTimeout(() => setCopied(''), 2500)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = (text: string): void => {
    const written = navigator.clipboard?.writeText(text) ?? Promise.reject(new Problem('noClipboard', 'no clipboard'))
    written.then(
      () => setCopied(text),
      () => setByHand(text),
    )
  }
  return { copied, byHand, copy }
}
