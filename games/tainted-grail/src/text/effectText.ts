/** What happens, said from the data that makes it happen. */
import { type Lang, listed } from '@emberhall/speech'
import type { Amount, Branches, Choice, Effect, RollRow } from '../content/types.ts'
import { CONTENT } from '../content/index.ts'
import {
  capitalise,
  condition,
  costText,
  countedName,
  encounterName,
  itemName,
  keywordNames,
  locationName,
  partName,
  say,
  secretName,
  sentence,
  type Speech,
  statusName,
  subject,
  taskName,
  thatClause,
} from './phrases.ts'

type Of<D extends Effect['do']> = Extract<Effect, { do: D }>

/** Effects as sentences: simple ones in one breath, those with branches on their own. */
export function effectTexts(lang: Lang, effects: readonly Effect[], speech: Speech): string[] {
  const sentences: string[] = []
  let simple: Effect[] = []
  const close = () => {
    if (simple.length > 0) sentences.push(sentence(together(lang, simple, speech)))
    simple = []
  }
  for (const effect of effects) {
    if (!isLong(effect)) simple.push(effect)
    else {
      close()
      sentences.push(...longTexts(lang, effect, speech))
    }
  }
  close()
  return sentences
}
const isLong = (effect: Effect): boolean =>
  [
    'encounter',
    'placeGuardian',
    'roll',
    'flipDial',
    'setDial',
    'choose',
    'vote',
    'if',
    'forEach',
    'eachPlace',
    'once',
  ].includes(effect.do)
function longTexts(lang: Lang, effect: Effect, speech: Speech): string[] {
  const text = sentence(effectText(lang, effect, speech))
  return effect.do === 'encounter' || effect.do === 'placeGuardian'
    ? [text, ...branchTexts(lang, effect, speech)]
    : [text]
}
/** What follows an encounter; what lies behind a jump is not said (TG-15.6). */
function branchTexts(lang: Lang, branches: Branches, speech: Speech): string[] {
  return (['won', 'lost', 'avoided'] as const).flatMap((key) => {
    const effects = branches[key]
    return effects && said(effects).length > 0
      ? [say(lang, `encounter.${key}`, { then: together(lang, effects, speech) })]
      : []
  })
}
const said = (effects: readonly Effect[]): readonly Effect[] => effects.filter((effect) => effect.do !== 'goto')

/** Several effects in one breath. Nobody is named twice in a row, and one verb serves all that is gained or lost. */
export function together(lang: Lang, effects: readonly Effect[], speech: Speech): string {
  const spoken = said(effects)
  if (spoken.length === 0) return say(lang, effects.length > 0 ? 'goto' : 'nothing')
  const runs: Effect[][] = []
  for (const effect of spoken) {
    const run = runs.at(-1)
    const before = run?.[0]
    if (
      run &&
      before &&
      verbOf(before) !== undefined &&
      verbOf(before) === verbOf(effect) &&
      whoOf(before) === whoOf(effect)
    )
      run.push(effect)
    else runs.push([effect])
  }
  const named = runs.map(([first]) => first && whoOf(first))
  const texts = runs.map((run, i) => runText(lang, run, speech, named[i] !== undefined && named[i] === named[i - 1]))
  const mixed = new Set(named.map((who) => who === undefined)).size > 1
  if (!mixed || texts.length < 2) return listed(lang, texts)
  return say(lang, 'join.then', { a: texts.slice(0, -1).join(', '), b: texts.at(-1) ?? '' })
}
const whoOf = (effect: Effect) => ('who' in effect ? effect.who : undefined)
function verbOf(effect: Effect): 'gain' | 'lose' | undefined {
  if (effect.do === 'gain' || effect.do === 'lose') return effect.do
  if (effect.do === 'track') return effect.n < 0 ? 'lose' : 'gain'
  return undefined
}
function runText(lang: Lang, run: readonly Effect[], speech: Speech, again: boolean): string {
  const [first] = run
  const verb = first && verbOf(first)
  if (!first || !verb) return first ? effectText(lang, first, speech, again) : ''
  return say(lang, verb, {
    s: again ? '' : subject(lang, whoOf(first), speech),
    m: whoOf(first) === undefined ? speech.mood : 'third',
    what: listed(
      lang,
      run.map((effect) => countedAmount(lang, effect)),
    ),
  })
}
function countedAmount(lang: Lang, effect: Effect): string {
  if (effect.do !== 'gain' && effect.do !== 'lose' && effect.do !== 'track') return ''
  const what = countedName(lang, effect.do === 'track' ? effect.track : effect.res)
  return say(lang, 'cost.amount', { n: Math.abs(plainly(effect.n)), what })
}

