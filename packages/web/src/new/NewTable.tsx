/** Setting up a table: seats, the game's own options, how this table wants to play. */
import { COLOURS, type GameTable, Segments, Switch } from '@emberhall/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link, useLocation, useSearch } from 'wouter'
import { PageHead } from '../PageHead.tsx'
import { doorOf, shellOf, tableOf, titleFace } from '../games.ts'
import { Flame } from '../Flame.tsx'
import type { GameShell } from '@emberhall/speech'
import { Icon } from '../Icon.tsx'
import { codeOf } from '../online/api.ts'
import { layOnline } from '../online/create.ts'
import { useProblemText } from '../online/useOnline.ts'
import { beginHere } from '../campaign/begin.ts'
import { startTable } from '../play/local.ts'
import { useSettings } from '../settings/settings.ts'
import { freshId, freshSeed } from '../storage/tables.ts'
import '../styles/new.css'
import { useTheme } from '../table/useTheme.ts'
import {
  type Draft,
  type Fields,
  freshDraft,
  isContest,
  isOther,
  nameOf,
  optionsOf,
  policiesOf,
  problemWith,
  type SeatDraft,
  sortedFields,
  withRole,
  withSeat,
} from './draft.ts'
import { Difficulty } from './Difficulty.tsx'
import { LevelChoice } from './LevelChoice.tsx'
import { OptionField } from './OptionField.tsx'
import { SeatCard } from './SeatCard.tsx'
import { useServer } from './useServer.ts'

export function NewTable({ game }: { readonly game: string }): ReactNode {
  const [loaded, setLoaded] = useState<{ readonly shell: GameShell; readonly drawn: GameTable | null } | 'none' | null>(
    null,
  )
  useEffect(() => {
    void Promise.all([shellOf(game), tableOf(game)]).then(([shell, drawn]) =>
      setLoaded(shell === null ? 'none' : { shell, drawn }),
    )
  }, [game])
  if (loaded === null) return <div className="opening" aria-busy="true" />
  if (loaded === 'none') return <Closed game={game} />
  return <Setup key={game} game={game} {...loaded} />
}

function Closed({ game }: { readonly game: string }): ReactNode {
  const t = useTranslations('hall')
  const common = useTranslations('common')
  return (
    <main className="page-note">
      <Flame />
      <h1>{doorOf(game)?.title ?? game}</h1>
      <p>{t('workshop')}</p>
      <Link className="main" href="/">
        {common('toHall')}
      </Link>
    </main>
  )
}

interface SetupProps {
  readonly game: string
  readonly shell: GameShell
  readonly drawn: GameTable | null
}
function Setup({ game, shell, drawn }: SetupProps): ReactNode {
  const t = useTranslations('new')
  const book = useTranslations('campaign')
  const common = useTranslations('common')
  const lang = useSettings((settings) => settings.lang)
  const search = new URLSearchParams(useSearch())
  const isText = search.has('text')
  const [draft, setDraft] = useState<Draft>(() => freshDraft(shell, search.has('campaign')))
  const [, navigate] = useLocation()
  const server = useServer()
  const problemText = useProblemText()
  const [refusal, setRefusal] = useState('')
  const { bot } = shell
  const { max } = shell.module.game.def.seats
  useTheme(drawn)
  const problem = problemWith(shell, draft, lang)
  const named = (seat: SeatDraft, i: number): string => nameOf(shell, seat, lang, common('player', { n: i + 1 }))

  const change = (at: number, seat: Partial<SeatDraft>): void =>
    setDraft((old) => ({ ...old, seats: old.seats.map((s, i) => (i === at ? { bot, ...s, ...seat } : s)) }))
  const add = (kind: SeatDraft['kind']): void =>
    setDraft((old) => {
      const colour = COLOURS.find((c) => !old.seats.some((seat) => seat.colour === c)) ?? COLOURS[0]
      return withSeat(shell, old, { kind, name: '', colour, bot })
    })
  const deal = (): void => {
    const id = freshId()
    const { seats } = draft
    const policies = policiesOf(shell, draft)
    const isLesson = policies.tutorial && shell.lesson !== undefined
    const options = optionsOf(shell, draft)
    const all = seats.map((seat, i) => ({
      kind: seat.kind,
      colour: seat.colour,
      name: named(seat, i),
      bot: seat.bot ?? bot,
    }))
    const sitters = isLesson ? all.slice(0, shell.lesson.seats) : all
    const sitAt = (at: string): void => navigate(`/table/${at}${isText ? '?text' : ''}`)
    const isCampaign = shell.campaign !== null && shell.campaign.isCampaign(options)
    const name = book('nameOf', { who: sitters[0]!.name })
    // With somebody who comes by link, the table stands on the server.
    if (sitters.some(({ kind }) => kind === 'link'))
      return void layOnline({ game, options, sitters, policies, ...(isCampaign && { campaign: name }) }).then(
        sitAt,
        (error: unknown) => setRefusal(problemText(codeOf(error))),
      )
    if (isCampaign)
      return void beginHere({ game, options, sitters, policies, name }).then((at) =>
        at === null ? navigate(`/campaigns/${game}`) : sitAt(at),
      )
    void startTable(id, { game, options, sitters, policies, seed: freshSeed() }).then(() => sitAt(id))
  }
  return (
    <div className="setup" data-game={game} style={{ '--light': doorOf(game)?.light ?? 'transparent' }}>
      <PageHead className="setup-head" />
      <main>
        <div className="setup-choices">
          <h1 style={titleFace(game)}>{doorOf(game)?.title}</h1>
          <p className="setup-lead">{t('lead')}</p>
          <section aria-labelledby="seats">
            <h2 id="seats">{t('seats')}</h2>
            <div className="seats">
              {draft.seats.map((seat, i) => (
                <SeatCard
                  key={i}
                  place={i}
                  seat={seat}
                  name={named(seat, i)}
                  lang={lang}
                  perSeat={shell.perSeat}
                  drawn={drawn}
                  canRemove={draft.seats.length > 1}
                  level={
                    <LevelChoice
                      shell={shell}
                      place={i}
                      bot={seat.bot ?? bot}
                      seats={draft.seats.length}
                      options={draft.options}
                      onChange={(chosen) => change(i, { bot: chosen })}
                    />
                  }
                  canLink={server.isReachable}
                  onChange={(seatChange) => change(i, seatChange)}
                  onRole={(role) => setDraft((old) => withRole(old, i, role))}
                  onRemove={() => setDraft((old) => ({ ...old, seats: old.seats.filter((_, at) => at !== i) }))}
                />
              ))}
              {draft.seats.length < max ? (
                <div className="seat seat-empty">
                  <button type="button" className="choice" onClick={() => add('here')}>
                    <Icon name="people" /> <b>{t('addHere')}</b>
                  </button>
                  <button type="button" className="choice" onClick={() => add('bot')}>
                    <Icon name="bot" /> <b>{t('addBot')}</b>
                  </button>
                  {server.isReachable ? (
                    <button type="button" className="choice" onClick={() => add('link')}>
                      <Icon name="join" /> <b>{t('addLink')}</b>
                    </button>
                  ) : null}
                </div>
              ) : null}
            </div>
          </section>
          <div className="setup-columns">
            <GameOptions shell={shell} draft={draft} setDraft={setDraft} names={draft.seats.map(named)} />
            <TablePolicies shell={shell} draft={draft} setDraft={setDraft} />
          </div>
        </div>
        <div className="setup-side">
          <img className="setup-arch" src={`/art/${game}.svg`} alt="" />
          <Difficulty shell={shell} seats={draft.seats.length} options={draft.options} />
          <div className="setup-deal">
            <button type="button" className="play" disabled={problem !== null} onClick={deal}>
              {t('deal')}
            </button>
            {problem === null && refusal === '' ? null : (
              <p className="problem" role="alert">
                {problem ?? refusal}
              </p>
            )}
          </div>
        </div>
      </main>
    </div>
  )
}

