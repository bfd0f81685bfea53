import { RuleDeskContext, Ruled } from '@emberhall/ui'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

test('ids of all kinds of rules lead to the rule, and nothing else does', () => {
  const text = 'See VA-5.1, VA-U5.2, VA-C4.6, VA-21.4a, VB-26.GO.2 and VB-12; not A-1 or VA-x.'
  const desk = { open: () => undefined, label: (id: string) => `Rule ${id}` }
  const shown = renderToStaticMarkup(createElement(RuleDeskContext, { value: desk }, createElement(Ruled, { text })))
  const linked = [...shown.matchAll(/aria-label="Rule ([^"]*)"/g)].map(([, id]) => id)
  expect(linked).toEqual(['VA-5.1', 'VA-U5.2', 'VA-C4.6', 'VA-21.4a', 'VB-26.GO.2', 'VB-12'])
})
