/** Everything the table screens have in common, drawn or in text: the question, what can be done, what is said. */
import { reasonsFor } from '@emberhall/bots'
import { type Answer, CONCERNED, type Option, PASS, type Seat, type Why, type WindowPolicy } from '@emberhall/kernel'
import type { GameShell, GameWords, Thing } from '@emberhall/speech'
import { type Beat, type GameTable, warmSheets } from '@emberhall/ui'
import type { Advice } from '@emberhall/sitting'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { handOver } from '../download.ts'
import { withBookmarks } from '../play/bookmarks.ts'
import { startTable } from '../play/local.ts'
import { toldBySource } from '../play/online.ts'
import type { Sitter, Snapshot, Switching, TableSource } from '../play/source.ts'
import { isStill, type Settings, useSettings } from '../settings/settings.ts'
import { hush, type Sentence, speak } from '../settings/voice.ts'
import { freshId, freshSeed } from '../storage/tables.ts'
import { keepOpenRules } from '../rules/unlocked.ts'
import { type Asked, answerText, askedOf } from './asked.ts'
import { type Mode, modesAt } from './Onward.tsx'
import { panels } from './panelsLater.ts'
import { reasonsText, unended } from './tell.ts'
import type { Doings, Panel } from './Tools.tsx'
import { type Answering, useAnswering } from './useAnswering.ts'
import { type BookmarkDesk, useBookmarks } from './useBookmarks.ts'
import { useCues, useSounds } from './useCues.ts'
import { addressLike, type History, useHistory } from './useHistory.ts'
import { type LessonDesk, useLesson } from './useLesson.ts'
import { useHintSeats, wantsHints } from './hintSeats.ts'
import { useNotes } from './useNotes.ts'
import { useOddsText } from './useOddsText.ts'
import { useResult } from './useResult.ts'
import { useOnlyChoices } from './useOnlyChoices.ts'
import { useSettled } from './useSettled.ts'
import { type Standing, useStanding } from './useStanding.ts'
import { beatsAt, useUnfolding } from './useUnfolding.ts'
import { warmChanges } from './zoom/useChanges.ts'

export interface Seated {
  readonly source: TableSource
  readonly shell: GameShell
  readonly drawn: GameTable | null
}
/** What a good player would do, and why. */
export interface Hint {
  /** Switches hints on for this seat, which has none so far, and gives this one. */
  readonly offer: (() => void) | null
  readonly text: string
  readonly why: string
  /** What the best answers are worth, side by side. */
  readonly odds: string
  readonly options: readonly Option[]
  /** Puts it away. */
  readonly close: () => void
}
interface Hinted {
  readonly question: string
  /** Whom it is for: several can be asked the same. */
  readonly seat: Seat
  readonly answer: Answer | null
  readonly weighed: Advice['weighed']
  readonly why: readonly Why[]
}
export interface Desk {
  /** What is shown: the table as it stands, or on the way there. */
  readonly snapshot: Snapshot
  /** What is being shown happening. */
  readonly beat: Beat | null
  readonly words: GameWords
  readonly names: readonly string[]
  /** What people elsewhere can be shown; nothing at a table of this browser. */
  readonly things: readonly Thing[]
  readonly asked: Asked | null
  readonly answering: Answering
  readonly lesson: LessonDesk | null
  readonly history: History
  readonly bookmarks: BookmarkDesk
  readonly doings: Doings
  /** What could be put right, in words. */
  readonly correctionText: (word: string) => string
  readonly hint: Hint | null
  /** What the hints of this table's seats are kept under: those of a campaign go on with it. */
  readonly hintsAt: string
  readonly panel: Panel | null
  readonly ruleAt: string
  readonly pace: number
  readonly openRule: (id: string) => void
  readonly closePanel: () => void
  /** How questions like the one on the table are to be asked from now on; never lasts for the round. */
  readonly wish: (policy: WindowPolicy) => void
  /** Passes questions like this one until something happens to the seat; while that holds, ends it. Null: neither. */
  readonly pass: (() => void) | null
  /** What was wished so and can be withdrawn. */
  readonly standing: readonly Standing[]
  readonly look: (seat: Seat) => void
  readonly sit: (seat: Seat, sitter: Sitter) => void
  /** Rivals play: nothing may leave the table that tells more than this seat knows. */
  readonly isSecret: boolean
  /** Null where a copy would tell too much. */
  readonly branch: (() => void) | null
  /** The same from any moment. */
  readonly playOnFrom: ((at: number) => void) | null
  readonly again: () => void
  /** On to the next scene of the campaign; null at any other table. */
  readonly onward: ((switching: Switching) => void) | null
  /** What may be switched before it. */
  readonly modes: readonly Mode[]
  readonly report: (note: string) => void
}

export const NO_HINT: Hint = { offer: null, text: '', why: '', odds: '', options: [], close: () => undefined }
const NO_THINGS: readonly Thing[] = []

