/** How what can be chosen is put into words. */
import { rivals, shellOf } from '@emberhall/roster/kinds'
import { Match } from '@emberhall/kernel'
import { expect, test } from 'vitest'
import type { Snapshot } from '../src/play/source.ts'
import { askedOf } from '../src/table/asked.ts'

const shell = await shellOf(rivals)
const { question, answer } = rivals.turnEnd!

test('a choice is not taken apart at a colon that stands in brackets', () => {
  const match = Match.start(rivals.game, { seats: 1, options: rivals.quickOptions(1), seed: 3 })
  while (match.askOf(0)!.def.name !== question) {
    const { options, kind } = match.askOf(0)!
    match.play(0, kind === 'one' ? options[0]! : options)
  }
  const view = match.view(0)
  const snapshot = {
    view,
    mine: [0],
    sitters: [{ kind: 'here', name: 'Ana', colour: '' }],
    options: match.options,
  } as unknown as Snapshot
  for (const lang of ['en', 'fr'] as const) {
    const { choices } = askedOf(shell, lang, snapshot)!
    const stop = choices.find(({ word }) => word === answer)!
    expect(stop.label).toMatch(/ \(\S+\s?: /)
    expect([stop.title, stop.detail]).toEqual([stop.label, ''])
    // Nor where what stands in brackets has brackets of its own.
    const { module } = shell
    const words = { ...module.words, [lang]: { ...module.words[lang], option: () => 'End (unused: Strike (red))' } }
    const [nested] = askedOf({ ...shell, module: { ...module, words } }, lang, snapshot)!.choices
    expect(nested!.title).toBe('End (unused: Strike (red))')
  }
})
