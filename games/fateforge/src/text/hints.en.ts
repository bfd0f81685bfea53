/** Why a good player would answer so. `foes` are enemies, `what` an enemy or a thing. */
export const en = {
  free: 'It costs nothing.',

  // On the board
  fells: 'It fells {foes}.',
  leads: 'With what follows, {foes} can fall this turn.',
  wounds: 'It does {n} of the {all} damage that {foes} can still take.',
  objective: 'It serves an objective: {things}.',
  loot: 'There is something to gain: {things}.',
  spares: '{foes} would then spare {hero}.',
  hunted: '{foes} would still hurt {hero}.',
  nearer: 'It leads towards {what}.',
  stop: 'Nothing left would make {hero} better off.',
  missed: 'It is missed the least.',

  // Heroes and dice
  near: 'Enemies within 1 zone: {n}.',
  faces: '{n} of {all} faces: {kind, select, attack {attack} move {move} other {better than a Fail}}.',
  noFail: 'No die shows a Fail.',
  left: '{hero} {n, plural, =0 {is down} other {has # Health left}}.',
  energy: '{hero} has {n} Energy left.',
  tough: '{hero} can take the most: {n} damage.',
  hurt: '{hero} lacks {n} Health.',
  parry: 'Parry tokens do not outlast the round.',
  armor: 'Armor comes back with the next rest.',

  // Outside fights
  brings:
    'It brings {kind, select, gold {gold} food {food} reputation {reputation} item {an item} ally {an ally} unlockLocation {a new place} unlockQuest {a side quest} other {something for later}}.',
  trait: '{hero} has the trait: {name}.',
  tidy: 'Nothing in camp needs seeing to.',
  room: '{hero} has room for {card}.',
  wounded: 'The heroes lack {n} Health in all.',
  wanted: '{card} is worth its {n} gold.',
  enough: 'Nothing else here is worth its price.',
}
export type Hints = Readonly<Record<keyof typeof en, string>>
