/** How what can be chosen is put into words. */
import { Match } from '@emberhall/kernel'
import { forgeflame } from '@emberhall/forgeflame'
import { expect, test } from 'vitest'
import { shell } from '@emberhall/forgeflame/shell'
import type { Snapshot } from '../src/play/source.ts'
import { askedOf } from '../src/table/asked.ts'

test('a choice is not taken apart at a colon that stands in brackets', () => {
  const match = Match.start(forgeflame.game, { seats: 1, options: forgeflame.quickOptions(1), seed: 3 })
  while (match.askOf(0)!.def.name !== 'act') {
    const { options, kind } = match.askOf(0)!
    match.play(0, kind === 'one' ? options[0]! : options)
  }
  const view = match.view(0)
  const snapshot = {
    view,
    sitters: [{ kind: 'here', name: 'Ana', colour: '' }],
    options: match.options,
  } as unknown as Snapshot
  for (const lang of ['en', 'fr'] as const) {
    const { choices } = askedOf(shell, lang, snapshot)!
    const stop = choices.find(({ word }) => word === 'stop')!
    expect(stop.label).toMatch(/ \(\S+\s?: /)
    expect([stop.title, stop.detail]).toEqual([stop.label, ''])
  }
})
