/** Files in which millions of things are wrong. A few are named, quickly, and others play on meanwhile. */
import { type Attack, type Siege } from '../siege.ts'
import { ALONE, brought, forged, HUGE, LARGE, smallCampaign, smallSave } from '../forge.ts'

const MOST_NAMED = 100
const MOST_LETTERS = 100_000

export const attack: Attack = {
  async run(siege) {
    for (const size of siege.isShort ? [LARGE] : [LARGE, HUGE]) await bring(siege, size)
  },
}
async function bring(siege: Siege, size: number): Promise<void> {
  const numbers = Array.from({ length: size >> 1 }, () => 1)
  const nothings = Array.from({ length: size >> 3 }, () => ({}))
  const { checkpoint } = smallSave(1)
  const changes: [string, object][] = [
    ['a history of numbers', { history: numbers }],
    ['an end of numbers', { tail: numbers }],
    ['luck of nothings', { fate: { state: [1, 2, 3, 4], kept: nothings } }],
    ['cards without end', { checkpoint: { ...checkpoint, faces: numbers } }],
    ['zones without end', { checkpoint: { ...checkpoint, zones: Array.from({ length: size >> 2 }, () => []) } }],
    ['one card in a zone without end', { checkpoint: { ...checkpoint, zones: [numbers] } }],
    ['steps without end', { checkpoint: { ...checkpoint, agenda: nothings } }],
    ['options without end', { options: Object.fromEntries(numbers.slice(0, size >> 4).map((_, i) => [`o${i}`, 1])) }],
  ]
  for (const [what, change] of changes) {
    const wanted = { save: forged(smallSave(1), change), seats: ALONE }
    judge(siege, what, await brought(await siege.person(), '/api/tables/import', wanted))
  }
  for (const part of ['chronicle', 'acts', 'seats', 'tree']) {
    const wanted = { campaign: forged(smallCampaign(1), { [part]: numbers }), seats: ALONE }
    judge(
      siege,
      `a campaign with ${part} of numbers`,
      await brought(await siege.person(), '/api/campaigns/import', wanted),
    )
  }
}
function judge(siege: Siege, what: string, answer: Awaited<ReturnType<typeof brought>>): void {
  siege.holds(answer !== null, `${what} is taken`)
  if (answer === null || answer === 'cut off') return
  siege.holds(answer.code !== 'internal', `${what} was a mistake of the server`)
  siege.holds(answer.problems.length <= MOST_NAMED, `${what}: ${answer.problems.length} problems are named`)
  const length = answer.problems.join('').length + answer.message.length
  siege.holds(length < MOST_LETTERS, `${what}: the answer has ${length} letters`)
}
