/** The worker: holds the matches of this page, off the screen's thread. */
import { BadInput, Fate, Match } from '@emberhall/kernel'
import { load, type SaveFile } from '@emberhall/saves'
import { reached } from '@emberhall/sitting'
import { type GameShell, type Lang, readReport } from '@emberhall/speech'
import { shellOf } from '../games.ts'
import { Problem } from '../problem.ts'
import { freshId, keepTable, tableKept } from '../storage/tables.ts'
import {
  beginCampaign,
  campaignFile,
  campaignPage,
  copyCampaign,
  importCampaign,
  type OpenScene,
  playOn,
  removeCampaign,
  restartCampaign,
  switchCampaignMode,
} from './campaigns.ts'
import { bookmarksIn } from './bookmarks.ts'
import { Host } from './host.ts'
import type { HostPlan } from './plan.ts'
import { keptTable } from './kept.ts'
import type { Calls, Imported, Importing, Message, Opened, WorkerCall } from './messages.ts'
import { review, stopReview } from './reviewing.ts'
import type { Snapshot, TableSetup, WayBack } from './source.ts'

const hosts = new Map<string, Host>()
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker answers to its page only
const post = (message: Message): void => self.postMessage(message)

function hostOf(id: string): Host {
  const host = hosts.get(id)
  if (host === undefined) throw new Problem('noTable', id)
  return host
}
/** One screen at a time writes a table: a second one would overwrite what the first has played. */
async function claim(id: string): Promise<boolean> {
  const { locks } = navigator
  if (locks === undefined) return true
  return new Promise((resolve) => {
    void locks.request(`emberhall:${id}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      return lock === null ? undefined : new Promise<void>((release) => releases.set(id, release))
    })
  })
}
const releases = new Map<string, () => void>()

async function host(plan: Omit<HostPlan, 'show' | 'keep'>): Promise<void> {
  const show = (snapshot: Snapshot): void => post({ table: plan.id, snapshot })
  const table = new Host({ ...plan, show, keep: keepTable })
  hosts.set(plan.id, table)
  if (await claim(plan.id)) table.store()
  else table.setKeeping('elsewhere')
}

async function start(id: string, setup: TableSetup): Promise<Opened> {
  const shell = await shellOf(setup.game)
  if (shell === null) return { ok: false, problem: 'broken', detail: setup.game }
  const { options, sitters, policies, seed } = setup
  try {
    const isLesson = policies.tutorial && shell.lesson?.seats === sitters.length
    const match = isLesson
      ? shell.lesson.start()
      : Match.start(shell.module.game, { seats: sitters.length, options, seed, ownDice: policies.realDice })
    await host({
      id,
      shell,
      match,
      sitters,
      policies,
      created: Date.now(),
      rewinds: 0,
      divergence: null,
      wayBack: 'whole',
      campaign: null,
    })
    return { ok: true }
  } catch (error) {
    if (error instanceof BadInput) return { ok: false, problem: 'broken', detail: error.message }
    throw error
  }
}
const wayBackOf = (notes: readonly string[]): WayBack => (notes.length === 0 ? 'whole' : 'shortened')
async function open(id: string): Promise<Opened> {
  const known = hosts.get(id)
  if (known !== undefined) {
    known.wake()
    return { ok: true }
  }
  const table = await tableKept(id).catch(() => null)
  const shell = table === null ? null : await shellOf(table.game)
  if (table === null || shell === null) return { ok: false, problem: 'missing', detail: id }
  try {
    const { match, divergence, notes } = load(shell.module.game, table.file)
    const { sitters, policies, created, rewinds = 0, campaign = null, wishes = [], bookmarks = [], title } = table
    const around = { sitters, policies, created, rewinds, campaign, wishes, bookmarks, title }
    await host({ ...around, id, shell, match, divergence, wayBack: wayBackOf(notes) })
    return { ok: true }
  } catch (error) {
    if (error instanceof BadInput) return { ok: false, problem: 'broken', detail: error.message }
    throw error
  }
}

/** What a seat goes by according to the options of its game. */
function roleName({ perSeat }: GameShell, { options }: SaveFile, seat: number, lang: Lang): string | undefined {
  const roles: unknown = perSeat === undefined ? [] : options[perSeat.option]
  const role: unknown = Array.isArray(roles) ? roles[seat] : undefined
  return perSeat?.choices(lang).find(({ value }) => value === role)?.label
}
async function importFile(id: string, { text, lang, sitters: plain, policies }: Importing): Promise<Imported> {
  try {
    const file = readReport(text).save
    const shell = await shellOf(file.game)
    if (shell === null) return { ok: false, problem: 'otherGame', detail: file.game }
    const { match, divergence, notes } = load(shell.module.game, file)
    const sitters = plain
      .slice(0, match.seats)
      .map((sitter, i) => ({ ...sitter, name: roleName(shell, file, i, lang) ?? sitter.name }))
    const wayBack = wayBackOf(notes)
    const blank = { created: Date.now(), rewinds: 0, campaign: null, bookmarks: bookmarksIn(text) }
    await host({ ...blank, id, shell, match, sitters, policies, divergence, wayBack })
    return { ok: true, id }
  } catch (error) {
    if (error instanceof BadInput) return { ok: false, problem: error.code, detail: error.message }
    return { ok: false, problem: 'notSave', detail: (error as Error).message }
  }
}
async function clone(id: string, copy: string): Promise<Opened> {
  const table = await tableKept(id)
  if (table === null) return { ok: false, problem: 'missing', detail: id }
  const { campaign: _, ...alone } = table
  await keepTable({ ...alone, id: copy, created: Date.now(), updated: Date.now() })
  return { ok: true }
}
async function branch(id: string, at: number, title: string): Promise<string> {
  const { plan } = hostOf(id)
  const match = hostOf(id).branch(at)
  const { sitters, policies, bookmarks = [] } = hostOf(id).kept()
  if (policies.luck === 'new') match.table.fate.restore(new Fate(crypto.getRandomValues(new Uint32Array(1))[0]!))
  const copy = freshId()
  const named = reached(bookmarks, match.table.asks)
  const campaign = plan.campaign === null ? null : await copyCampaign(plan.campaign, copy, title)
  const own = { id: copy, match, sitters, policies, created: Date.now(), campaign, bookmarks: named }
  const laid = { ...plan, ...own, title: title === '' ? plan.title : title }
  await host({ ...laid, divergence: null })
  hostOf(copy).rest()
  await keepTable(keptTable(laid)).catch(() => undefined)
  return copy
}

/** A scene of a campaign gets a table of its own. */
const openScene: OpenScene = async (id, { game, setup, sitters, policies, campaign, save, bookmarks }) => {
  const shell = (await shellOf(game))!
  const opened = save === null ? null : load(shell.module.game, save)
  const match = opened?.match ?? Match.start(shell.module.game, { ...setup, ownDice: policies.realDice })
  const wayBack = wayBackOf(opened?.notes ?? [])
  const divergence = opened?.divergence ?? null
  const own = { sitters, policies, created: Date.now(), rewinds: 0, campaign, bookmarks }
  await host({ ...own, id, shell, match, divergence, wayBack })
}

const calls: {
  [K in keyof Calls]: (...args: Parameters<Calls[K]>) => ReturnType<Calls[K]> | Promise<ReturnType<Calls[K]>>
} = {
  warm: async (game) => {
    await shellOf(game)
    return null
  },
  start,
  open,
  importFile,
  clone,
  branch,
  mark: (id, name, asks) => done(hostOf(id).mark(name, asks)),
  unmark: (id, n) => done(hostOf(id).unmark(n)),
  answer: (id, reply) => hostOf(id).answer(reply),
  undo: (id) => hostOf(id).undo(),
  redo: (id) => hostOf(id).redo(),
  corrections: (id) => hostOf(id).corrections(),
  correct: (id, option) => hostOf(id).correct(option),
  hint: (id) => hostOf(id).hint(),
  wish: (id, seat, name, policy, until) => done(hostOf(id).wish(seat, name, policy, until)),
  withdraw: (id, seat, name) => done(hostOf(id).withdraw(seat, name)),
  setTerms: (id, terms) => done(hostOf(id).setTerms(terms)),
  look: (id, seat) => done(hostOf(id).look(seat)),
  sit: (id, seat, sitter) => done(hostOf(id).sit(seat, sitter)),
  setPace: (id, pace) => done(hostOf(id).setPace(pace)),
  moment: (id, at, eyes) => hostOf(id).moment(at, eyes),
  momentOf: (id, line) => hostOf(id).momentOf(line.at),
  file: (id) => hostOf(id).file(),
  review: async (of) => {
    const shell = await shellOf(of.file.game)
    return shell === null ? null : await review(shell, of, (reviewed) => post({ reviewed }))
  },
  stopReview: () => done(stopReview()),
  beginCampaign,
  playOn: (id) => playOn(id, openScene),
  restartCampaign,
  removeCampaign: async (id) => done(await removeCampaign(id)),
  campaignPage,
  switchCampaignMode,
  campaignFile,
  importCampaign,
  close: (id) => done(hosts.get(id)?.rest()),
  forget: (id) => {
    hosts.get(id)?.rest()
    hosts.delete(id)
    releases.get(id)?.()
    releases.delete(id)
    return null
  },
}
const done = (_done: void): null => null

async function serve({ n, call, args }: WorkerCall): Promise<void> {
  try {
    const value: unknown = await (calls[call] as (...args: readonly unknown[]) => unknown)(...args)
    post({ n, value })
  } catch (error) {
    post({ n, error: error instanceof Error ? error.message : String(error) })
  }
}
self.addEventListener('message', (event: MessageEvent<WorkerCall>) => void serve(event.data))
