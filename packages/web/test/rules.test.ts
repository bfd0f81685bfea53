import { RuleDeskContext, Ruled } from '@emberhall/ui'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

test('ids of all kinds of rules lead to the rule, and nothing else does', () => {
  const text = 'See KD-5.1, FG-U5.2, FG-C4.6, FG-21.4a, FF-26.GO.2 and FF-12; not A-1 or FG-x.'
  const desk = { open: () => undefined, label: (id: string) => `Rule ${id}` }
  const shown = renderToStaticMarkup(createElement(RuleDeskContext, { value: desk }, createElement(Ruled, { text })))
  const linked = [...shown.matchAll(/aria-label="Rule ([^"]*)"/g)].map(([, id]) => id)
  expect(linked).toEqual(['KD-5.1', 'FG-U5.2', 'FG-C4.6', 'FG-21.4a', 'FF-26.GO.2', 'FF-12'])
})
