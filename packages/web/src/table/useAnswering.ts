/** Answering the question on the table: at once, or by picking several and confirming. */
import { type Option, type Reply, type Verdict, type Why, whyNot as reasonsAgainst } from '@emberhall/kernel'
import { useCallback, useLayoutEffect, useMemo, useState } from 'react'
import { type Asked, isGathered } from './asked.ts'

export interface Answering {
  readonly picks: readonly Option[]
  readonly take: (option: Option) => void
  readonly takeBack: (option: Option) => void
  readonly confirm: () => void
  readonly clear: () => void
  readonly roll: (faces: readonly number[]) => void
  readonly whyNot: (option: Option) => readonly Why[]
  readonly canConfirm: boolean
  /** Why the last answer was refused. */
  readonly refusal: readonly Why[]
}

// One list for all: where nothing has changed, nothing is drawn anew.
const NO_PICKS: readonly Option[] = []
const NO_REASONS: readonly Why[] = []

export function useAnswering(
  asked: Asked | null,
  spell: (option: Option) => string,
  answer: (reply: Reply) => Promise<Verdict>,
): Answering {
  const [picks, setPicks] = useState(NO_PICKS)
  const [refusal, setRefusal] = useState(NO_REASONS)
  const question = asked?.id ?? ''
  const seat = asked?.ask.seat ?? -1
  // With the picture of the new question: later, a pick made at once would be cleared.
  useLayoutEffect(() => {
    setPicks(NO_PICKS)
    setRefusal(NO_REASONS)
  }, [question, seat])

  const send = useCallback(
    async (value: unknown) => {
      const verdict = await answer({ seat, question, value })
      setRefusal(verdict.ok ? NO_REASONS : verdict.why)
    },
    [answer, seat, question],
  )
  const whyNot = useCallback((o: Option) => (asked === null ? [] : reasonsAgainst(asked.ask, o)), [asked])

  return useMemo(() => {
    const ask = asked?.ask
    const take = (option: Option): void => {
      if (ask === undefined) return
      const reasons = whyNot(option)
      if (reasons.length > 0) return setRefusal(reasons)
      setRefusal(NO_REASONS)
      if (ask.kind === 'one' || ask.kind === 'number') return void send(spell(option))
      if (!isGathered(ask)) return void send([spell(option)])
      setPicks((old) => nextPicks(old, option, ask.kind === 'split', ask.max))
    }
    return {
      picks,
      take,
      takeBack: (option) => setPicks((old) => without(old, option)),
      clear: () => setPicks(NO_PICKS),
      confirm: () => void send(picks.map(spell)),
      roll: (faces) => void send(faces.map((face) => `face:${face}`)),
      whyNot,
      canConfirm: ask !== undefined && picks.length >= ask.min && picks.length <= ask.max,
      refusal,
    }
  }, [asked, picks, refusal, send, spell, whyNot])
}
/** A pick is unpicked by taking it again, except where the same may be taken several times. */
function nextPicks(old: readonly Option[], option: Option, repeats: boolean, max: number): readonly Option[] {
  if (!repeats && old.includes(option)) return old.filter((o) => o !== option)
  if (old.length < max) return [...old, option]
  return max === 1 ? [option] : old
}
function without(old: readonly Option[], option: Option): readonly Option[] {
  const at = old.lastIndexOf(option)
  return at < 0 ? old : old.filter((_, i) => i !== at)
}
