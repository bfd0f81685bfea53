/** What people carry, as signs on a square of 48. */
import type { Item } from '../../content/types.ts'

const ITEM_PATHS = {
  Pistol: 'M4 14H34L38 12V18L34 20H22L20 24H15L12 36H4L8 22 4 20Z',
  Rifle: 'M1 17H46V21H30L28 25H22L20 23 6 30H1Z',
  Blade: 'M42 4 16 30 20 34C30 28 38 16 42 4ZM14 30 20 36 17 39 15 37 9 43 5 39 11 33 9 31Z',
  Tool: 'M10 6 20 16 16 20 6 10C2 20 10 26 18 24L36 42 42 36 24 18C26 10 20 2 10 6Z',
  Clothing: 'M16 5 24 10 32 5 44 14 38 22 34 20V43H14V20L10 22 4 14Z',
  Hat: 'M14 26C14 12 18 8 24 12 30 8 34 12 34 26 40 26 44 24 46 22 44 34 34 36 24 36 14 36 4 34 2 22 4 24 8 26 14 26Z',
  Gloves:
    'M14 44V26L6 18C4 14 8 12 11 15L16 20V8C16 4 21 4 21 8V4C21 1 26 1 26 4V8C26 4 31 4 31 8V12C31 8 36 8 36 12V30L32 44Z',
  Boots: 'M16 4H32V26L44 34V42H32L28 40 24 42H16Z',
  Book: 'M6 8C14 4 20 6 24 10 28 6 34 4 42 8V40C34 36 28 38 24 42 20 38 14 36 6 40ZM23 11V41H25V11Z',
  Badge: 'M24 2 30 16 45 17 34 27 37 42 24 34 11 42 14 27 3 17 18 16Z',
  Bag: 'M17 14V8C17 4 31 4 31 8V14H38L43 42H5L10 14ZM21 14H27V9H21ZM9 24V28H39V24Z',
  Kit: 'M17 14V8C17 4 31 4 31 8V14H42V42H6V14ZM21 14H27V9H21ZM21 20V25H16V31H21V36H27V31H32V25H27V20Z',
  Sight:
    'M22 2H26V9C33 10 38 15 39 22H46V26H39C38 33 33 38 26 39V46H22V39C15 38 10 33 9 26H2V22H9C10 15 15 10 22 9ZM24 14A10 10 0 1 0 24 34 10 10 0 1 0 24 14ZM24 20A4 4 0 1 1 24 28 4 4 0 1 1 24 20Z',
  Rope: 'M24 4A20 16 0 1 0 24 36 20 16 0 1 0 24 4ZM24 10A13 9 0 1 1 24 30 13 9 0 1 1 24 10ZM24 15A6 4 0 1 0 24 25 6 4 0 1 0 24 15ZM34 34 44 44 40 46 29 37Z',
  Lamp: 'M19 3H29V8H32L34 14H14L16 8H19ZM14 16H34L38 36H10ZM24 19C19 25 19 33 24 33 29 33 29 25 24 19ZM8 38H40V44H8Z',
  Dice: 'M8 12 28 6 40 20 40 38 20 44 8 30ZM22 18A3 3 0 1 0 22 24 3 3 0 1 0 22 18ZM32 26A3 3 0 1 0 32 32 3 3 0 1 0 32 26ZM18 32A3 3 0 1 0 18 38 3 3 0 1 0 18 32Z',
  Round: 'M24 3C32 9 34 17 34 24H14C14 17 16 9 24 3ZM14 26H34V40H14ZM12 42H36V46H12Z',
  Bell: 'M22 3H26V7C36 9 37 18 37 27L43 36H5L11 27C11 18 12 9 22 7ZM19 38H29C29 45 19 45 19 38Z',
  Idol: 'M18 3H30L33 12 29 18H38L34 30 30 28V36H38V45H10V36H18V28L14 30 10 18H19L15 12ZM20 9V12H23V9ZM25 9V12H28V9Z',
  Paper: 'M4 12H44V38H4ZM7 15 24 28 41 15V19L24 32 7 19Z',
  Map: 'M4 10 17 5 31 10 44 5V38L31 43 17 38 4 43ZM15 9V36H18V9ZM30 12V39H33V12Z',
  Watch:
    'M20 2H28V8C38 10 43 18 43 26A19 19 0 1 1 20 8ZM24 12A14 14 0 1 0 24 40 14 14 0 1 0 24 12ZM22 16H26V25L33 30 31 33 22 28Z',
  Compass:
    'M24 3A21 21 0 1 0 24 45 21 21 0 1 0 24 3ZM24 8A16 16 0 1 1 24 40 16 16 0 1 1 24 8ZM34 14 28 28 14 34 20 20Z',
  Lens: 'M20 4A16 16 0 1 0 20 36 16 16 0 1 0 20 4ZM20 9A11 11 0 1 1 20 31 11 11 0 1 1 20 9ZM33 29 46 42 42 46 29 33Z',
  Coin: 'M24 4A20 20 0 1 0 24 44 20 20 0 1 0 24 4ZM24 8A16 16 0 1 1 24 40 16 16 0 1 1 24 8ZM24 13 27 21H35L29 26 31 34 24 29 17 34 19 26 13 21H21Z',
  Ring: 'M18 4H30L34 10 28 15C36 17 41 23 41 30A17 15 0 1 1 20 15L14 10ZM24 20A11 10 0 1 0 24 40 11 10 0 1 0 24 20Z',
  Locket: 'M22 2H26V12C32 5 44 9 42 20 41 30 30 38 24 44 18 38 7 30 6 20 4 9 16 5 22 12Z',
  Tin: 'M6 14H42V38H6ZM10 8H38V12H10ZM12 20V32H36V20Z',
  Harp: 'M3 16H45V34H3ZM8 21V29H13V21ZM17 21V29H22V21ZM26 21V29H31V21ZM35 21V29H40V21Z',
  Hour: 'M10 3H38V8C38 16 28 20 28 24 28 28 38 32 38 40V45H10V40C10 32 20 28 20 24 20 20 10 16 10 8Z',
  Jar: 'M14 4H34V12H14ZM12 14H36C42 22 42 44 34 44H14C6 44 6 22 12 14ZM14 26V36H34V26Z',
  Other: 'M24 3 40 18 34 42H14L8 18Z',
} as const
type ItemLook = keyof typeof ITEM_PATHS
const LOOKS: Readonly<Record<string, ItemLook>> = {
  'sg-badge': 'Badge',
  'sg-powder-satchel': 'Bag',
  'sg-field-kit': 'Kit',
  'gr-shotgun': 'Rifle',
  'gr-long-sight': 'Sight',
  'gr-dark-grip': 'Sight',
  'gr-heavy-bore': 'Sight',
  'gr-hat': 'Hat',
  'gr-gloves': 'Gloves',
  'gr-boots': 'Boots',
  'gr-rope': 'Rope',
  'gr-pack': 'Bag',
  'gr-satchel': 'Bag',
  'gr-lamp-oil': 'Lamp',
  'gr-doctor-bag': 'Kit',
  'gr-loaded-dice': 'Dice',
  'gr-silver-rounds': 'Round',
  'ma-idol': 'Idol',
  'ma-bell': 'Bell',
  'ma-lamp': 'Lamp',
  'ma-bone-dice': 'Dice',
  'ma-bullet': 'Round',
  'oa-star-map': 'Map',
  'oa-hour': 'Hour',
  'oa-lens': 'Lens',
  'oa-salve': 'Jar',
  'pi-watch': 'Watch',
  'pi-knife': 'Blade',
  'pi-locket': 'Locket',
  'pi-coin': 'Coin',
  'pi-bible': 'Book',
  'pi-tin': 'Tin',
  'pi-compass': 'Compass',
  'pi-letter': 'Paper',
  'pi-ring': 'Ring',
  'pi-harmonica': 'Harp',
}
const BY_KEYWORD: readonly ItemLook[] = ['Rifle', 'Pistol', 'Blade', 'Tool', 'Clothing', 'Book']

export function itemPath({ id, keywords, gun }: Item): string {
  const words: readonly string[] = keywords
  const own = LOOKS[id] ?? BY_KEYWORD.find((look) => words.includes(look))
  return ITEM_PATHS[own ?? (gun === undefined ? 'Other' : 'Pistol')]
}
export const WEALTH_PATHS = {
  stone: 'M14 44 4 30 12 22 18 4 26 18 34 8 42 28 36 44ZM18 12 14 26 22 40 24 22ZM34 16 28 26 30 40 38 28Z',
  gold: ITEM_PATHS.Coin,
  xp: ITEM_PATHS.Badge,
  corruption:
    'M24 4C34 4 42 12 42 22 42 30 38 34 34 36V44H14V36C10 34 6 30 6 22 6 12 14 4 24 4ZM12 20V28H20V20ZM28 20V28H36V20ZM22 31H26L24 27Z',
} as const
