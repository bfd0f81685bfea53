/** The small town, in both languages. */
import type { Lang } from '@emberhall/speech'

type House = 'chapel' | 'doctor' | 'store' | 'inn' | 'smithy'
type Ware = 'prayer' | 'salve' | 'bread' | 'lamp' | 'bed' | 'rumour'
interface TownWords {
  readonly houses: Readonly<Record<House, string>>
  readonly wares: Readonly<Record<Ware, { readonly name: string; readonly hint: string }>>
  readonly price: (n: number) => string
  readonly coins: (n: number) => string
  readonly go: string
  readonly buy: string
  readonly tomorrow: string
  readonly table: string
  readonly lucky: string
  readonly clearance: string
  readonly why: Readonly<Record<'closed' | 'here' | 'twice' | 'elsewhere' | 'sold' | 'dear', string>>
}
export const TOWN_WORDS: Readonly<Record<Lang, TownWords>> = {
  en: {
    houses: { chapel: 'Chapel', doctor: 'Doctor', store: 'General Store', inn: 'The Lamp', smithy: 'Smithy' },
    wares: {
      prayer: { name: 'A prayer', hint: 'Takes one fear away.' },
      salve: { name: 'Salve', hint: 'Closes a wound on the road.' },
      bread: { name: 'Bread', hint: 'Keeps for three days.' },
      lamp: { name: 'Brass lamp', hint: 'Burns twice as long.' },
      bed: { name: 'A bed', hint: 'Wake rested.' },
      rumour: { name: 'A rumour', hint: 'Hear of two roads.' },
    },
    price: (n) => (n === 0 ? 'free' : n === 1 ? '1 coin' : `${n} coins`),
    coins: (n) => `Ada has ${n === 1 ? '1 coin' : `${n} coins`}. Where does she go?`,
    go: 'Go there',
    buy: 'Take it',
    tomorrow: 'A new day',
    table: 'A card game is under way.',
    lucky: 'Lucky table',
    clearance: 'Clearance',
    why: {
      closed: 'The forge is cold today.',
      here: 'Ada is there already.',
      twice: 'Nobody goes there more than twice.',
      elsewhere: 'Ada is not there.',
      sold: 'Ada has it.',
      dear: 'Ada cannot pay for it.',
    },
  },
  fr: {
    houses: { chapel: 'Chapelle', doctor: 'Docteur', store: 'Magasin général', inn: 'La Lanterne', smithy: 'Forge' },
    wares: {
      prayer: { name: 'Une prière', hint: 'Ôte une peur.' },
      salve: { name: 'Onguent', hint: 'Ferme une plaie en chemin.' },
      bread: { name: 'Pain', hint: 'Se garde trois jours.' },
      lamp: { name: 'Lampe de cuivre', hint: 'Brûle deux fois plus longtemps.' },
      bed: { name: 'Un lit', hint: 'On s’éveille reposé.' },
      rumour: { name: 'Une rumeur', hint: 'On parle de deux routes.' },
    },
    price: (n) => (n === 0 ? 'gratuit' : n === 1 ? '1 pièce' : `${n} pièces`),
    coins: (n) => `Ada a ${n <= 1 ? `${n} pièce` : `${n} pièces`}. Où va-t-elle ?`,
    go: 'Y aller',
    buy: 'Le prendre',
    tomorrow: 'Un nouveau jour',
    table: 'Une partie de cartes est en cours.',
    lucky: 'Table chanceuse',
    clearance: 'Liquidation',
    why: {
      closed: 'Le feu est éteint aujourd’hui.',
      here: 'Ada y est déjà.',
      twice: 'On n’y va pas plus de deux fois.',
      elsewhere: 'Ada n’y est pas.',
      sold: 'Ada l’a déjà.',
      dear: 'Ada ne peut pas le payer.',
    },
  },
}
