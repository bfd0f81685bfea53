/** A page as markup, as one seat sees it. */
import type { Match } from '@emberhall/kernel'
import type { Lang } from '@emberhall/speech'
import { decoded, type DrawnFor, NAMES, tableProps } from '@emberhall/testkit'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { fateforge } from '../../../src/module.ts'
import type { O, S } from '../../../src/state.ts'
import { table } from '../../../src/table/index.tsx'
import { Aftermath } from '../../../src/table/pages/story/Aftermath.tsx'

// Parts of the table that are files of their own are here before anything is drawn.
await table.warm!()

export { NAMES } from '@emberhall/testkit'
export const draw = (seen: DrawnFor<S, O>): string =>
  decoded(renderToStaticMarkup(createElement(table.Table, tableProps(fateforge, seen))))
export function drawEnd(match: Match<S, O>, lang: Lang, change: Partial<S> = {}): string {
  return decoded(
    renderToStaticMarkup(
      createElement(table.End, {
        seen: { ...match.view(0), state: { ...match.view(0).state, ...change } },
        words: fateforge.words[lang],
        lang,
        names: NAMES,
        log: match.log(0),
        mine: [0],
        actions: 'ACTIONS',
      }),
    ),
  )
}
export function drawAftermath(match: Match<S, O>, lang: Lang): string {
  const props = tableProps(fateforge, { match, seat: 0, lang, phone: false })
  return decoded(renderToStaticMarkup(createElement(Aftermath, { ...props, onRead: () => undefined })))
}
/** What a screen reader would call each button that can be pressed. */
export const buttonsIn = (markup: string): string[] =>
  [...markup.matchAll(/<button(?![^>]*aria-disabled)[^>]*>(.*?)<\/button>/gs)].map(([, inside = '']) =>
    inside
      .replace(/<svg.*?<\/svg>/gs, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/[ \n]+/g, ' '),
  )
