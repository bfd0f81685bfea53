import { golden, printedProblems } from '@emberhall/testkit'
import { describe, expect, it } from 'vitest'
import { CONTENT } from '../src/content/index.ts'
import type { Ability, Effect, EnemyAction, Item, Mishap } from '../src/content/types.ts'
import { HEROES } from '../src/content/types.ts'
import { fateforge } from '../src/index.ts'
import { corruptionText, itemText, skillText } from '../src/text/cardText.ts'
import { en as effectsEn } from '../src/text/effects.en.ts'
import { fr as effectsFr } from '../src/text/effects.fr.ts'
import { enemyText } from '../src/text/foeText.ts'
import { clue, landmark, objectiveText } from '../src/text/placeText.ts'
import { fr } from '../src/text/messages.ts'
import { fr as fightFr } from '../src/table/fight/words.fr.ts'
import { fr as pagesFr } from '../src/table/pages/words.fr.ts'
import { en as thingsEn } from '../src/text/things.en.ts'
import { fr as thingsFr } from '../src/text/things.fr.ts'
import { nameOf, toldOf } from '../src/text/things.ts'
import { book, everything, strings } from './printed.ts'

const languages = ['en', 'fr'] as const
const spaced = (text: string) => text.replaceAll('\u00a0', ' ')

describe.each(languages)('printed texts in %s', (lang) => {
  it('are those of the golden file (UPDATE_GOLDEN=1 rewrites it, to be read again)', () => {
    expect(book(lang)).toBe(golden(import.meta.url, `cards.${lang}`, book(lang)))
  })
  it('read well, close every line and flavour with a stop, and have no straight quotes', () => {
    expect(printedProblems(everything(lang))).toEqual([])
  })
  it.each(HEROES)('tell the story of the hero %s in 60 to 90 words', (hero) => {
    const words = toldOf('hero', hero, 'story', lang).split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(60)
    expect(words).toBeLessThanOrEqual(90)
  })
  it('FG-46.3 tell places apart by their landmarks, without their names', () => {
    const places = CONTENT.explorations.flatMap((walk) => walk.places.map(({ id }) => id))
    const clues = places.map((id) => clue(id, lang))
    expect(new Set(clues).size).toBe(places.length)
    expect(new Set(places.map((id) => landmark(id, lang))).size).toBe(places.length)
    for (const name of NAMES[lang]) expect(clues.join(' ').toLowerCase()).not.toContain(name)
  })
})
const NAMES = {
  en: 'fig gate,tannery,bell court,salt stairs,lamp market,blue shrine,fish quay,broken arch,dyers,cistern,provost,sefa'.split(
    ',',
  ),
  fr: 'figuier,tannerie,cour de la cloche,escalier,marché,sanctuaire,quai,arche brisée,teinturier,citerne,prévôt,sefa'.split(
    ',',
  ),
} as const

describe('printed texts', () => {
  it('are translated', () => {
    const [english, french] = [everything('en'), everything('fr')]
    expect(french).toHaveLength(english.length)
    english.forEach(({ kindLine, lines, flavour }, i) => {
      const other = french[i]!
      expect(other.lines).toHaveLength(lines.length)
      lines.forEach((line, n) => expect(other.lines[n]).not.toBe(line))
      expect(other.kindLine !== kindLine).toBe(kindLine !== '')
      expect(other.flavour !== flavour).toBe(flavour !== undefined)
    })
  })
  it('keep the French spaces before : ; ! ? and inside guillemets from breaking', () => {
    const french = everything('fr').flatMap(strings)
    expect(french.filter((text) => /[ \p{L}\p{N})][:;!?»]|«[^\u00a0\u202f]/u.test(text))).toEqual([])
  })
  it('say the same things in both languages', () => {
    expect(Object.keys(effectsFr)).toEqual(Object.keys(effectsEn))
    expect(Object.keys(thingsFr)).toEqual(Object.keys(thingsEn))
  })
  it('refuse to name what there is not', () => {
    expect(() => nameOf('item', 'golden-goose', 'en')).toThrow('there are no words for "item.golden-goose"')
  })
})

