/** Opens what was written: checks it, brings it to the present version, and leaves behind a scene that no longer loads. */
import { BadInput, type Core, found, MOST_PROBLEMS } from '@emberhall/kernel'
import type { Campaign } from './campaign.ts'
import type { ActStart, CampaignDocument, ChronicleLine, Line } from './document.ts'
import { ACT_START, CAMPAIGN_FORMAT, LINE, OUTSIDE, sumOf } from './file.ts'
import { readScene } from './scene.ts'
import { isObject, problemsOf, problemsOfParams, problemsOfTree } from './shape.ts'

export interface Opened<T> {
  readonly document: CampaignDocument<T>
  /** What is not as it was left: `migrated`, `sceneLost`, `sceneShortened`. */
  readonly notes: readonly Line[]
}

/** Throws BadInput, one problem a line, when nothing can be opened. */
export function readCampaign<T extends object, S extends Core, O>(
  campaign: Campaign<T, S, O>,
  file: unknown,
): Opened<T> {
  const { tree, acts, chronicle, scene, ...outside } = readOutside(campaign, file)
  const problems = [
    ...problemsOf(OUTSIDE, outside, '', 0),
    ...problemsOfList(acts, 'acts', problemsOfActStart),
    ...problemsOfList(chronicle, 'chronicle', problemsOfLine),
  ]
  refuseIf(problems)
  const { emberhallCampaign: _, game: __, sum: ___, version, ...rest } = outside as unknown as Outside
  const notes: Line[] = []
  if (version < campaign.version) notes.push({ code: 'migrated', params: { from: version, to: campaign.version } })
  const raw: CampaignDocument<T> = {
    ...rest,
    tree: migrated(campaign, tree, version),
    acts: (acts as ActStart<unknown>[]).map((start) => ({ ...start, tree: migrated(campaign, start.tree, version) })),
    chronicle: chronicle as ChronicleLine[],
    scene: null,
  }
  refuseIf([
    ...problemsOfTree(campaign, raw.tree, 'tree', raw.seats.length),
    ...problemsOfList(raw.acts, 'acts', (start, path) =>
      problemsOfTree(campaign, (start as ActStart<T>).tree, `${path}.tree`, (start as ActStart<T>).seats.length),
    ),
  ])
  refuseIf(contradictions(campaign, raw))
  return { document: { ...raw, scene: readScene(campaign.game, scene, notes) }, notes }
}
type Outside = Omit<CampaignDocument<never>, 'tree' | 'acts' | 'chronicle' | 'scene'> & {
  readonly emberhallCampaign: number
  readonly game: string
  readonly version: number
  readonly sum: string
}
function refuseIf(problems: readonly string[]): void {
  if (problems.length > 0) throw new BadInput('this campaign cannot be read', problems)
}

/** Enough to know whose campaign it is, and that it is whole. */
function readOutside(
  { id, version }: { readonly id: string; readonly version: number },
  file: unknown,
): Record<string, unknown> {
  if (!isObject(file) || typeof file['emberhallCampaign'] !== 'number')
    throw new BadInput('this is not an Emberhall campaign')
  const { sum, ...body } = file
  if (file['emberhallCampaign'] > CAMPAIGN_FORMAT)
    throw new BadInput(
      `this campaign was kept by a newer Emberhall (format ${file['emberhallCampaign']}, this one reads ${CAMPAIGN_FORMAT}); update to open it`,
    )
  if (sum !== sumOf(body))
    throw new BadInput(
      'this campaign is damaged or was changed by hand: its sum does not fit; it has been left as it is',
    )
  if (file['game'] !== id) throw new BadInput(`this campaign belongs to ${String(file['game'])}, not to ${id}`)
  if (typeof file['version'] === 'number' && file['version'] > version)
    throw new BadInput(
      `this campaign was kept by a newer version of ${id} (${file['version']}, this one is ${version}); update to open it`,
    )
  return file
}

function problemsOfList(value: unknown, path: string, problems: (entry: unknown, path: string) => string[]): string[] {
  if (!Array.isArray(value)) return [`${path}: must be a list`]
  const found: string[] = []
  for (let i = 0; i < value.length && found.length < MOST_PROBLEMS; i++)
    found.push(...problems(value[i], `${path}[${i}]`))
  return found
}
function problemsOfActStart(start: unknown, path: string): string[] {
  if (!isObject(start)) return [`${path}: must be an object`]
  const { tree, ...rest } = start
  return [...problemsOf(ACT_START, rest, path, 0), ...(isObject(tree) ? [] : [`${path}.tree: must be an object`])]
}
function problemsOfLine(line: unknown, path: string): string[] {
  if (!isObject(line)) return [`${path}: must be an object`]
  const { params, ...rest } = line
  const problems = problemsOf(LINE, rest, path, 0)
  return [...problems, ...problemsOfParams(params, `${path}.params`)]
}

function migrated<T extends object, S extends Core, O>(campaign: Campaign<T, S, O>, tree: unknown, version: number): T {
  let raw = tree as Record<string, unknown>
  for (let v = version; v < campaign.version; v++) {
    try {
      raw = found(campaign.migrate[v], `a way from version ${v}`)(raw)
    } catch (error) {
      throw new BadInput(`this campaign cannot be brought from version ${v} to ${v + 1}: ${(error as Error).message}`)
    }
  }
  return raw as T
}

/** Parts that are right by themselves, but not together. */
function contradictions<T extends object, S extends Core, O>(
  campaign: Campaign<T, S, O>,
  { acts, chronicle, sittings, scenes, seats, tree }: CampaignDocument<T>,
): string[] {
  const problems: string[] = []
  const { length } = chronicle
  if (seats.length === 0) problems.push('seats: nobody plays')
  if (sittings.last > sittings.now || sittings.now > length) problems.push('sittings: do not fit the chronicle')
  if (chronicle.some(({ scene }) => scene > scenes))
    problems.push(`chronicle: tells of scenes after the last, ${scenes}`)
  if (new Set(acts.map(({ act }) => act)).size < acts.length) problems.push('acts: one has begun twice')
  if (acts.some((start) => start.lines > length || start.scenes > scenes))
    problems.push('acts: one begins after the last scene')
  const act = campaign.actOf(tree)
  if (acts.every((start) => start.act !== act)) problems.push(`acts: the start of act ${act} is missing`)
  return problems
}
