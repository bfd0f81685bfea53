import type { Deposit, Exploration, Ore } from './types.ts'

const ORE_LETTERS: Readonly<Record<string, Ore>> = { G: 'gold', S: 'darkiron', D: 'draconite' }

/** G Gold, S Darkiron, D Draconite, K a Kobold. */
function faces(level: Deposit['level'], tokens: readonly string[]): Deposit[] {
  return tokens.map((token, i) => ({
    id: `deposit-${level}-${i + 1}`,
    level,
    ores: Array.from(token).flatMap((letter) => ORE_LETTERS[letter] ?? []),
    kobold: token.includes('K'),
  }))
}

export const deposits: readonly Deposit[] = [
  ...faces('I', ['GGG', 'GG', 'GGS', 'GGS', 'GGGK', 'GGSK']),
  ...faces('II', ['GSS', 'GGS', 'GSD', 'SSS', 'GSSK', 'SSDK', 'GGD']),
  ...faces('III', ['GDDK', 'SDD', 'SSDDK', 'GSDD', 'DDDK']),
]

export const explorations: Readonly<Record<Exploration, number>> = {
  treasure: 3,
  rekindle: 2,
  encounter: 2,
  trap: 2,
  totem: 3,
  find: 3,
}

/** How many Treasures of value 1, 2, 3. */
export const treasures: readonly number[] = [4, 5, 3]

/** FF-14.2 Points for a set of this many artifacts of one collection. */
export const COLLECTION_BONUS: readonly number[] = [0, 0, 3, 7, 12]
