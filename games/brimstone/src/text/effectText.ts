/** What happens, as phrases. */
import { type Lang, listed } from '@emberhall/speech'
import { CONTENT } from '../content/index.ts'
import { TOKENS } from '../content/types.ts'
import type { Effect, Group, TestEffect, TownEffect } from '../content/types.ts'
import { flagText, modText } from './figureText.ts'
import {
  amount,
  condition,
  costs,
  figures,
  type Mood,
  moodOf,
  object,
  say,
  subject,
  tested,
  tokenNames,
} from './phrases.ts'

/** How an effect is spoken: in which mood, and what somebody is called of whom it speaks as `that`. */
export interface Speech {
  readonly mood: Mood
  readonly that?: string
}
const told: Speech = { mood: 'do' }

/** Whoever does it, if anybody is named. */
function namedIn(effect: Effect): string | undefined {
  if (!('who' in effect) || effect.who === 'you' || effect.who === 'that') return undefined
  return effect.do === 'test' ? undefined : JSON.stringify(effect.who)
}

/** Several effects in one breath. The same hero is not named twice; where somebody else goes on, it is said in order. */
export function together(lang: Lang, effects: readonly Effect[], speech: Speech): string {
  const texts = effects.map((effect, i) => {
    const before = effects[i - 1]
    const again = before && namedIn(before) !== undefined && namedIn(before) === namedIn(effect)
    return effectText(lang, again ? ({ ...effect, who: 'that' } as Effect) : effect, again ? { mood: 'third' } : speech)
  })
  const mixed = speech.that === undefined && new Set(effects.map((effect) => namedIn(effect) === undefined)).size > 1
  return mixed ? texts.reduce((a, b) => say(lang, 'join.then', { a, b })) : listed(lang, texts)
}

export function groupsText(lang: Lang, groups: readonly Group[]): string {
  return listed(
    lang,
    groups.map(({ type, n }) => {
      const enemy = CONTENT.enemies.find(({ id }) => id === type)
      return say(lang, 'group', { type: enemy?.name[lang] ?? type, n: figures(lang, n) })
    }),
  )
}

export function effectText(lang: Lang, effect: Effect, speech: Speech = told): string {
  const m = speech.mood
  if ('who' in effect && effect.do !== 'test') return byWhom(lang, effect, speech)
  switch (effect.do) {
    case 'drawDarkness':
      return say(lang, 'drawDarkness', amount(effect.n))
    case 'peek':
      return say(lang, 'peek', { m, deck: effect.deck, next: effect.then ?? 'none', ...amount(effect.n) })
    case 'reroll':
      return effect.n === 'all' ? say(lang, 'reroll.all', { m }) : say(lang, 'reroll', { m, n: effect.n })
    case 'setDie':
      return say(lang, 'setDie', { m, n: effect.to })
    case 'freeAttack':
      return say(lang, 'freeAttack', { m, kind: effect.kind, range: effect.range ?? 0 })
    case 'swap':
      return say(lang, 'swap', { m, whom: object(lang, effect.with) })
    case 'takeTest':
      return say(lang, 'takeTest', { m, n: effect.dice })
    case 'darkness':
    case 'dread':
      return counted(lang, effect, m)
    case 'attack':
      return say(lang, 'attack', { mode: effect.mode, enemies: attackers(lang, effect.enemies) })
    case 'elite':
      return say(lang, 'elite', { n: effect.n })
    case 'selfHeal':
      return say(lang, 'selfHeal', { n: effect.n })
    case 'mod':
      return say(lang, 'mod', { what: modText(lang, effect.what), until: say(lang, `until.${effect.until}`) })
    case 'skip':
      return say(lang, 'skip.holdBack', { m })
    case 'cancel':
      return say(lang, `cancel.${effect.what}`, { m })
    case 'addGate':
      return say(lang, effect.to ? 'addGate.mines' : 'addGate')
    case 'test':
      return testText(lang, effect)
    case 'choose':
      return chooseText(lang, effect)
    case 'if': {
      const cond = condition(lang, effect.cond)
      const then = together(lang, effect.then, speech)
      if (!effect.else) return say(lang, 'if', { cond, then })
      return say(lang, 'if.else', { cond, then, else: together(lang, effect.else, speech) })
    }
    case 'afterFight':
      return say(lang, 'afterFight', { then: together(lang, effect.then, speech) })
    case 'redraw':
    case 'discardThis':
    case 'crit':
    case 'extraDie':
    case 'ignoreSanity':
    case 'foesHeal':
    case 'relight':
      return say(lang, effect.do, { m })
    default:
      return townText(lang, effect)
  }
}

function counted(lang: Lang, effect: Extract<Effect, { do: 'darkness' | 'dread' }>, m: Mood): string {
  const n = Math.abs(effect.n)
  if (effect.n > 0) return say(lang, effect.do, { n })
  return say(lang, effect.do === 'darkness' ? 'darkness.back' : 'dread.cancel', { m, n })
}

function attackers(lang: Lang, enemies: Extract<Effect, { do: 'attack' }>['enemies']): string {
  if ('threat' in enemies) return say(lang, enemies.world ? 'attack.threatWorld' : 'attack.threat')
  return groupsText(lang, enemies)
}

