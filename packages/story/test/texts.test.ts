import { describe, expect, test } from 'vitest'
import { body, crossing, nodeAt, packOf, problemsOf, problemsWith } from './help.ts'

const end = nodeAt('welcome', 'end')
const told = (en: string, fr: string): string[] => problemsWith({ ...end, body: body(en, fr) })
const AT = 'welcome.body.0.text'

describe('the texts of a story', () => {
  test.each([
    ['missing in French', 'A line.', '', 'fr: the text is missing'],
    ['empty in English', ' \n', 'Une ligne.', 'en: the text is missing'],
    ['the same in both', 'Kaan', 'Kaan', 'fr: the text is the same in both languages'],
    ['a straight apostrophe', "It's late.", 'Tard.', "en: straight quotes near “It's late.”; use ’ “ ” « »"],
    ['straight quotes', 'Late.', 'Le "soir".', 'fr: straight quotes near “Le "soir".”; use ’ “ ” « »'],
    ['no space before a mark', 'Who?', 'Qui?', 'fr: no non-breaking space before the mark near “Qui?”'],
    ['a plain space before a mark', 'Go!', 'Va !', 'fr: no non-breaking space before the mark near “Va !”'],
    ['a plain space before a colon', 'So:', 'Or : non.', 'fr: no non-breaking space before the mark near “Or : non.”'],
    ['closing quotes', '“Yes”', '«\u00a0Oui»', 'fr: no non-breaking space before the mark near “«\u00a0Oui»”'],
    ['opening quotes', '“Yes”', '« Oui\u00a0»', 'fr: no non-breaking space after « near “« Oui\u00a0»”'],
  ])('%s', (_, en, fr, message) => {
    expect(told(en, fr)).toEqual([`${AT}.${message.slice(0, 2)}: ${message}`])
  })
  test('a text that is not there at all', () => {
    const bare = { text: undefined } as unknown as (typeof end.body)[number]
    expect(problemsWith({ ...end, body: [bare] })).toEqual([
      `${AT}.en: en: the text is missing`,
      `${AT}.fr: fr: the text is missing`,
    ])
  })
  test.each([
    ['narrow spaces', 'Who?!', 'Qui\u202f?!'],
    ['quotes and marks', '“Yes!”', '«\u00a0Oui\u00a0!\u00a0»'],
    ['a proper name', 'Orsolya', 'Orsolya'],
  ])('%s are fine', (_, en, fr) => {
    expect(told(en, fr)).toEqual([])
  })
  test('titles and labels are texts too, and those of legs', () => {
    const wrong = { en: 'So', fr: 'Si?' }
    const message = 'fr: no non-breaking space before the mark near “Si?”'
    expect(problemsOf(packOf({ ...crossing, title: wrong }))).toEqual([`-.title.fr: ${message}`])
    expect(problemsWith({ ...end, title: wrong })).toEqual([`welcome.title.fr: ${message}`])
    const landing = nodeAt('landing', 'choice')
    const [pay, ...rest] = landing.choices
    const choices = [{ ...pay!, label: wrong, body: [{ text: wrong }] }, ...rest]
    expect(problemsWith({ ...landing, choices })).toEqual([
      `landing.choices.0.body.0.text.fr: ${message}`,
      `landing.choices.0.label.fr: ${message}`,
    ])
    const swim = nodeAt('swim', 'test')
    expect(problemsWith({ ...swim, failure: { ...swim.failure, body: [{ text: wrong }] } })).toEqual([
      `swim.failure.body.0.text.fr: ${message}`,
    ])
  })
})
