import { golden } from '@emberhall/testkit'
import { describe, expect, it } from 'vitest'
import { packs } from '../src/content/index.ts'
import type { Ability, Card, Condition, Count, Effect, SkillCard, Static } from '../src/content/index.ts'
import { allCards } from '../src/content/validate.ts'
import { backText, cardText } from '../src/text/cardText.ts'
import type { CardText, RuleText } from '../src/text/cardText.ts'
import { en } from '../src/text/effects.en.ts'
import { fr } from '../src/text/effects.fr.ts'

const languages = ['en', 'fr'] as const
const cards = Object.values(packs).flatMap(allCards)

function ruleLines(rules: readonly RuleText[]): string[] {
  return rules.map(({ text, bold }) => (bold ? `- **${text}**` : `- ${text}`))
}
const words = {
  en: { reward: 'Reward', penalty: 'Penalty', back: 'Back' },
  fr: { reward: 'Récompense', penalty: 'Pénalité', back: 'Verso' },
}

function page(card: Card, lang: 'en' | 'fr'): string {
  const text = cardText(card, lang)
  const labels = words[lang]
  const copies = 'copies' in card && card.copies > 1 ? ` ×${card.copies}` : ''
  const lines = [`## ${text.name}${copies}`, '', text.kindLine, '', ...ruleLines(text.rules)]
  if (text.reward) lines.push(`- ${labels.reward} → ${text.reward}`)
  if (text.penalty) lines.push(`- ${labels.penalty} → ${text.penalty}`)
  if (text.boost) lines.push(`- ${text.boost}`)
  if (text.back) lines.push('', `${labels.back} → ${text.back.name}`, '', ...ruleLines(text.back.rules))
  if (text.flavour) lines.push('', `_${text.flavour}_`)
  return lines.join('\n').replaceAll(/\n{3,}/g, '\n\n')
}

function book(lang: 'en' | 'fr'): string {
  const chapters = Object.values(packs).map((pack) => {
    const back = 'masterBack' in pack && pack.masterBack ? backText(lang, pack.masterBack) : undefined
    const backPage = back ? [[`## ${back.name} (${words[lang].back})`, '', ...ruleLines(back.rules)].join('\n')] : []
    return [`# ${pack.name[lang]}`, ...allCards(pack).map((card) => page(card, lang)), ...backPage].join('\n\n')
  })
  return `${chapters.join('\n\n')}\n`
}

function strings(text: CardText): string[] {
  const rules = [...text.rules, ...(text.back?.rules ?? [])].map((rule) => rule.text)
  const parts = [
    text.name,
    text.kindLine,
    ...rules,
    text.reward,
    text.penalty,
    text.boost,
    text.flavour,
    text.back?.name,
  ]
  return parts.filter((part) => part !== undefined)
}

