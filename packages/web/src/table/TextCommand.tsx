/** The command line of the text table, and what it says back. */
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { GameShell } from '@emberhall/speech'
import type { OnlineDesk } from '../play/online.ts'
import { type Command, commandOf, lookAt } from './command.ts'
import { tellStory } from './story/told.ts'
import { botAt, usePeopleText, useSitterText } from './TextPeople.tsx'
import type { Desk } from './useDesk.ts'

const TOLD = 6
const LONGEST = 400
/** What belongs to the question that is put now. */
const ANSWERS: readonly Command['does'][] = [
  'take',
  'confirm',
  'clear',
  'undo',
  'redo',
  'putRight',
  'hint',
  'barred',
  'plan',
]

/** What was told last, in words. */
function latest({ snapshot, history, words, names }: Desk): readonly string[] {
  return tellStory({ log: history.moment?.log ?? snapshot.log, fresh: 0, words, names })
    .slice(-TOLD)
    .map(({ text }) => text)
}

interface TextCommandProps {
  readonly desk: Desk
  readonly online: OnlineDesk | undefined
  readonly shell: GameShell
}
export function TextCommand({ desk, online, shell }: TextCommandProps): ReactNode {
  const t = useTranslations('text')
  const [line, setLine] = useState('')
  const [reply, setReply] = useState('')
  const obey = useObey(desk, online, shell)
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    const { things, standing, names: seats } = desk
    const command = commandOf(line, desk.asked, { things, standing, bookmarks: desk.bookmarks.all, seats })
    setLine('')
    setReply(command.does === 'unknown' ? t('unknown', { what: line }) : obey(command))
  }
  return (
    <form className="command" onSubmit={submit}>
      <label>
        <span>{t('command')}</span>
        <input value={line} maxLength={LONGEST} autoComplete="off" onChange={(event) => setLine(event.target.value)} />
      </label>
      <button type="submit">{t('send')}</button>
      <p role="status">{reply}</p>
    </form>
  )
}

/** Does what was asked for; what there is to say about it. */
function useObey(desk: Desk, online: OnlineDesk | undefined, shell: GameShell): (command: Command) => string {
  const t = useTranslations('text')
  const pointing = useTranslations('pointing')
  const wishes = useTranslations('wishes')
  const peopleText = usePeopleText()
  const sitterText = useSitterText()
  const momentsText = useMomentsText(desk)
  const { answering, doings, history, bookmarks, snapshot } = desk
  const at = history.moment?.at ?? snapshot.moments
  const done = (_done: void): string => ''
  const withOthers = (act: (others: OnlineDesk) => void): string =>
    online === undefined ? t('alone') : done(act(online))
  return (command) => {
    if (history.moment !== null && ANSWERS.includes(command.does)) return t('inPast', { at })
    switch (command.does) {
      case 'take':
        return done(answering.take(command.option))
      case 'confirm':
        return answering.canConfirm ? done(answering.confirm()) : t('notYet')
      case 'undo':
        return doings.canUndo ? done(doings.undo()) : doings.undoNote
      case 'redo':
        return doings.canRedo ? done(doings.redo()) : t('noRedo')
      case 'clear':
        return done(answering.clear())
      case 'last':
        return latest(desk).join(' ')
      case 'look': {
        const seen = lookAt(command.at, desk.words.panels(history.moment?.view ?? snapshot.view, desk.names))
        return seen.length === 0 ? t('unseen', { what: command.at }) : seen.join('. ')
      }
      case 'hint':
        return doings.canHint ? done(doings.hint()) : t('noHint')
      case 'say':
        return withOthers((others) => others.say(command.text))
      case 'point':
        return withOthers((others) => others.point(command.at))
      case 'plan':
        return withOthers((others) => others.plan(command.at))
      case 'absent':
        return online === undefined ? t('alone') : pointing('nothing', { what: command.what })
      case 'passOn':
        return desk.pass === null ? wishes('cannotPass') : done(desk.pass())
      case 'putRight':
        return doings.canCorrect ? done(doings.open('putRight')) : t('notPutRight')
      case 'wishes':
        return desk.standing.map(({ text }) => text).join('. ') || wishes('none')
      case 'withdraw':
        command.standing.withdraw()
        return wishes('withdrawn', { what: command.standing.what })
      case 'who':
        return online === undefined ? snapshot.sitters.map(sitterText).join('. ') : peopleText(online.current())
      case 'seat': {
        const sitter = snapshot.sitters[command.seat]!
        return done(desk.sit(command.seat, command.to === 'bot' ? botAt(shell, sitter) : { ...sitter, kind: 'here' }))
      }
      case 'back':
        return done(history.go(at - 1))
      case 'forward':
        return done(history.go(at + 1))
      case 'now':
        return done(history.leave())
      case 'moment':
        return command.at > snapshot.moments ? momentsText() : done(history.go(command.at))
      case 'bookmark':
        return done(bookmarks.show(command.bookmark))
      case 'moments':
        return momentsText()
      case 'mark':
        if (bookmarks.mark === null) return t('cannotMark')
        bookmarks.mark(command.name)
        return t('marked', { at, name: command.name })
      case 'noMoment':
        return t('noMoment', { what: command.what })
      case 'noSeat':
        return t('noSeat', { what: command.what })
      case 'rule':
        return done(desk.openRule(command.id))
      case 'barred':
        return `${command.label}: ${command.reason} ${command.rule}`
      case 'several':
        return t('several', { what: command.labels.join('; ') })
      case 'help':
        return t('commands')
      case 'unknown':
        return ''
    }
  }
}
/** Where one is, and which moments have a name. */
function useMomentsText({ history, bookmarks, snapshot }: Desk): () => string {
  const past = useTranslations('history')
  const named = useTranslations('bookmarks')
  const last = snapshot.moments
  return () => {
    const names = bookmarks.all.map(({ name }) => name).join(', ')
    const told = names === '' ? named('none') : `${named('title')}: ${names}.`
    return `${past('at', { at: history.moment?.at ?? last, last })}. ${told}`
  }
}