/** Effects on heroes. */
function byWhom(
  lang: Lang,
  effect: Extract<Effect, { who: unknown }> & Exclude<Effect, TestEffect>,
  speech: Speech,
): string {
  const m = moodOf(effect.who, speech.mood)
  const s = subject(lang, effect.who, speech.that)
  const inner: Speech = { mood: effect.who === 'you' ? 'do' : 'third' }
  switch (effect.do) {
    case 'hits':
      return say(lang, 'hits', { s, m, kind: effect.kind, damage: effect.damage ?? 'none', ...amount(effect.n) })
    case 'damage':
      return say(lang, 'damage', { s, m, pool: effect.pool, ...amount(effect.n) })
    case 'heal':
      if (effect.n === 'full') return say(lang, 'heal.full', { s, m })
      return say(lang, 'heal', { s, m, pool: effect.pool, ...amount(effect.n) })
    case 'grit':
      if (effect.n === 'loseAll') return say(lang, 'grit.all', { s, m })
      return say(lang, effect.n < 0 ? 'grit.lose' : 'grit', { s, m, ...amount(effect.n) })
    case 'corruption':
      return say(lang, effect.n < 0 ? 'corruption.lose' : 'corruption', { s, m, ...amount(effect.n) })
    case 'xp':
    case 'gold':
    case 'darkStone':
    case 'loseGold':
      return say(lang, effect.do, { s, m, ...amount(effect.n) })
    case 'token': {
      const any = effect.of.length === TOKENS.length
      return say(lang, any ? 'token.any' : 'token', { s, m, n: effect.n, tokens: tokenNames(lang, effect.of) })
    }
    case 'loseToken':
      return say(lang, 'loseToken', { s, m, pick: effect.pick })
    case 'draw':
      return say(lang, effect.swaps ? 'draw.swaps' : 'draw', { s, m, deck: effect.deck, ...amount(effect.n) })
    case 'dropTarget':
      return say(lang, 'dropTarget', { m })
    case 'toEntrance':
      return say(lang, 'toEntrance', { s, m })
    case 'flag': {
      const what = flagText(lang, effect.what)
      if (effect.until === 'activation') return what
      return say(lang, 'mod', { what, until: say(lang, `until.${effect.until}`) })
    }
    case 'roll': {
      const { from, to } = effect
      const faces = to === 6 ? `${from}+` : from === to ? String(from) : `${from}–${to}`
      const then = together(lang, effect.then, inner)
      if (!effect.else) return say(lang, 'roll', { s, m, faces, then })
      return say(lang, 'roll.else', { s, m, faces, then, else: together(lang, effect.else, inner) })
    }
    case 'may': {
      const by = effect.who === 'you' ? say(lang, 'by.you') : s
      if (!effect.cost) return say(lang, 'may', { by, m, then: together(lang, effect.then, { mood: 'inf' }) })
      return say(lang, 'may.pay', {
        by,
        m,
        cost: costs(lang, effect.cost, 'cost'),
        then: together(lang, effect.then, inner),
      })
    }
    case 'pay':
      return say(lang, 'pay', {
        by: s,
        m,
        cost: costs(lang, effect.cost, 'price'),
        then: together(lang, effect.then, told),
      })
    case 'startsWith':
      return say(lang, `startsWith.${effect.what}`, { s, m, ...amount(effect.n) })
  }
}

function testText(lang: Lang, effect: TestEffect): string {
  const test = say(lang, 'test', {
    who: tested(lang, effect.who),
    skill: say(lang, `skill.${effect.skill}`),
    target: effect.target,
  })
  const inner: Speech = { mood: effect.who === 'you' ? 'do' : 'third' }
  const pass = effect.pass && together(lang, effect.pass, inner)
  const fail = effect.fail && together(lang, effect.fail, inner)
  if (pass !== undefined && fail !== undefined) return say(lang, 'test.both', { test, pass, fail })
  return pass === undefined
    ? say(lang, 'test.fail', { test, fail: fail ?? '' })
    : say(lang, 'test.pass', { test, pass })
}

function chooseText(lang: Lang, { by, options }: Extract<Effect, { do: 'choose' }>): string {
  const speech: Speech = { mood: by === 'posse' ? 'do' : 'inf' }
  const texts = options.map((option) =>
    option.length === 0 ? say(lang, 'choose.nothing') : together(lang, option, speech),
  )
  const all = texts.reduce((a, b) => say(lang, 'join.or', { a, b }))
  return say(lang, 'choose', {
    by: by === 'posse' ? say(lang, 'by.posse') : object(lang, by),
    m: 'third',
    options: all,
  })
}

/** Between Adventures. */
function townText(lang: Lang, effect: Exclude<TownEffect, { do: 'startsWith' }>): string {
  switch (effect.do) {
    case 'skipServices':
      return say(lang, 'skipServices', { then: together(lang, effect.then, told) })
    case 'prices':
      return say(lang, 'prices', { n: Math.abs(effect.percent), sign: effect.percent < 0 ? 'minus' : 'plus' })
    case 'forgeRebate':
      return effect.darkStone === undefined
        ? say(lang, 'forgeRebate.gold', { n: effect.gold ?? 0 })
        : say(lang, 'forgeRebate.darkStone', { n: effect.darkStone })
    case 'stonePrice':
      return say(lang, 'stonePrice', { n: effect.gold })
    case 'gambling':
      return say(lang, 'gambling', { n: effect.target })
    case 'offer':
      return say(lang, 'offer', { token: tokenNames(lang, [effect.token]), n: effect.gold })
    case 'peddler':
      return say(lang, 'peddler', { cards: effect.cards, percent: effect.percent })
    case 'leaves':
      return say(lang, `leaves.${effect.how}`)
    case 'suffers': {
      const { injuries, madness } = CONTENT
      const result = [...injuries, ...madness].find(({ id }) => id === effect.result)?.name[lang] ?? effect.result
      return say(lang, 'suffers', { result })
    }
    case 'mapsNext':
    case 'moreGear':
    case 'fewerDays':
      return say(lang, effect.do, { n: effect.n })
    case 'closed':
    case 'closeOne':
    case 'treatInjury':
      return say(lang, effect.do)
  }
}