describe.each(languages)('card texts in %s', (lang) => {
  it('are those of the golden file (UPDATE_GOLDEN=1 rewrites it)', () => {
    expect(book(lang)).toBe(golden(import.meta.url, `cards.${lang}`, book(lang)))
  })
  it.each(cards.map((card) => [card.id, card] as const))('read well on %s', (_, card) => {
    for (const text of strings(cardText(card, lang))) {
      expect(text).not.toMatch(/[{}]|undefined|NaN|\[object| {2}|^\s|\s$|\.\.|[ ][.,]/)
      expect(text.charAt(0)).toBe(text.charAt(0).toUpperCase())
    }
  })
  it.each(cards.map((card) => [card.id, card] as const))('close every rule of %s with a full stop', (_, card) => {
    const { rules, reward, penalty, back } = cardText(card, lang)
    const sentences = [...rules, ...(back?.rules ?? [])].map(({ text }) => text)
    for (const text of [...sentences, reward ?? '.', penalty ?? '.']) expect(text).toMatch(/\.$/)
  })
})

describe('card texts', () => {
  it.each(cards.map((card) => [card.id, card] as const))('are translated on %s', (_, card) => {
    const english = cardText(card, 'en')
    const french = cardText(card, 'fr')
    expect(french.rules).toHaveLength(english.rules.length)
    english.rules.forEach((rule, i) => {
      expect(french.rules[i]?.text).not.toBe(rule.text)
      expect(french.rules[i]?.bold).toBe(rule.bold)
    })
    const parts = ['reward', 'penalty', 'boost', 'flavour'] as const
    expect(parts.map((part) => typeof french[part])).toEqual(parts.map((part) => typeof english[part]))
    expect(parts.filter((part) => english[part] !== undefined && english[part] === french[part])).toEqual([])
    // The only word that both languages share.
    expect(french.kindLine === english.kindLine).toBe(card.kind === 'fatigue')
  })
  it('keep the French spaces before : ; ! ? and inside guillemets from breaking', () => {
    const french = cards.flatMap((card) => strings(cardText(card, 'fr')))
    const wrong = french.filter((text) => /[ \p{L}\p{N}][:;!?»]|«[^\u00a0\u202f]|['"]/u.test(text))
    expect(wrong).toEqual([])
  })
  it('give every Well card, Master, Gauntlet, Fatigue, Seeker and lantern a flavour line', () => {
    const silent = cards.filter((card) => card.kind !== 'skill' && !card.flavour)
    expect(silent.map(({ id }) => id)).toEqual([])
    const skills = cards.filter((card) => card.kind === 'skill')
    expect(skills.filter(({ flavour }) => flavour).length / skills.length).toBeGreaterThan(0.6)
  })
  it('say the same things in both languages', () => {
    expect(Object.keys(fr)).toEqual(Object.keys(en))
  })
})

/** A Skill card with this text, read out. */
function read(does: Effect | readonly Effect[], more: Partial<Ability> = {}): readonly [string, string] {
  const list = 'do' in does ? [does] : does
  const card: SkillCard = {
    kind: 'skill',
    id: 'x',
    name: { en: 'X', fr: 'X' },
    seeker: 'asha',
    copies: 1,
    colours: ['red'],
    value: 1,
    abilities: [{ on: 'onAction', do: list, ...more }],
    boost: { colours: ['red'], value: 1 },
  }
  return [cardText(card, 'en').rules[0]!.text, cardText(card, 'fr').rules[0]!.text]
}
function readIf(cond: Condition) {
  return read({ do: 'draw', n: 1 }, { if: cond })
}
function readStatic(fact: Static) {
  const card: Card = {
    kind: 'fatigue',
    id: 'x',
    name: { en: 'X', fr: 'X' },
    onReveal: [],
    abilities: [],
    statics: [fact],
  }
  return [cardText(card, 'en').rules[0]!.text, cardText(card, 'fr').rules[0]!.text] as const
}

describe('sentences', () => {
  it.each<[Effect | Effect[], string, string]>([
    [{ do: 'shakeFatigue', n: 2 }, 'Shake off 2 fatigue.', 'Bravez la fatigue 2 fois.'],
    [
      { do: 'discardHand', n: 'all', who: 'another' },
      'Another Seeker discards their whole hand.',
      'Un autre Éclaireur défausse toute sa main.',
    ],
    [{ do: 'discardHand', n: 2, mode: 'random' }, 'Discard 2 cards at random.', 'Défaussez 2 cartes au hasard.'],
    [
      { do: 'recover', n: 2, colour: 'green', who: 'each' },
      'Each Seeker returns 2 green cards from their discard to their hand.',
      'Chaque Éclaireur reprend en main 2 cartes vertes de sa défausse.',
    ],
    [
      { do: 'returnToHand' },
      'Return this card to your hand instead of discarding it.',
      'Reprenez cette carte en main au lieu de la défausser.',
    ],
    [
      { do: 'discharge', who: 'each' },
      'Each Seeker turns their lantern face down.',
      'Chaque Éclaireur retourne sa lanterne face cachée.',
    ],
    [
      { do: 'discardCard', on: { target: 'chosenChallenge', filter: { type: 'obstacle' } } },
      'Discard an Obstacle.',
      'Défaussez un Obstacle.',
    ],
    [
      { do: 'discardCard', on: { target: 'chosenChallenge', filter: { colour: 'green', type: 'obstacle' } } },
      'Discard a green Obstacle.',
      'Défaussez un Obstacle vert.',
    ],
    [
      { do: 'replaceCard', on: { target: 'otherChallenge', filter: { colour: 'blue', type: 'puzzle' } } },
      'Discard another blue Puzzle and replace it now.',
      'Défaussez une autre Énigme bleue et remplacez-la aussitôt.',
    ],
    [
      { do: 'removeProgress', n: 2, on: { target: 'chosenChallenge', filter: { withProgress: true } } },
      'Remove 2 progress from a challenge with progress on it.',
      'Retirez 2 points de progression d’un défi qui porte de la progression.',
    ],
    [
      { do: 'moveProgress', n: 1, from: { target: 'chosenChallenge' }, to: { target: 'chosenChallenge' } },
      'Move up to 1 progress from a challenge to another challenge.',
      'Déplacez jusqu’à 1 point de progression d’un défi vers un autre défi.',
    ],
    [
      { do: 'attach', what: 'topOfWell', to: 'chosenHost' },
      'Attach the top card of the Well deck to a challenge.',
      'Attachez à un défi la première carte du deck Puits.',
    ],
    [
      { do: 'modDice', face: 'dark', n: -1 },
      'Each dark face takes away 1 progress.',
      'Chaque face Obscurité retire 1 point de progression.',
    ],
    [{ do: 'skipDie', die: 'skill' }, 'Roll without one skill die.', 'Lancez les dés sans l’un des dés de compétence.'],
    [
      { do: 'preventDamage', n: 1 },
      'Prevent 1 of the next damage of this attempt.',
      'Réduisez de 1 les prochains dégâts de cette tentative.',
    ],
    [
      { do: 'peekWell', n: 3, then: 'reorder' },
      'Look at the top 3 cards of the Well deck and put them back in any order.',
      'Regardez les 3 premières cartes du deck Puits, puis replacez-les dans l’ordre de votre choix.',
    ],
    [{ do: 'lose' }, 'You lose the game.', 'Vous perdez la partie.'],
    [
      { do: 'may', effects: [{ do: 'draw', n: 1, who: 'another' }] },
      'You may have another Seeker draw 1 card.',
      'Vous pouvez faire piocher 1 carte à un autre Éclaireur.',
    ],
    [
      { do: 'may', cost: [{ do: 'damage', n: 1 }], effects: [{ do: 'modValue', n: 3 }] },
      'You may suffer 1 damage to give this action +3.',
      'Vous pouvez subir 1 dégât pour donner +3 à cette action.',
    ],
    [
      { do: 'eachSeeker', effects: [{ do: 'draw', n: 1 }, { do: 'charge' }] },
      'Each Seeker does the following: draw 1 card, then charge your lantern.',
      'Chaque Éclaireur applique ce qui suit\u00a0: piochez 1 carte, puis chargez votre lanterne.',
    ],
    [
      { do: 'forEach', count: { count: 'boostsPlayed' }, effects: [{ do: 'charge' }] },
      'For each boost played, charge your lantern.',
      'Pour chaque soutien joué, chargez votre lanterne.',
    ],
    [
      { do: 'damage', n: { count: 'fatigueInPlay', plus: 1 } },
      'Suffer 1 damage, plus 1 for each Fatigue card in play.',
      'Subissez 1 dégât, plus 1 pour chaque carte Fatigue en jeu.',
    ],
    [
      { do: 'heal', n: { count: 'challengesInPlay', filter: { type: 'puzzle', colour: 'green' }, per: 2, min: 1 } },
      'Recover 1 health for every 2 green Puzzles in play (at least 1).',
      'Récupérez 1 PV par tranche de 2 Énigmes vertes en jeu (1 au moins).',
    ],
  ])('%j', (does, english, french) => {
    expect(read(does)).toEqual([english, french])
  })

  it.each<[Condition, string, string]>([
    [{ is: 'colour', colour: 'green' }, 'If the challenge is green', 'Si le défi est vert'],
    [
      { is: 'not', cond: { is: 'type', type: 'puzzle' } },
      'If the challenge is not a Puzzle',
      'Si le défi n’est pas une Énigme',
    ],
    [{ is: 'matches', atLeast: 2 }, 'If at least 2 dice match', 'Si au moins 2 dés sont de la bonne couleur'],
    [
      { is: 'amount', of: { count: 'handSize' }, atMost: 2 },
      'If there are at most 2 cards in your hand',
      'S’il y a au plus 2 cartes dans votre main',
    ],
    [
      { is: 'not', cond: { is: 'amount', of: { count: 'gauntletUp' }, atLeast: 1 } },
      'If there is fewer than 1 face-up Gauntlet card',
      'S’il y a moins de 1 carte Épreuve face visible',
    ],
    [{ is: 'lanternCharged' }, 'If your lantern is charged', 'Si votre lanterne est chargée'],
    [{ is: 'noAction' }, 'If no action was played', 'Si aucune action n’a été jouée'],
    [{ is: 'phase', phase: 'finale' }, 'If the Final Gauntlet has begun', 'Si l’Épreuve finale a commencé'],
    [{ is: 'seekers', n: 1 }, 'If there is exactly 1 Seeker', 'S’il y a exactement 1 Éclaireur'],
    [
      { is: 'not', cond: { is: 'attemptedHasProgress' } },
      'If the challenge has no progress on it',
      'Si le défi ne porte pas encore de progression',
    ],
    [{ is: 'firstActionColour', colour: 'blue' }, 'If the action is blue', 'Si l’action est bleue'],
  ])('%j', (cond, english, french) => {
    expect(readIf(cond)).toEqual([`${english}, draw 1 card.`, `${french}, piochez 1 carte.`])
  })

  it.each<[Static, string, string]>([
    [
      { always: 'boostValue', n: -1, if: { is: 'type', type: 'trap' } },
      'Each boost adds 1 less progress against a Trap.',
      'Chaque soutien ajoute 1 point de progression de moins contre un Piège.',
    ],
    [
      { always: 'difficulty', of: { target: 'eachOtherChallenge', filter: { colour: 'blue' } }, n: -2 },
      'Each other blue challenge has difficulty −2.',
      'La difficulté de chaque autre défi bleu est réduite de 2.',
    ],
    [
      { always: 'vulnerable', colour: 'blue', of: { target: 'eachChallenge', filter: { type: 'trap' } } },
      'Each Trap is vulnerable to blue actions.',
      'Chaque Piège est vulnérable aux actions bleues.',
    ],
    [
      { always: 'boostLimit', n: 3 },
      'Only 3 boosts may be played per action.',
      'Seuls 3 soutiens peuvent être joués par action.',
    ],
  ])('%j', (fact, english, french) => {
    expect(readStatic(fact)).toEqual([english, french])
  })

  it('leave no count without a noun', () => {
    const counts = Object.keys(en).filter((key) => key.startsWith('count.'))
    for (const key of counts) {
      const count = { count: key.slice('count.'.length), icon: 'sigil', per: 2 } as Count
      for (const text of read({ do: 'draw', n: count })) expect(text).not.toMatch(/[{}]| {2}|undefined/)
    }
  })
})