/** One effect, as a clause. `again`: whoever does it has just been named. */
function effectText(lang: Lang, effect: Effect, speech: Speech, again = false): string {
  const who = 'who' in effect && effect.who !== undefined
  const m = who ? 'third' : speech.mood
  const s =
    again || effect.do === 'choose' || effect.do === 'pick'
      ? ''
      : subject(lang, 'who' in effect ? effect.who : undefined, speech)
  switch (effect.do) {
    case 'gain':
    case 'lose':
    case 'track':
      return runText(lang, [effect], speech, again)
    case 'draw':
      return say(lang, 'draw', { s, m, n: effect.n })
    case 'gainItem':
      return itemText(lang, effect, { s, m })
    case 'gainSecret':
      return secretText(lang, effect, { s, m })
    default:
      return sequenceText(lang, effect, speech) ?? worldText(lang, effect, speech)
  }
}
const plainly = (n: Amount): number => (typeof n === 'number' ? n : 1)

function itemText(lang: Lang, { of = {} }: Of<'gainItem'>, values: Record<string, string>): string {
  if (of.item !== undefined) return say(lang, 'gainItem.named', { ...values, item: itemName(lang, of.item) })
  if (of.keywords) return say(lang, 'gainItem.keyword', { ...values, keyword: keywordNames(lang, of.keywords) })
  return say(lang, of.craft ? 'gainItem.craft' : 'gainItem', values)
}
function secretText(lang: Lang, { secret }: Of<'gainSecret'>, values: Record<string, string>): string {
  const dial = CONTENT.secrets.find(({ number }) => number === secret)?.dial
  const named = { ...values, secret: secretName(lang, secret) }
  return dial
    ? say(lang, 'gainSecret.dial', { ...named, token: dial.token, n: dial.value })
    : say(lang, 'gainSecret', named)
}

/** Effects that exist while cards are laid. */
function sequenceText(lang: Lang, effect: Effect, speech: Speech): string | undefined {
  switch (effect.do) {
    case 'damage':
      return say(lang, 'damage', { n: effect.n, unblockable: effect.unblockable ? 'yes' : 'no' })
    case 'markers':
    case 'affinity':
      return countedText(lang, effect)
    case 'discardHand':
    case 'discardDeck':
    case 'lessTerror':
    case 'keepMarkers':
    case 'redirect':
      return say(lang, effect.do, { n: effect.n })
    case 'cancelDamage':
      return effect.n === 'all' ? say(lang, 'cancelDamage.all') : say(lang, 'cancelDamage', { n: effect.n })
    case 'charge':
      if (typeof effect.n === 'object' && 'attr' in effect.n)
        return say(lang, 'charge.attr', { attr: say(lang, `attr.${effect.n.attr}`) })
      return say(lang, 'charge', { n: plainly(effect.n) })
    case 'attackMod':
      return attackText(lang, effect, speech)
    case 'traitOff':
      return say(lang, 'traitOff', {
        flaw: CONTENT.characters.find(({ flaw }) => flaw.id === effect.trait)?.flaw.name[lang] ?? '',
      })
    case 'flipTwice':
      return say(lang, 'flipTwice', { keyword: say(lang, `keyword.${effect.keyword}`) })
    case 'dropLast':
    case 'asChained':
    case 'noPanic':
    case 'avoidReputationMet':
    case 'retreat':
      return say(lang, effect.do)
    default:
      return undefined
  }
}
function countedText(lang: Lang, { do: what, n }: Of<'markers'> | Of<'affinity'>): string {
  if (typeof n === 'number') {
    const key =
      what === 'markers' ? (n < 0 ? 'markers.remove' : 'markers.add') : n < 0 ? 'affinity.down' : 'affinity.up'
    return say(lang, key, { n: Math.abs(n) })
  }
  if ('linked' in n) return say(lang, `${what}.linked`, { attr: say(lang, `attr.${n.linked}`), most: n.atMost ?? 0 })
  return say(lang, 'linkedMagic' in n ? `${what}.linkedMagic` : 'markers.discarded')
}
function attackText(lang: Lang, effect: Of<'attackMod'>, { kind = 'combat', dropped }: Speech): string {
  const { damage, markersKept, affinityLoss, cancelAll, convert } = effect
  return listed(lang, [
    ...(damage === undefined ? [] : [say(lang, 'attackMod.damage', { n: damage })]),
    ...(markersKept === undefined ? [] : [say(lang, 'attackMod.markersKept', { n: markersKept })]),
    ...(convert ? [say(lang, 'attackMod.convert', { from: convert.from, to: convert.to, n: convert.n ?? 0 })] : []),
    ...(affinityLoss === undefined
      ? []
      : [say(lang, dropped ? 'attackMod.dropped' : 'attackMod.affinityLoss', { n: affinityLoss })]),
    ...(cancelAll ? [say(lang, 'attackMod.cancelAll', { kind })] : []),
  ])
}

