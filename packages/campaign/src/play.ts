/** A campaign from scene to scene. Every function takes a document and gives a new one. */
import { BadInput, type Core, copyPlain, readOptions, RuleFault } from '@emberhall/kernel'
import type { SaveFile } from '@emberhall/saves'
import type { Campaign, Wanted } from './campaign.ts'
import type { CampaignDocument, Line, NamedMoment, SceneSetup, SceneUnderWay } from './document.ts'
import { problemsOfParams, sound } from './shape.ts'

/** Who plays, and with what. */
export interface Players {
  readonly seats: readonly string[]
  readonly options?: Readonly<Record<string, unknown>>
}
export interface Beginning extends Players {
  readonly id: string
  readonly name: string
  readonly at: number
  readonly legacy?: readonly string[]
}

export function begin<T extends object, S extends Core, O>(
  campaign: Campaign<T, S, O>,
  { id, name, at, seats, options = {}, legacy = [] }: Beginning,
): CampaignDocument<T> {
  whole('at', at)
  if (seats.length === 0) throw new BadInput('nobody plays')
  const tree = sound(campaign, campaign.begin(wanted({ seats, options }), legacy), seats, 'begin')
  return {
    id,
    name,
    created: at,
    played: at,
    minutes: 0,
    seats,
    tree,
    acts: [{ act: campaign.actOf(copyPlain(tree)), seats, tree, scenes: 0, lines: 0 }],
    chronicle: [],
    sittings: { last: 0, now: 0 },
    scenes: 0,
    scene: null,
  }
}

/** The next scene, with a seed drawn by the caller: `Match.start(game, setup)`. */
export function startScene<T extends object, S extends Core, O>(
  campaign: Campaign<T, S, O>,
  document: CampaignDocument<T>,
  seed: number,
): { readonly document: CampaignDocument<T>; readonly setup: SceneSetup } {
  whole('seed', seed)
  if (document.scene !== null) throw new BadInput('a scene is under way already')
  if (campaign.isOver(copyPlain(document.tree))) throw new BadInput('this campaign is over')
  const { seats, options } = campaign.setup(copyPlain(document.tree))
  const setup = { seats, options: readOptions(campaign.game, options, seats) as Record<string, unknown>, seed }
  return { document: { ...document, scene: { setup, save: null } }, setup }
}

/** Keeps how far the scene has come, and which of its moments have names. */
export function keepScene<T extends object, S extends Core, O>(
  campaign: Campaign<T, S, O>,
  document: CampaignDocument<T>,
  save: SaveFile,
  bookmarks: readonly NamedMoment[] = [],
): CampaignDocument<T> {
  const { setup } = underWay(document)
  const isThis =
    save.game === campaign.id &&
    save.seats === setup.seats &&
    JSON.stringify(save.options) === JSON.stringify(setup.options)
  if (!isThis) throw new BadInput('this save is not of the scene under way')
  const named = bookmarks.map(({ name, at }) => ({ name, at }))
  return { ...document, scene: { setup, save, ...(named.length > 0 && { bookmarks: named }) } }
}

/**
 * The scene is over: what came of it goes into the tree and the chronicle, and a new act is noted as it begins. If those who played
 * wanted it so, the act begins again from there.
 */
export function finishScene<T extends object, S extends Core, O>(
  campaign: Campaign<T, S, O>,
  document: CampaignDocument<T>,
  final: S,
): CampaignDocument<T> {
  underWay(document)
  if (final.over === '') throw new BadInput('the scene under way is not over')
  const before = campaign.actOf(copyPlain(document.tree))
  const outcome = campaign.outcome(copyPlain(document.tree), copyPlain(final))
  const tree = sound(campaign, outcome.tree, document.seats, 'outcome')
  const scenes = document.scenes + 1
  const told = outcome.lines.map((line) => ({ ...readable(line), scene: scenes, act: before }))
  const chronicle = [...document.chronicle, ...told]
  const act = campaign.actOf(copyPlain(tree))
  const kept = document.acts.filter((start) => start.act !== act)
  const start = { act, seats: document.seats, tree, scenes, lines: chronicle.length }
  const acts = act === before ? document.acts : [...kept, start]
  const after = { ...document, tree, chronicle, scenes, acts, scene: null }
  return outcome.isRestart === true ? beginAgain(campaign, after) : after
}
function readable({ code, params = {} }: Line): Required<Line> {
  const problems = problemsOfParams(params, code)
  if (problems.length > 0) throw new RuleFault(`a line of the chronicle cannot be kept: ${problems.join('; ')}`)
  return { code, params }
}

