import type { RuleText } from './rule-text.ts'

export const storyEn = {
  'FG-44.1': {
    title: 'Who is tested',
    text: 'A test is for one hero or for all. Unless told otherwise, you choose the hero together.',
  },
  'FG-44.2': {
    title: 'Difficulty',
    text: 'Easy tests take 1 die, medium 2, hard 3. Some effects add dice.',
  },
  'FG-44.3': {
    title: 'Succeeding',
    text: 'You succeed if every die is a success.',
  },
  'FG-44.4': {
    title: 'Success face',
    text: 'The success face counts as 1 success, whoever rolls it.',
  },
  'FG-44.5': {
    title: 'Trait face',
    text: 'The trait face is a success only if you have a trait that matches the test.',
  },
  'FG-44.6': {
    title: 'Rerolling a test',
    text: 'With a matching trait you may spend 1 energy to reroll all the dice, once.',
  },
  'FG-44.7': {
    title: 'Trait points',
    text: 'Passing a medium test earns the group 1 trait point, a hard one 2.',
  },
  'FG-44.8': {
    title: 'Winning traits',
    text: 'For every 3 trait points choose a trait card together and give it to a hero.',
  },
  'FG-44.9': {
    title: 'Hands off the bag',
    text: 'From the moment a test is announced until its result, you cannot exchange items, use the bag or eat.',
  },
  'FG-44.10': {
    title: 'Tests and the fallen',
    text: 'A knocked-out hero cannot be chosen and fails any test it must take.',
  },
  'FG-44.11': {
    title: 'Tests for everyone',
    text: 'If all are tested, the test says how many must succeed. Otherwise each bears the consequences alone.',
  },
  'FG-45.1': {
    title: 'Reputation',
    text: 'Characters and factions remember what you do. The higher your reputation with them, the kinder they are. You can look it up.',
  },
  'FG-45.2': {
    title: 'Scale of reputation',
    text: 'Reputation goes from −5 to +5 and starts at 0.',
  },
  'FG-46.1': {
    title: 'Exploring Easafir',
    text: 'You walk through Easafir with a rough map. Find out where you are, where to go and how to get there.',
  },
  'FG-46.2': {
    title: 'Clues and directions',
    text: 'Read the clue, find the place on the map, choose a direction, and look for the place you reach. Go on until you arrive.',
  },
  'FG-46.3': {
    title: 'Landmarks',
    text: 'Each place has a landmark of its own. The figure on the map is only your note. Where there is no street, you cannot go.',
  },
  'FG-46.4': {
    title: 'Sequences',
    text: 'Explorations occur in the main story and in side quests. Some allow only so many steps.',
  },
  'FG-47.1': {
    title: 'Story cards',
    text: 'When told, add the named card to your story deck. The story may ask for it later.',
  },
  'FG-48.1': {
    title: 'Time tokens',
    text: 'Each rest gives you a number of Time tokens to share. Unused ones are lost at its end.',
  },
  'FG-48.2': {
    title: 'Spending Time',
    text: 'Spend Time to visit places and to take on side quests, in any order.',
  },
  'FG-48.3': {
    title: 'Places to rest',
    text: 'Some places are open from the start, others open as you go. A visit costs the Time shown.',
  },
  'FG-48.4': {
    title: 'Shops',
    text: 'Looking around a shop is free. To buy, pay its Time once per visit, besides the price.',
  },
  'FG-48.5': {
    title: 'Coming back to places',
    text: 'Places stay available in later rests unless told otherwise. You may visit one several times.',
  },
  'FG-48.6': {
    title: 'Healing',
    text: 'At a place that heals, each gold gives back 2 health, shared as you wish.',
  },
  'FG-48.7': {
    title: 'Food',
    text: 'Some places sell food at 1 gold each. Outside combat, a hero who eats one regains 1 health and 1 energy.',
  },
  'FG-48.8': {
    title: 'Teachers',
    text: 'You buy skills at places that teach them.',
  },
  'FG-48.9': {
    title: 'Side quests',
    text: 'Side quests have a threat of 1 to 4 skulls. Most are gone after 2 or 3 rests.',
  },
  'FG-48.10': {
    title: 'End of a rest',
    text: 'At the end of a rest all your energy comes back and your armor is repaired. Side quests are fought before that.',
  },
  'FG-48.11': {
    title: 'Health is not free',
    text: 'Resting alone never restores health.',
  },
  'FG-48.12': {
    title: 'Getting ready',
    text: 'Throughout a rest you may exchange and rearrange items and change your active skills.',
  },
  'FG-49.1': {
    title: 'Cards in and out',
    text: 'Unlocked cards come from the locked-card box. When they leave play they are returned or discarded.',
  },
  'FG-49.2': {
    title: 'Returned',
    text: 'A returned card goes back to its place or is shuffled into its deck.',
  },
  'FG-49.3': {
    title: 'Discarded',
    text: 'A discarded card goes to the graveyard and is not used again in this campaign.',
  },
  'FG-49.4': {
    title: 'Replaced',
    text: 'To replace a card, discard it and take the one that replaces it.',
  },
  'FG-49.5': {
    title: 'Enemies met',
    text: 'Enemies you have fought are kept in a section of their own and will return.',
  },
} as const satisfies Record<string, RuleText>