/** At a table in text there is nothing to be seen, so everything is told at once. */
export function useDesk(seated: Seated, as: 'drawn' | 'text' = 'drawn'): Desk {
  const { source, shell, drawn } = seated
  useSheetsReady(shell, drawn)
  const t = useTranslations('tools')
  const settings = useSettings()
  const [, navigate] = useLocation()
  const words = shell.module.words[settings.lang]
  const pace = isStill(settings) ? 0 : settings.pace
  const course = { pace: as === 'text' ? 0 : pace, beatsOf: beatsAt(seated, settings.lang) }
  const showing = useUnfolding(source, course, settings.lang)
  const { snapshot, beat } = showing
  // Every snapshot has a list of its own; what is told with names is told anew only when they change.
  const called = snapshot.sitters.map((sitter) => sitter.name).join('\n')
  const names = useMemo(() => called.split('\n'), [called])
  const asked = useMemo(() => askedOf(shell, settings.lang, snapshot), [shell, settings.lang, snapshot])
  const things = useMemo(
    () => (source.online === undefined ? NO_THINGS : (words.things?.(snapshot.view, names) ?? NO_THINGS)),
    [source, words, snapshot.view, names],
  )
  const spell = useCallback((option: Option) => shell.module.game.words.print(option), [shell])
  const plain = useAnswering(asked, spell, source.answer)
  const { lesson, answering } = useLesson(source.id, shell, snapshot, settings.lang, asked, plain)
  const notes = useNotes(source.id, shell, snapshot, settings.lang)
  const standing = useStanding(source, shell, snapshot, settings.lang)
  useOnlyChoices(source, snapshot, settings.onlyChoices)
  useSettled(source, shell.module, snapshot, settings.settled)
  const history = useHistory(source, snapshot, course)
  const hintsAt = snapshot.campaign ?? source.id
  const [hinted, setHinted] = useState<Hinted | null>(null)
  const [panel, setPanel] = useState<Panel | null>(null)
  const [ruleAt, setRuleAt] = useState('')

  useEffect(() => source.setPace(pace), [source, pace])
  useEffect(() => keepOpenRules(shell.module, snapshot.view.state), [shell, snapshot.view.state])
  useResult(source.id, shell, snapshot, drawn)
  const oddsText = useOddsText()
  const sounds = useSounds(drawn, shell.module)
  useCues(showing, sounds, settings)
  useVoice(snapshot, words, names, asked, settings)

  const suggest = async (): Promise<void> => {
    if (asked === null) return
    const isWanted = wantsHints(useHintSeats.getState(), hintsAt, asked.ask.seat)
    const advice = isWanted ? await source.hint() : null
    if (advice === null)
      return isWanted
        ? undefined
        : setHinted({ question: asked.id, seat: asked.ask.seat, answer: null, weighed: [], why: [] })
    const { answer, weighed } = advice
    const known = { seat: asked.ask.seat, ask: asked.ask, options: snapshot.options, seats: names.length }
    const why = reasonsFor(await shell.players(), { ...known, view: () => snapshot.view }, answer)
    setHinted({ question: asked.id, seat: asked.ask.seat, answer, weighed, why })
  }
  const offer = useCallback(() => {
    if (asked === null) return
    useHintSeats.getState().set(hintsAt, asked.ask.seat, true)
    void suggest()
  }, [asked, hintsAt])
  const file = `${snapshot.game}-${source.id}`
  const undo = (): void => void source.undo()
  const isSecret = source.online?.current().table.rivals === true && snapshot.view.state.over === ''
  const isWhole = source.online?.current().table.whole !== false
  const branch = isSecret
    ? null
    : (at: number, title: string): void =>
        void source.branch(at, title).then((id) => navigate(addressLike(id)), toldBySource)
  const bookmarks = useBookmarks(source, snapshot, history, branch)
  const reasons = reasonsText(snapshot.cannotUndo, words, (message) => message)
  const doings: Doings = {
    undo,
    redo: () => void source.redo(),
    hint: () => void suggest(),
    lastTurn: history.lastTurn,
    history: () => history.go(snapshot.moments),
    save: () =>
      void (snapshot.campaign === null
        ? source
            .file()
            .then((save) => handOver(`${file}.save.json`, withBookmarks(save, snapshot.bookmarks)), toldBySource)
        : source.campaignFile().then(({ name, data }) => handOver(name, data), toldBySource)),
    open: (which) => {
      setRuleAt('')
      setPanel(which)
    },
    canUndo: snapshot.cannotUndo.length === 0,
    canRedo: snapshot.canRedo,
    hasHints: snapshot.policies.hints,
    canHint: snapshot.policies.hints && asked !== null && asked.kind !== 'fate',
    canCorrect:
      shell.module.game.corrections.length > 0 &&
      snapshot.mine.includes(snapshot.view.seat) &&
      snapshot.view.state.over === '',
    undoNote: reasons,
  }
  const passing = standing.filter(({ isPassing }) => isPassing)
  const askAgain = (): void => passing.forEach(({ withdraw }) => withdraw())
  const canPass = history.moment === null && asked?.ask.options.includes(PASS) === true
  const passOn = (): void => void source.wish(asked!.ask.seat, asked!.ask.def.name, 'never', CONCERNED)
  const hint = useMemo((): Hint | null => {
    if (hinted === null || asked === null) return null
    const { ask } = asked
    if (hinted.question !== asked.id || hinted.seat !== ask.seat) return null
    const { answer, weighed, why } = hinted
    const close = (): void => setHinted(null)
    if (answer === null) return { ...NO_HINT, close, offer, text: t('hintsOff', { who: names[ask.seat]! }) }
    return {
      ...NO_HINT,
      close,
      options: [answer].flat(),
      text: t('hinted', { what: unended(answerText(asked, answer)) }),
      why: why.map((reason) => words.why(reason)).join(' '),
      odds: oddsText(asked, weighed),
    }
  }, [hinted, asked, names, words, offer, t])
  const hintable = doings.canHint && settings.hinting && asked !== null ? `${asked.id} ${asked.ask.seat}` : null
  useEffect(() => {
    if (hintable !== null) void suggest()
  }, [hintable])
  return {
    snapshot,
    beat,
    words,
    names,
    things,
    asked,
    answering,
    lesson: lesson ?? notes,
    history,
    bookmarks,
    doings,
    correctionText: (word) => words.correction?.(shell.module.game.words.parse(word), snapshot.view, names).text ?? '',
    hint,
    hintsAt,
    panel,
    ruleAt,
    pace,
    openRule: (id) => {
      setRuleAt(id)
      setPanel('rules')
    },
    closePanel: () => setPanel(null),
    wish: (policy) => {
      if (asked === null) return
      const until = policy === 'never' || policy === 'habit' ? shell.module.roundStep : ''
      void source.wish(asked.ask.seat, asked.ask.def.name, policy, until)
    },
    pass: passing.length > 0 ? askAgain : canPass ? passOn : null,
    standing,
    look: (seat) => void source.look(seat),
    sit: (seat, sitter) => void source.sit(seat, sitter),
    playOnFrom: branch === null ? null : (at) => branch(at, ''),
    branch: branch === null ? null : () => branch(history.moment?.at ?? snapshot.moments, bookmarks.here?.name ?? ''),
    isSecret,
    modes: modesAt(shell, snapshot, settings.lang),
    onward:
      snapshot.campaign === null || source.onward === undefined
        ? null
        : (switching) =>
            void source.onward!(switching).then(
              (table) => navigate(table === null ? `/campaigns/${snapshot.game}` : addressLike(table)),
              toldBySource,
            ),
    again: () => {
      if (source.online !== undefined)
        return void source.online.again().then((table) => navigate(addressLike(table)), toldBySource)
      const id = freshId()
      const { game, options, sitters, policies } = snapshot
      void startTable(id, { game, options, sitters, policies, seed: freshSeed() }).then(() => navigate(addressLike(id)))
    },
    report: (note) => {
      const about = { capsule: 1, version: shell.module.game.version, lang: settings.lang, note }
      const { view, log } = snapshot
      if (!isWhole) return handOver(`${file}.report.json`, { ...about, view, log })
      void source.file().then((save) => handOver(`${file}.report.json`, { ...about, save }), toldBySource)
    },
  }
}

/** Sheets, and what a game's end is kept by, are there before the net may fail; whoever opens one sooner fetches it then. */
function useSheetsReady(shell: GameShell, drawn: GameTable | null): void {
  useEffect(() => {
    const timer = setTimeout(
      () =>
        void Promise.all([warmSheets(), panels.warm(), warmChanges(shell), drawn?.deeds?.()]).catch(() => undefined),
      SHEETS_AFTER_MS,
    )
    return () => clearTimeout(timer)
  }, [shell, drawn])
}
const SHEETS_AFTER_MS = 800

/** Reads aloud what has happened, then the question. */
function useVoice(
  { seq, log, news }: Snapshot,
  words: GameWords,
  names: readonly string[],
  asked: Asked | null,
  { voice, lang }: Settings,
): void {
  useEffect(() => {
    if (!voice) return
    const first = log.length - news
    const lines = log
      .slice(first)
      .map((line, i): Sentence => ({ place: String(first + i), text: words.log(line, names) }))
    const question: Sentence[] = asked === null ? [] : [{ place: 'question', text: asked.prompt }]
    speak([...lines.filter(({ text }) => text !== ''), ...question], lang)
  }, [seq, voice, lang])
  useEffect(() => hush, [voice])
}
