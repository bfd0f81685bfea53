/** Kinfire Delve, as the shell sees it. */
import { type S, Z, kinfireDelve } from '@emberhall/kinfire-delve'
import type { Core, GameModule, Lang } from '@emberhall/kernel'
import { chapterTitles, lessonNotes, optionWords, seekerLabel } from './kinfire-delve.text.ts'
import type { GamePack } from './pack.ts'

const { game, words } = kinfireDelve
const LANGS: readonly Lang[] = ['en', 'fr']
const MOST_RULES = 80

/** The rules that have a text, in the order of the book. */
function chaptersIn(lang: Lang): GamePack['chapters'][Lang] {
  return chapterTitles[lang].map((title, i) => {
    const ids = Array.from({ length: MOST_RULES }, (_, n) => `KD-${i + 1}.${n + 1}`)
    return { title: `${i + 1}. ${title}`, rules: ids.filter((id) => words[lang].rule(id) !== undefined) }
  })
}
function summary(core: Core): Record<string, number> {
  const state = core as S
  const left = state.zones[Z.well]!.length
  const away = state.zones[Z.wellDiscard]!.length + state.zones[Z.completed]!.length
  return { turn: state.turn, health: state.hp, left, away, finale: state.phase === 'finale' ? 1 : 0 }
}

export const pack: GamePack = {
  module: kinfireDelve as unknown as GameModule,
  summary,
  optionWords,
  openHands: 'openHands',
  perSeat: {
    option: 'seekers',
    label: seekerLabel,
    choices: (lang) =>
      game.seekerIds.map((value) => {
        const { name, lines } = words[lang].card(value)
        return { value, label: name, note: lines[0] ?? '' }
      }),
  },
  lesson: { options: { mode: 'normal', firstGame: true }, seed: 11, notes: lessonNotes },
  chapters: Object.fromEntries(LANGS.map((lang) => [lang, chaptersIn(lang)])) as unknown as GamePack['chapters'],
}