interface PartProps {
  readonly shell: GameShell
  readonly draft: Draft
  readonly setDraft: (change: (old: Draft) => Draft) => void
}
function GameOptions({ shell, draft, setDraft, names }: PartProps & { readonly names: readonly string[] }): ReactNode {
  const t = useTranslations('new')
  const lang = useSettings((settings) => settings.lang)
  const { plain, fine } = sortedFields(shell)
  const asFields = (fields: Fields): ReactNode =>
    fields.map(([name, field]) => (
      <OptionField
        key={name}
        name={name}
        field={field}
        words={shell.optionWords[lang][name]}
        value={draft.options[name] ?? field.initial}
        seats={names}
        onChange={(value) => setDraft((old) => ({ ...old, options: { ...old.options, [name]: value } }))}
      />
    ))
  const changed = fine.filter(([name, { initial }]) => isOther(draft.options[name], initial)).length
  return (
    <section className="slab" aria-labelledby="options">
      <h2 id="options">{t('options')}</h2>
      {asFields(plain)}
      {fine.length === 0 ? null : (
        <details className="setup-fine">
          <summary>
            {t('fine')} <small>{t('fineCount', { n: fine.length, changed })}</small>
          </summary>
          {asFields(fine)}
        </details>
      )}
    </section>
  )
}
function TablePolicies({ shell, draft, setDraft }: PartProps): ReactNode {
  const t = useTranslations('new')
  const policies = policiesOf(shell, draft)
  const set = (change: Partial<Draft['policies']>): void =>
    setDraft((old) => ({ ...old, policies: { ...old.policies, ...change } }))
  const lucks = (['same', 'new', 'strict'] as const).map((value) => ({ value, label: t(`luck.${value}`) }))
  const hands = shell.openHands
  return (
    <section className="slab" aria-labelledby="policies">
      <h2 id="policies">{t('policies')}</h2>
      {isContest(shell, draft) ? (
        <div>
          <span className="eh-label">{t('luck.label')}</span>
          <p className="note">{t('luckHelp.rivals')}</p>
        </div>
      ) : (
        <div>
          <Segments label={t('luck.label')} value={policies.luck} choices={lucks} onChange={(luck) => set({ luck })} />
          <p className="note">{t(`luckHelp.${policies.luck}`)}</p>
        </div>
      )}
      {hands === undefined ? null : (
        <Switch
          label={t('openHands')}
          help={t('openHandsHelp')}
          isOn={(draft.options[hands] ?? shell.module.game.def.options[hands]?.initial) === true}
          onChange={(isOn) => setDraft((old) => ({ ...old, options: { ...old.options, [hands]: isOn } }))}
        />
      )}
      {shell.hasDice ? (
        <Switch
          label={t('realDice')}
          help={t('realDiceHelp')}
          isOn={policies.realDice}
          onChange={(realDice) => set({ realDice })}
        />
      ) : null}
      <Switch
        label={t('hints')}
        help={t('hintsHelp')}
        isOn={policies.hints}
        onChange={(hints) => setDraft((old) => ({ ...old, hints }))}
      />
      {shell.lesson === undefined && shell.notes?.isChosen === undefined ? null : (
        <Switch
          label={t('tutorial')}
          help={t(shell.lesson === undefined ? 'notesHelp' : 'tutorialHelp')}
          isOn={policies.tutorial}
          onChange={(tutorial) => set({ tutorial })}
        />
      )}
    </section>
  )
}
