import type { RuleText } from './rule-text.ts'

export const campaignEn = {
  'FG-1.1': {
    title: 'Three acts',
    text: 'A campaign is told in three acts of different lengths. A boss awaits you at the end of each.',
  },
  'FG-1.2': {
    title: 'Three kinds of scenes',
    text: 'You go through story scenes, combat scenes and rest scenes. There is no fourth kind.',
  },
  'FG-1.3': {
    title: 'Progress bar',
    text: 'During a story scene a bar shows the chapters and rests of the act and how far you have come.',
  },
  'FG-1.4': {
    title: 'Chapters',
    text: 'A chapter strings several story and combat scenes together.',
  },
  'FG-1.5': {
    title: 'Winning a chapter',
    text: 'Win the chapter’s combat scene and you go on to the next chapter.',
  },
  'FG-1.6': {
    title: 'Losing a chapter',
    text: 'After a defeat the scene decides: either you go on by another road, or you must first win another fight.',
  },
  'FG-1.7': {
    title: 'When you rest',
    text: 'Most of the time two chapters lie between two rests, that is two or three fights. It changes along the way.',
  },
  'FG-1.8': {
    title: 'Failing is not losing',
    text: 'A lost fight never ends the campaign. Your choices, your objectives and your reputation decide where the story goes and how it ends.',
  },
  'FG-1.9': {
    title: 'Start of an act',
    text: 'The table remembers everything as it was when the act began, so that you can restart it.',
  },
  'FG-2.1': {
    title: 'Choosing heroes',
    text: 'Each player picks a different hero. Playing alone, you pick two. One to four of you can play.',
  },
  'FG-2.2': {
    title: 'Getting to know the heroes',
    text: 'You can read the story and the values of every hero before you choose.',
  },
  'FG-2.3': {
    title: 'What a hero starts with',
    text: 'You start with your board, your dice, your two starting skills, both active, and all your health and energy available.',
  },
  'FG-2.4': {
    title: 'Pieces of some heroes',
    text: 'The Rogue has a Stealth token, the Lord a Stance token, and the Shaman her Shamanic Drum in a backpack slot of your choice.',
  },
  'FG-2.5': {
    title: 'Empty hands',
    text: 'You set out without weapons, gold or food.',
  },
  'FG-2.6': {
    title: 'Tutorial',
    text: 'Your first fight comes with explanations. They change no rule, and you can skip them.',
  },
  'FG-3.1': {
    title: 'Unlocking a rule',
    text: 'When the story unlocks one of the 14 hidden rules, all of you read it, and it stays in your rule book.',
  },
  'FG-3.2': {
    title: 'Unlocked already',
    text: 'If you have the rule already, ignore the request.',
  },
  'FG-3.3': {
    title: 'Several ways to a rule',
    text: 'The same rule can come from different places, since stories differ.',
  },
  'FG-3.4': {
    title: 'All rules known',
    text: 'Once you have finished the main story you know all the rules, and later campaigns no longer stop to show them.',
  },
  'FG-3.5': {
    title: 'Hidden, not suspended',
    text: 'A hidden rule never changes how things work. Unlocking only decides when you read it and when you meet what it is about.',
  },
  'FG-3.6': {
    title: 'End of the story',
    text: 'When the main story ends, the rules you never met are unlocked too.',
  },
  'FG-3.7': {
    title: 'In good time',
    text: 'You are always shown a rule before it matters. In Battle mode a quest shows all it needs before its first fight.',
  },
  'FG-4.1': {
    title: 'Saved automatically',
    text: 'Your progress is saved without your doing anything.',
  },
  'FG-4.2': {
    title: 'Four campaigns',
    text: 'When you come back, resume a campaign or start another. Up to four are kept.',
  },
  'FG-4.3': {
    title: 'A fifth campaign',
    text: 'To start a fifth, choose which one it replaces and confirm.',
  },
  'FG-4.4': {
    title: 'Stop whenever you like',
    text: 'You can leave in the middle of a fight. When you come back everything is as it was, luck included.',
  },
  'FG-4.5': {
    title: 'Coming back',
    text: 'You find your tokens, skills, items, corruption, gems and story cards exactly as you left them.',
  },
  'FG-5.1': {
    title: 'Restarting an act',
    text: 'You may restart the current act at any time, but not during a combat scene.',
  },
  'FG-5.2': {
    title: 'What the story remembers',
    text: 'Everything before this act stays as it was. What happened in it is forgotten.',
  },
  'FG-5.3': {
    title: 'Changing the number of players',
    text: 'Only now can players join or leave, and heroes change.',
  },
  'FG-5.4': {
    title: 'Items on a restart',
    text: 'You get back the items you had at the start of the act, except consumables. Everything gained since is given up.',
  },
  'FG-5.5': {
    title: 'Traits stay',
    text: 'You keep every trait card you hold, even those won in this act.',
  },
  'FG-5.6': {
    title: 'Fresh heroes',
    text: 'Every hero recovers all health and all energy.',
  },
  'FG-5.7': {
    title: 'Corruption on a restart',
    text: 'Give back all corruption cards; they are shuffled into their deck again.',
  },
  'FG-5.8': {
    title: 'Gold for a new start',
    text: 'You start again with your two starting skills and gold to buy others: 2 for each hero in act I, 12 in act II, 22 in act III.',
  },
  'FG-5.9': {
    title: 'Joining and leaving',
    text: 'A new hero starts from scratch, with the same gold. A hero who leaves hands its items to the group.',
  },
  'FG-5.10': {
    title: 'Points and stores',
    text: 'Victory points, trait points and food are again what they were at the start of the act.',
  },
  'FG-5.11': {
    title: 'Everything else',
    text: 'All other cards go back to where they were. Rewards and dice won in the act are lost, and nobody is stunned.',
  },
  'FG-6.1': {
    title: 'Swapping heroes',
    text: 'Outside combat you may exchange a hero for one not in play, without restarting the act.',
  },
  'FG-6.2': {
    title: 'Skills of the new hero',
    text: 'Your new hero takes as many skills as the old one had acquired, free of charge, from those on sale and of the same level.',
  },
  'FG-6.3': {
    title: 'Inheritance',
    text: 'The new hero takes over the corruption cards and the trait cards won in play, but has a starting trait of its own.',
  },
  'FG-6.4': {
    title: 'Items and wounds on a swap',
    text: 'The items stay in the group bag. The new hero is as worn as the old one was, but has at least 1 health.',
  },
  'FG-6.5': {
    title: 'When to swap',
    text: 'The book recommends a swap only when a new player takes over. You are free to decide.',
  },
  'FG-6.6': {
    title: 'When not to swap',
    text: 'A knocked-out hero cannot be swapped, and nobody is during a test.',
  },
  'FG-7.1': {
    title: 'Playing alone',
    text: 'Choose Solo in the menu and lead two heroes.',
  },
  'FG-7.2': {
    title: 'A game for two heroes',
    text: 'Apart from the rules of this chapter, you play as in a game with two heroes.',
  },
  'FG-7.3': {
    title: 'Your dice alone',
    text: 'You see the dice of both your heroes.',
  },
  'FG-7.4': {
    title: 'Vigilance',
    text: 'To make up for it, three types of enemies react instead of two, and leaders and bosses have 1 more armor.',
  },
  'FG-7.5': {
    title: 'Blind partner',
    text: 'Instead, you can have the later of your heroes roll only when the action phase begins, with reroll and three of a kind decided at once.',
  },
  'FG-7.6': {
    title: 'Deciding alone',
    text: 'What the rules leave to the group is yours to decide.',
  },
  'FG-8.1': {
    title: 'Talking in Hardcore',
    text: 'In Hardcore mode you may discuss strategy only in the preparation phase.',
  },
  'FG-8.2': {
    title: 'Silence',
    text: 'In the action phase only the player whose turn it is may speak.',
  },
  'FG-8.3': {
    title: 'Kept by the table',
    text: 'Chat and pointers of the others are switched off meanwhile. Choices during enemy turns fall to the Beast Master alone. The mode can be changed only between scenes.',
  },
  'FG-9.1': {
    title: 'Mini-quests',
    text: 'A mini-quest stands on its own: a few fights with rests between them, two to three hours at the table.',
  },
  'FG-9.2': {
    title: 'Setting out',
    text: 'Choose your heroes, play a first rest scene, then choose a quest. Each shows its difficulty, its length and how many fights and rests it has.',
  },
  'FG-9.3': {
    title: 'Gold to begin with',
    text: 'You have your two starting skills and 6 gold for each hero to spend in the first rest.',
  },
  'FG-9.4': {
    title: 'Harder fights',
    text: 'Fights are harder than in the campaign and altered, so that they give nothing away.',
  },
  'FG-9.5': {
    title: 'Winning a quest',
    text: 'Meet every main objective of every fight and the quest is won.',
  },
  'FG-9.6': {
    title: 'Ranks',
    text: 'Gold for all secondary objectives without a single knock-out, Silver for at least half of them, Copper otherwise.',
  },
  'FG-9.7': {
    title: 'All down in battle',
    text: 'If all of you are knocked out in a fight, the quest is lost.',
  },
  'FG-9.8': {
    title: 'One extra round for all',
    text: 'You may play only one extra round in the whole quest, and every hero draws a corruption card for it, standing or not.',
  },
  'FG-9.9': {
    title: 'Recovery in battle',
    text: 'You recover only after a fight you have won.',
  },
  'FG-9.10': {
    title: 'A missed objective',
    text: 'Miss one main objective and the quest is lost.',
  },
  'FG-9.11': {
    title: 'Rewards in battle',
    text: 'Each fight may hold rewards; it is up to you to collect them. There are no victory points, reputation or trait points here.',
  },
} as const satisfies Record<string, RuleText>
