import { characters } from '../characters/index.ts'
import { cardsOf, type Design } from '../make/cards.ts'
import { type CharacterId, type SeqCard, KINDS } from '../types.ts'
import { aileiCombat, aileiDiplomacy } from './ailei.ts'
import { arevCombat, arevDiplomacy } from './arev.ts'
import { beorCombat, beorDiplomacy } from './beor.ts'
import { colourKeys } from './colours.ts'
import { maggotCombat, maggotDiplomacy } from './maggot.ts'
import { standardCombat, standardDiplomacy } from './standard.ts'
import { starterCombat } from './starterCombat.ts'
import { starterDiplomacy } from './starterDiplomacy.ts'

interface BothKinds {
  readonly combat: readonly Design[]
  readonly diplomacy: readonly Design[]
}
const starters: BothKinds = { combat: starterCombat, diplomacy: starterDiplomacy }
const standard: BothKinds = { combat: standardCombat, diplomacy: standardDiplomacy }
const advanced: Readonly<Record<CharacterId, BothKinds>> = {
  ailei: { combat: aileiCombat, diplomacy: aileiDiplomacy },
  arev: { combat: arevCombat, diplomacy: arevDiplomacy },
  maggot: { combat: maggotCombat, diplomacy: maggotDiplomacy },
  beor: { combat: beorCombat, diplomacy: beorDiplomacy },
}

/** By character: combat then diplomacy, each as starters, standard cards, advanced cards. */
export const cards: readonly SeqCard[] = characters.flatMap((character) => {
  const { colour } = character
  const keys = colourKeys[colour]
  return KINDS.flatMap((kind) => [
    ...cardsOf(starters[kind], { kind, colour, keys, first: 1, starter: true }),
    ...cardsOf(standard[kind], { kind, colour, keys, first: 16 }),
    ...cardsOf(advanced[character.id][kind], { kind, colour, keys, first: 1, character }),
  ])
})