/** Effects on the land, the journal and the decks; chance and choices. */
function worldText(lang: Lang, effect: Effect, speech: Speech): string {
  switch (effect.do) {
    case 'removeSecret':
      return say(lang, 'removeSecret', { secret: secretName(lang, effect.secret) })
    case 'status': {
      const status = statusName(lang, effect.status)
      if (effect.clear) return say(lang, 'status.clear', { status })
      return effect.part === undefined
        ? say(lang, 'status', { status })
        : say(lang, 'status.part', { status, part: effect.part })
    }
    case 'task':
      return say(lang, 'task', { task: taskName(lang, effect.task) })
    case 'dial':
      return say(lang, 'dial', { quest: partName(lang, effect.of), n: -effect.by })
    case 'timeTokens':
      return say(lang, 'timeTokens', { n: effect.n })
    case 'menhirDial':
      return say(lang, `menhirDial.${effect.which}`, { n: Math.abs(effect.by) })
    case 'replaceLocation':
      return say(lang, 'replaceLocation', { from: locationName(lang, effect.from), to: locationName(lang, effect.to) })
    case 'move':
      return say(lang, `move.${effect.to}`)
    case 'placeGuardian':
      return say(lang, 'placeGuardian', { guardian: encounterName(lang, effect.guardian) })
    case 'encounter':
      return encounterText(lang, effect, speech)
    case 'pullUp':
      return say(lang, 'pullUp', { part: partName(lang, effect.part) })
    case 'quest':
      return say(lang, `quest.${effect.result}`, { quest: partName(lang, effect.quest) })
    case 'look':
      if (effect.at === 'deckTop') return say(lang, 'look.deckTop', { n: effect.n })
      return say(lang, effect.at === 'nextEvent' ? 'look.nextEvent' : `look.${effect.keysOf}`)
    case 'roll':
      return say(lang, 'roll', {
        rows: effect.table.map((row) => rowText(lang, row, speech)).reduce((a, b) => say(lang, 'join.rows', { a, b })),
      })
    case 'flipDial':
      return say(lang, 'flipDial', {
        grail: together(lang, effect.grail, speech),
        skull: together(lang, effect.skull, speech),
      })
    case 'choose':
      return say(lang, effect.who ? 'choose.each' : 'choose.party', { choices: choicesText(lang, effect.of, speech) })
    case 'vote':
      return say(lang, 'vote', { choices: choicesText(lang, effect.of, speech) })
    case 'if': {
      const values = { cond: condition(lang, effect.if), then: together(lang, effect.then, speech) }
      return effect.else
        ? say(lang, 'if.else', { ...values, else: together(lang, effect.else, speech) })
        : say(lang, 'if', values)
    }
    case 'forEach': {
      const third: Speech = { ...speech, mood: 'third' }
      const then = say(lang, `forEach.${effect.of}`, {
        cond: thatClause(lang, effect.if),
        then: together(lang, effect.then, third),
      })
      return effect.else ? say(lang, 'forEach.else', { then, else: together(lang, effect.else, third) }) : then
    }
    case 'pick':
      return say(lang, `pick.${effect.who}`, { then: together(lang, effect.then, { ...speech, mood: 'third' }) })
    case 'eachPlace':
      return say(lang, 'eachPlace', { then: together(lang, effect.then, speech) })
    case 'once':
      return say(lang, 'once', { then: together(lang, effect.then, speech) })
    case 'gainOwnSecret':
    case 'takeQuestToken':
    case 'ignoreImmediate':
    case 'chapterEnd':
    case 'reroll':
    case 'setDial':
    case 'give':
    case 'goto':
      return say(lang, effect.do)
    default:
      return ''
  }
}
function encounterText(lang: Lang, { of }: Of<'encounter'>, { mood }: Speech): string {
  if (of === 'green' || of === 'grey' || of === 'purple' || of === 'blue')
    return say(lang, 'encounter.colour', { m: mood, colour: of })
  return say(lang, 'encounter.named', { encounter: encounterName(lang, of) })
}
function rowText(lang: Lang, { from, to, do: effects }: RollRow, speech: Speech): string {
  const upTo = from === to ? 'same' : to === 6 ? 'six' : String(to)
  return say(lang, 'roll.row', { from, to: upTo, then: together(lang, effects, speech) })
}
function choicesText(lang: Lang, choices: readonly Choice[], speech: Speech): string {
  return choices.map((choice) => choiceText(lang, choice, speech)).reduce((a, b) => say(lang, 'join.or', { a, b }))
}
/** One way to choose: what it costs and what it does. */
export function choiceText(lang: Lang, { cost, eachPays, do: effects }: Choice, speech: Speech): string {
  if (!cost) return effects.length === 0 ? say(lang, 'choice.nothing') : together(lang, effects, speech)
  const paid = eachPays
    ? `${say(lang, 'who.each', { where: speech.where })}${costText(lang, cost, 'third')}`
    : costText(lang, cost, speech.mood)
  return effects.length === 0 ? paid : say(lang, 'choice.paid', { cost: paid, then: together(lang, effects, speech) })
}
export const choiceSentence = (lang: Lang, choice: Choice, speech: Speech): string =>
  capitalise(choiceText(lang, choice, speech))