/** Back to the last safe point: before the scene. */
export function abandonScene<T>(document: CampaignDocument<T>): CampaignDocument<T> {
  underWay(document)
  return { ...document, scene: null }
}

/** Plays an act again from its start. What was told since is forgotten, and later acts have not begun. */
export function restartAct<T extends object, S extends Core, O>(
  campaign: Campaign<T, S, O>,
  document: CampaignDocument<T>,
  act: number,
  players: Players,
): CampaignDocument<T> {
  const { seats } = players
  if (seats.length === 0) throw new BadInput('nobody plays')
  if (document.scene !== null) throw new BadInput('a scene is under way: an act is restarted between scenes')
  const index = document.acts.findIndex((start) => start.act === act)
  const start = document.acts[index]
  if (start === undefined) throw new BadInput(`act ${act} has not begun`)
  const { lines, scenes } = start
  const tree = campaign.restart(copyPlain(document.tree), copyPlain(start.tree), wanted(players))
  const { last, now } = document.sittings
  return {
    ...document,
    seats,
    tree: sound(campaign, tree, seats, 'restart'),
    acts: document.acts.slice(0, index + 1),
    chronicle: document.chronicle.slice(0, lines),
    sittings: { last: Math.min(last, lines), now: Math.min(now, lines) },
    scenes,
  }
}
/**
 * The act under way from its start, leaving the scene if one is under way. Other people may play on: who of the tree stays, what those
 * who leave take along and what those who join begin with is for the game to say (`restart`).
 */
export function beginAgain<T extends object, S extends Core, O>(
  campaign: Campaign<T, S, O>,
  document: CampaignDocument<T>,
  players: Players = { seats: document.seats },
): CampaignDocument<T> {
  return restartAct(campaign, { ...document, scene: null }, campaign.actOf(copyPlain(document.tree)), players)
}
/** The scene to lay out: the one under way as far as it was kept, or else the next; null once the story is told. */
export function takeUp<T extends object, S extends Core, O>(
  campaign: Campaign<T, S, O>,
  document: CampaignDocument<T>,
  seed: number,
): SceneTakenUp<T> | null {
  const { scene } = document
  if (scene !== null && scene.save !== null) return { document, bookmarks: [], ...scene }
  if (campaign.isOver(copyPlain(document.tree))) return null
  const started = startScene(campaign, sitDown({ ...document, scene: null }), seed)
  return { ...started, save: null, bookmarks: [] }
}
export interface SceneTakenUp<T> extends Required<SceneUnderWay> {
  readonly document: CampaignDocument<T>
}

/** People have sat down to play on: from here on the sitting before is the last one. */
export function sitDown<T>(document: CampaignDocument<T>): CampaignDocument<T> {
  const { now } = document.sittings
  const { length } = document.chronicle
  return length === now ? document : { ...document, sittings: { last: now, now: length } }
}
/** So many minutes were played since this was last said, until `at`. */
export function passTime<T>(
  document: CampaignDocument<T>,
  { at, minutes }: { readonly at: number; readonly minutes: number },
): CampaignDocument<T> {
  whole('at', at)
  whole('minutes', minutes)
  if (minutes < 0) throw new BadInput(`minutes: ${minutes} is below 0`)
  return { ...document, played: at, minutes: document.minutes + minutes }
}

const wanted = ({ seats, options = {} }: Players): Wanted => ({ seats: seats.length, options })
function underWay<T>(document: CampaignDocument<T>): NonNullable<CampaignDocument<T>['scene']> {
  if (document.scene === null) throw new BadInput('no scene is under way')
  return document.scene
}
function whole(what: string, value: number): void {
  if (!Number.isSafeInteger(value)) throw new BadInput(`${what}: must be a whole number`)
}
