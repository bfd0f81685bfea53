import type { RuleText } from './rule-text.ts'

export const contentEn = {
  'FG-C1.1': {
    title: 'Hunter’s Patience',
    text: 'Each blue die of the Sylvan Guard has a reroll icon.',
  },
  'FG-C1.2': {
    title: 'The Rogue’s Stealth',
    text: 'While her Stealth token is available, enemies cannot target the Rogue.',
  },
  'FG-C1.3': {
    title: 'Losing Stealth',
    text: 'She loses it after a Strike or Shoot, or when she suffers damage.',
  },
  'FG-C1.4': {
    title: 'Hiding again',
    text: 'At the end of her turn, with no enemy in her zone, she may spend a Focus result to hide again.',
  },
  'FG-C1.5': {
    title: 'Acrobat',
    text: 'The Rogue suffers no Sprint damage.',
  },
  'FG-C1.6': {
    title: 'Master of Arms',
    text: 'In each preparation the Lord may change his stance. Assault: his first Strike of the turn deals 1 more. Guard: he gains a Parry token when his turn starts.',
  },
  'FG-C1.7': {
    title: 'Spirit Rhythm',
    text: 'Each Focus the Shaman spends on a skill puts a cube on her Drum, up to 3. The cubes stay between fights.',
  },
  'FG-C1.8': {
    title: 'Shamanic Drum',
    text: 'Once per turn, remove 2 cubes for a result of your choice, except Fail and Special attack.',
  },
  'FG-C1.9': {
    title: 'Hardened',
    text: 'Once per turn the Mercenary may spend 1 health to use a Fail as a Strike.',
  },
  'FG-C2.1': {
    title: 'More heroes, more enemies',
    text: 'Some enemies appear only with three or four heroes.',
  },
  'FG-C2.2': {
    title: 'More heroes, more gems',
    text: 'With three heroes a scene has one more red gem, with four two more, far from the start.',
  },
  'FG-C2.3': {
    title: 'The story changes the fight',
    text: 'What happened before can add or remove enemies and tokens.',
  },
  'FG-C2.4': {
    title: 'The Cellar',
    text: 'This fight must be won to go on. Each time you lose it, one enemy fewer awaits you.',
  },
  'FG-C2.5': {
    title: 'In the Shuttered Market',
    text: 'Three tokens hide, at random, the informant, a red gem and an unpleasant surprise.',
  },
  'FG-C2.6': {
    title: 'The Fleeing Courier',
    text: 'If the Courier acts in the zone of exit A, it is gone with what it carries.',
  },
  'FG-C2.7': {
    title: 'What chests hold',
    text: 'Chests hold an item. If you already have it, you find another, or a red gem.',
  },
  'FG-C2.8': {
    title: 'Winning story cards',
    text: 'Certain fights, when won, give you a story card. A satchel that went down at the ford may turn up again, at a price.',
  },
  'FG-C2.9': {
    title: 'Lanterns and altars',
    text: 'Light or destroy these objects with a Focus action. Each counts once.',
  },
  'FG-C3.1': {
    title: 'Strength of the Castellan',
    text: 'It has 1 armor for each hero and 2 resistance plus 4 for each hero. It cannot be stunned, pushed or pulled.',
  },
  'FG-C3.2': {
    title: 'The Castellan’s plan',
    text: 'Each round it does the next of three things, announced at the start of the round.',
  },
  'FG-C3.3': {
    title: 'The Castellan reacts',
    text: 'It moves toward the first hero in the order, then strikes.',
  },
  'FG-C3.4': {
    title: 'Sweep',
    text: 'Each hero in its zone suffers 1 damage, then is pushed.',
  },
  'FG-C3.5': {
    title: 'Chains',
    text: 'It pulls the last hero of an adjacent zone, then strikes the last hero for 2.',
  },
  'FG-C3.6': {
    title: 'Summons',
    text: 'A Risen enters at the gate, then it strikes the first hero.',
  },
  'FG-C3.7': {
    title: 'The Castellan’s weakness',
    text: 'Cover Skill Strike, Skill Shoot and two Focus: it loses all its armor and 3 resistance.',
  },
  'FG-C4.1': {
    title: 'Time in act I',
    text: 'The first rest gives 4 Time, the second 5, unless effects change it.',
  },
  'FG-C4.2': {
    title: 'Harbour Stalls',
    text: 'One of each item is for sale, up to 4 gold at first, all of them later.',
  },
  'FG-C4.3': {
    title: 'Training Yard',
    text: 'The skills of your heroes are taught here.',
  },
  'FG-C4.4': {
    title: 'Temple of Lamps',
    text: 'For 3 gold, one corruption card you keep is removed, once per visit.',
  },
  'FG-C4.5': {
    title: 'Lamplighters’ Guild',
    text: 'Food is sold here, and after a visit the Temple costs 1 Time less for this rest.',
  },
  'FG-C4.6': {
    title: 'End of a side quest',
    text: 'Its reward is yours only if you win. Won or lost, its card is discarded.',
  },
  'FG-C5.1': {
    title: 'Lowered maximums',
    text: 'A lowered maximum takes away an exhausted token first. When the card leaves, the token comes back exhausted.',
  },
  'FG-C5.2': {
    title: 'Net',
    text: 'You may end your turn only if it is your turn; otherwise you lose 1 energy.',
  },
  'FG-C5.3': {
    title: 'Debt',
    text: 'You may pay in gold only if the group has some. Gems collected in the fight under way do not count.',
  },
  'FG-C5.4': {
    title: 'The decks',
    text: 'The corruption deck has 12 cards, each twice; other decks have their own. Copies you keep add up.',
  },
  'FG-C6.1': {
    title: 'Rewards',
    text: 'At 2 points: a new die or 6 gold. At 4: an item or a trait. At 6: more health or more energy for each hero.',
  },
  'FG-C6.2': {
    title: 'Consumables',
    text: 'Charged items and food are consumables.',
  },
  'FG-C6.3': {
    title: 'Rests in Battle mode',
    text: 'Every rest has the Inn, the Training Yard and the Harbour Stalls. The first has 3 Time.',
  },
} as const satisfies Record<string, RuleText>