/** A card with this ability, read out in both languages. */
function read(ability: Ability): readonly string[] {
  const item: Item = { id: 'hatchet', slot: 'secondary', cost: 3, abilities: [ability] }
  return languages.map((lang) => spaced(itemText(item, lang).lines[0]!))
}
const effect = (one: Effect): Ability => ({ timing: 'turn', gain: { gain: 'effects', effects: [one] } })

describe('the examples of the spec (12.6)', () => {
  const skill = (id: string) => {
    const card = CONTENT.skills.find((one) => one.id === id)!
    return languages.map((lang) => spaced(skillText(card, lang).lines[0]!))
  }
  it.each([
    ['spirit-bolt', 'Focus: gain a Shoot result.', 'Concentration : gagnez un résultat Tir.'],
    ['charge', 'Move + Wild: Move, then Strike +1.', 'Déplacement + Joker : Déplacement, puis Frappe +1.'],
    ['sleight', 'Move ↔ Focus.', 'Déplacement ↔ Concentration.'],
    [
      'grit',
      'When you suffer damage: spend 1 Energy to prevent 1.',
      'Quand vous subissez des dégâts : dépensez 1 Énergie pour en éviter 1.',
    ],
  ])('%s', (id, english, french) => {
    expect(skill(id)).toEqual([english, french])
  })
  it('stun a minion', () => {
    expect(read(effect({ effect: 'stun', range: 2 }))).toEqual([
      'Stun a minion within 2 zones.',
      'Étourdissez un sbire à 2 zones ou moins.',
    ])
  })
  it('lose 1 Energy, keep', () => {
    const card = { id: 'doubt', keep: 'noTriple', mishaps: [{ mishap: 'loseEnergy', n: 1 }] } as const
    expect(corruptionText(card, 'en').lines).toEqual([
      'Lose 1 Energy.',
      'You cannot use three of a kind.',
      'Keep this card.',
    ])
    expect(corruptionText(card, 'fr').lines).toEqual([
      'Perdez 1 Énergie.',
      'Vous ne pouvez pas utiliser le brelan.',
      'Conservez cette carte.',
    ])
  })
})

