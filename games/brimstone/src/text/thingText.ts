/** What stands on the sheets and cards of heroes, their things and their enemies. */
import { type Lang, listed } from '@emberhall/speech'
import { CONTENT } from '../content/index.ts'
import { SKILLS } from '../content/types.ts'
import type {
  BagToken,
  EliteAbility,
  Enemy,
  HeroClass,
  Item,
  Trait,
  StartingUpgrade,
  UpgradePath,
} from '../content/types.ts'
import type { CardText } from './cardText.ts'
import { itemsMeant, say } from './phrases.ts'
import { effectTexts, ruleTexts } from './ruleText.ts'

const nameOf = (
  lang: Lang,
  list: readonly { readonly id: string; readonly name: { readonly [lang in Lang]: string } }[],
  id: string,
) => list.find((one) => one.id === id)?.name[lang] ?? id

/** "Choke: a hero …" */
const named = (lang: Lang, name: string, rules: readonly Trait[]): string =>
  say(lang, 'named.rule', { name, text: ruleTexts(lang, rules).join(' ') })

export function heroText(lang: Lang, hero: HeroClass): CardText {
  return {
    name: hero.name[lang],
    kind: listed(
      lang,
      hero.keywords.map((keyword) => say(lang, `keyword.${keyword}`)),
    ),
    facts: [
      say(lang, 'fact.health', { health: hero.health, defense: hero.defense }),
      say(lang, 'fact.sanity', { sanity: hero.sanity, willpower: hero.willpower }),
      say(lang, 'fact.toHit', { ranged: hero.toHitRanged, melee: hero.toHitMelee }),
      say(lang, 'fact.combat', { n: hero.combat }),
      say(lang, 'fact.initiative', { n: hero.initiative }),
      say(lang, 'fact.maxGrit', { n: hero.maxGrit }),
      ...SKILLS.map((skill) => say(lang, 'fact.skill', { skill: say(lang, `skill.${skill}`), n: hero.skills[skill] })),
    ],
    rules: hero.abilities.map(({ name, rules }) => named(lang, name[lang], rules)),
    flavour: hero.flavour[lang],
  }
}

export function startingUpgradeText(lang: Lang, upgrade: StartingUpgrade): CardText {
  const { gives } = upgrade
  return {
    name: upgrade.name[lang],
    kind: say(lang, 'kind.startingUpgrade', { class: nameOf(lang, CONTENT.classes, upgrade.class) }),
    facts: [],
    rules: [
      ...ruleTexts(lang, upgrade.rules),
      ...(gives ? [say(lang, 'fact.gives', { item: nameOf(lang, CONTENT.items, gives) })] : []),
    ],
    flavour: upgrade.flavour[lang],
  }
}

/** One rank of a path: "Gunhand II". */
export function rankText(lang: Lang, path: UpgradePath, rank: 1 | 2 | 3): CardText {
  return {
    name: say(lang, `rank.${rank}`, { name: path.name[lang] }),
    kind: say(lang, 'kind.path', { class: nameOf(lang, CONTENT.classes, path.class) }),
    facts: [],
    rules: ruleTexts(lang, path.ranks[rank === 1 ? 0 : rank === 2 ? 1 : 2]),
  }
}

export function itemText(lang: Lang, item: Item): CardText {
  const { only, zone, gun, upgrade } = item
  const counted = [
    ['fact.hands', item.hands],
    ['fact.weight', item.weight],
    ['fact.slots', item.slots],
    ['fact.icons', item.darkStone],
    ['fact.price', item.gold],
  ] as const
  const keywords = item.keywords.map((keyword) => say(lang, `item.${keyword}`, { many: 'no' }))
  return {
    name: item.name[lang],
    kind: [say(lang, `kind.${item.deck}`), ...(upgrade ? [say(lang, 'kind.upgradeCard')] : []), ...keywords].join(', '),
    facts: [
      ...(only ? [say(lang, 'fact.only', { keyword: say(lang, `keyword.${only}`) })] : []),
      ...(zone ? [say(lang, 'fact.zone', { zone: say(lang, `zone.${zone}`) })] : []),
      ...(gun ? [say(lang, 'fact.gun', gun)] : []),
      ...(upgrade ? [say(lang, 'fact.upgrade', { ...upgrade, onto: itemsMeant(lang, upgrade.onto, false) })] : []),
      ...counted.filter(([, n]) => n > 0).map(([key, n]) => say(lang, key, { n })),
    ],
    rules: ruleTexts(lang, item.rules),
    flavour: item.flavour[lang],
  }
}

export const bagText = (lang: Lang, token: BagToken): CardText => ({
  name: token.name[lang],
  kind: say(lang, 'kind.bag'),
  facts: [],
  rules: token.kind === 'dynamite' ? [say(lang, 'token.dynamite.rule')] : effectTexts(lang, token.do),
  flavour: token.flavour[lang],
})

export function enemyText(lang: Lang, enemy: Enemy, side: 'normal' | 'brutal'): CardText {
  const { combat, damage, defense, health, xp, eachWound = 0, fear, ranged, abilities } = enemy[side]
  const keywords = enemy.keywords.map((keyword) => say(lang, `foe.${keyword}`))
  return {
    name: enemy.name[lang],
    kind: [...keywords, say(lang, `foeSize.${enemy.size}`)].join(', '),
    facts: [
      say(lang, 'fact.initiative', { n: enemy.initiative }),
      say(lang, 'fact.move', { n: enemy.move }),
      say(lang, 'fact.escape', { n: enemy.escape }),
      say(lang, 'fact.foeToHit', { n: enemy.toHit }),
      say(lang, 'fact.foeCombat', { combat, damage }),
      say(lang, 'fact.foeHealth', { defense, health }),
      say(lang, 'fact.xp', { xp, each: eachWound }),
      say(lang, 'fact.figures', { n: enemy.figures }),
      ...(fear ? [say(lang, 'fact.fear', { kind: fear.kind, n: fear.n })] : []),
      ...(ranged ? [say(lang, 'fact.ranged', ranged)] : []),
    ],
    rules: abilities.map(({ name, rules }) => named(lang, name[lang], rules)),
    flavour: enemy.flavour[lang],
  }
}

export function eliteText(lang: Lang, elite: EliteAbility): CardText {
  const other = (['small', 'basic'] as const).flatMap((when) => {
    const rules = elite[when]
    return rules ? [say(lang, `elite.${when}`, { text: ruleTexts(lang, rules).join(' ') })] : []
  })
  return {
    name: elite.name[lang],
    kind: say(lang, 'kind.elite'),
    facts: [],
    rules: [...ruleTexts(lang, elite.rules), ...other],
  }
}
