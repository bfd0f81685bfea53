import { SpokenContext, sentencesOf } from '@emberhall/ui'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { fateforge } from '../../../src/index.ts'
import { Passages } from '../../../src/table/pages/parts/Told.tsx'

const spoken = (sentence: string, ...texts: readonly string[]): string =>
  renderToStaticMarkup(
    createElement(SpokenContext.Provider, { value: sentence }, createElement(Passages, { texts })),
  ).replace(/^<div[^>]*>|<\/div>$/g, '')
const MARK = '<mark class="spoken">'

describe('the sentence that is read aloud', () => {
  test('is marked where it stands', () => {
    expect(spoken('It rains.', 'Night falls. It rains. Nobody comes.', 'A door.')).toBe(
      `<p>Night falls. ${MARK}It rains.</mark> Nobody comes.</p><p>A door.</p>`,
    )
  })
  test('is marked within and beside what people say', () => {
    expect(spoken('He nods: “Go on.', 'Rain. He nods: “Go on. Now.” You go.')).toBe(
      `<p>Rain. ${MARK}He nods: </mark><em>${MARK}“Go on.</mark> Now.”</em> You go.</p>`,
    )
  })
  test('leaves the page alone while nothing is said, or something else', () => {
    expect(spoken('', 'Night falls.')).toBe('<p>Night falls.</p>')
    expect(spoken('What do you do?', 'Night falls.')).toBe('<p>Night falls.</p>')
  })
  test('ends where sentences end, in both languages', () => {
    expect(sentencesOf('The Gate.\nHe asks: “Who?” he says. “You?” Nobody… Go!')).toEqual([
      'The Gate.',
      'He asks: “Who?” he says.',
      '“You?”',
      'Nobody…',
      'Go!',
    ])
    expect(sentencesOf('« Qui va là ? » demande-t-il. « Vous ! » Rien.')).toEqual([
      '« Qui va là ? » demande-t-il.',
      '« Vous ! »',
      'Rien.',
    ])
  })
  test.each(['en', 'fr'] as const)('can be found on every page of the story, in %s', (lang) => {
    const texts = fateforge.game.book.content.stories.flatMap(({ nodes }) =>
      nodes.flatMap(({ body = [] }) => body.map(({ text }) => text[lang])),
    )
    const sentences = texts.flatMap((text) => sentencesOf(text).map((sentence) => ({ text, sentence })))
    expect(sentences.length).toBeGreaterThan(400)
    expect(sentences.filter(({ text, sentence }) => !text.includes(sentence))).toEqual([])
    // None is so long that the mark would cover half a page.
    expect(sentences.map(({ sentence }) => sentence).filter(({ length }) => length > 420)).toEqual([])
  })
})