describe('sentences that no card has yet', () => {
  it.each<[Ability, string, string]>([
    [
      { timing: 'turn', cost: [{ pay: 'cubes', n: 1 }], gain: { gain: 'pool', actions: [{ do: 'shoot', reach: 1 }] } },
      '1 cube of this card: Shoot with Range +1.',
      '1 cube de cette carte : Tir avec Portée +1.',
    ],
    [
      { timing: 'camp', gain: { gain: 'effects', effects: [{ effect: 'energize', n: 1, range: 0, most: 2 }] } },
      'Outside combat: up to 2 heroes regain 1 Energy.',
      'Hors combat : jusqu’à 2 héros récupèrent 1 Énergie.',
    ],
    [effect({ effect: 'guard', n: 2, range: 0, self: true }), 'Gain 2 Parry tokens.', 'Gagnez 2 jetons Parade.'],
    [effect({ effect: 'heal', n: 1, range: 0, self: true }), 'Regain 1 Health.', 'Récupérez 1 Santé.'],
    [
      effect({ effect: 'heal', n: 1, range: 1, other: true }),
      'Another hero within 1 zone regains 1 Health.',
      'Un autre héros à 1 zone ou moins récupère 1 Santé.',
    ],
    [
      { ...effect({ effect: 'hide' }), timing: 'prep', if: 'inStealth' },
      'Preparation, in Stealth: your Stealth token becomes available.',
      'Préparation, si vous êtes Furtif : votre jeton Furtif redevient disponible.',
    ],
    [
      effect({ effect: 'sunder', n: 1 }),
      'Remove 1 armor cube from an enemy in your zone.',
      'Retirez 1 cube d’armure à un ennemi de votre zone.',
    ],
    [effect({ effect: 'reroll', n: 2 }), 'Reroll any 2 dice.', 'Relancez 2 dés de votre choix.'],
    [
      {
        timing: 'turn',
        cost: [{ pay: 'parryToken', n: 2 }],
        gain: { gain: 'effects', effects: [{ effect: 'anyResult' }, { effect: 'taunt' }] },
      },
      '2 Parry tokens: gain a result of your choice (not Fail or Special attack), without a colour, then until upkeep, every enemy action that could target you must target you.',
      '2 jetons Parade : gagnez un résultat de votre choix (ni Échec ni Attaque spéciale), sans couleur, puis jusqu’à l’entretien, toute action ennemie qui peut vous cibler doit vous cibler.',
    ],
  ])('%j', (ability, english, french) => {
    expect(read(ability)).toEqual([english, french])
  })
  it('need something to say', () => {
    expect(() => read({ timing: 'turn' })).toThrow('what the ability gives')
  })
  it.each<[EnemyAction, string, string]>([
    [{ do: 'push', at: 'last' }, 'Distance 0: Push the last hero.', 'Distance 0 : Pousser le dernier héros.'],
    [
      { do: 'strike', toxic: true, extra: 1, at: 'first' },
      'Distance 0: toxic Strike +1 on the first hero.',
      'Distance 0 : Frappe toxique +1 sur le premier héros.',
    ],
    [
      { do: 'move', minion: ['green', 'blue'] },
      'Distance 0: Move for the closest green, else blue, minion.',
      'Distance 0 : Déplacement pour le sbire vert, sinon bleu, le plus proche.',
    ],
  ])('%j', (action, english, french) => {
    const enemy = { ...CONTENT.enemies[0]!, band: [{ distance: 0, actions: [action] }] }
    expect(languages.map((lang) => spaced(enemyText(enemy, lang).lines[0]!))).toEqual([english, french])
  })
  it('count mishaps', () => {
    const lines = (mishaps: readonly Mishap[]) => corruptionText({ id: 'doubt', mishaps }, 'fr').lines
    expect(lines([{ mishap: 'toxicAll', n: 2 }])).toEqual([
      'Chaque héros dans votre zone subit 2 dégâts toxiques.',
      'Défaussez cette carte.',
    ])
  })
})

describe('objectives', () => {
  const [c1] = CONTENT.scenes
  it('FG-9.4 are told without the story in battle quests', () => {
    const objective = { kind: 'collect', token: 'o1' } as const
    expect(objectiveText(objective, c1!, 'story', 'en')).toBe('Carry the satchel off the board.')
    expect(objectiveText(objective, c1!, 'battle', 'en')).toBe('Carry objective token O1 off the board.')
    expect(objectiveText(objective, c1!, 'battle', 'fr')).toBe('Emportez le jeton Objectif O1 hors du plateau.')
  })
  it('say which are secondary', () => {
    expect(objectiveText({ kind: 'allChests', secondary: true }, c1!, 'battle', 'en')).toBe(
      'Secondary objective: open every chest.',
    )
  })
  it('name the portal that is the way out', () => {
    const sq2 = CONTENT.scenes.find(({ id }) => id === 'sq2')!
    expect(objectiveText(sq2.objectives[0]!, sq2, 'story', 'en')).toBe('Leave by the portal, which is exit A.')
  })
})

it('calls a round by the word of the French rulebook, everywhere', async () => {
  const said = [fr, fightFr, pagesFr, effectsFr, thingsFr].flatMap((words) => Object.values<string>(words))
  const rules = (await fateforge.rules.fr()).flatMap((chapter) => chapter.rules)
  const texts = [...said, ...rules.map(({ text }) => text)]
  expect(texts.filter((text) => /\brounds?\b/i.test(text)).length).toBeGreaterThan(40)
  expect(texts.filter((text) => /\b(une|la|cette|par|chaque|#) manches?\b/i.test(text))).toEqual([])
})
