import type { RuleText } from './rule-text.ts'

export const heroesEn = {
  'FG-10.1': {
    title: 'The hero board',
    text: 'Your board shows who you are, your unique ability and trait, two weapon slots, four backpack slots, your available and exhausted tokens, and your starting dice, health and energy.',
  },
  'FG-10.2': {
    title: 'Traits',
    text: 'You start with one trait and can win others. Some items lend you one while you wear them.',
  },
  'FG-10.3': {
    title: 'What traits are for',
    text: 'A trait that matches a test makes it easier for you.',
  },
  'FG-10.4': {
    title: 'Unique abilities',
    text: 'Every hero has one ability nobody else has. It always works unless the hero is knocked out.',
  },
  'FG-10.5': {
    title: 'Dice pool',
    text: 'Your dice show your talents: red for strength, yellow for speed, blue for precision, green for intelligence. You can win more dice.',
  },
  'FG-11.1': {
    title: 'Four dice',
    text: 'You roll at most 4 dice in a round, unless an effect says otherwise.',
  },
  'FG-11.2': {
    title: 'One die, one result',
    text: 'Each die gives you one result of its own colour.',
  },
  'FG-11.3': {
    title: 'Colours in costs',
    text: 'Usually the colour of a die does not matter. If a cost shows a colour, only a die of that colour will do; results from cards have none.',
  },
  'FG-11.4': {
    title: 'Reroll icon',
    text: 'You may reroll a die with this icon once while you prepare the round.',
  },
  'FG-11.5': {
    title: 'When to reroll',
    text: 'In a combat scene you reroll in the preparation phase only.',
  },
  'FG-11.6': {
    title: 'Rerolls add up',
    text: 'An effect rerolls each die at most once, but several effects may reroll the same die in turn.',
  },
  'FG-11.7': {
    title: 'The new face stands',
    text: 'After a reroll you must keep the new face.',
  },
  'FG-12.1': {
    title: 'Results and actions',
    text: 'A result can be carried out as an action or pay for a skill or an item. An action can only be carried out.',
  },
  'FG-12.2': {
    title: 'Move',
    text: 'Go to an adjacent zone.',
  },
  'FG-12.3': {
    title: 'Strike',
    text: 'Deal 1 damage to an enemy in your zone.',
  },
  'FG-12.4': {
    title: 'Shoot',
    text: 'Deal 1 damage to an enemy in an adjacent zone, never in your own.',
  },
  'FG-12.5': {
    title: 'Skill results',
    text: 'A Skill Strike or Skill Shoot can be used as a plain one, in costs too. A plain one cannot stand in for the skill one.',
  },
  'FG-12.6': {
    title: 'Focus',
    text: 'Interact with an object on the board, or pay for certain skills and items.',
  },
  'FG-12.7': {
    title: 'Fail',
    text: 'A Fail does nothing and pays for nothing.',
  },
  'FG-12.8': {
    title: 'Two icons on one face',
    text: 'A face with two icons is one result. Use it as either, once.',
  },
  'FG-12.9': {
    title: 'Wild',
    text: 'In a cost, Wild takes any result except Fail. It never takes an action.',
  },
  'FG-12.10': {
    title: 'Parry',
    text: 'Parry comes only from skills and items. A result pays a card or becomes a Parry token; an action becomes a Parry token.',
  },
  'FG-12.11': {
    title: 'Special attack',
    text: 'A Special attack on a weapon die does what that weapon says, or pays a Wild.',
  },
  'FG-12.12': {
    title: 'Free order',
    text: 'Use your results in any order, mix them with skills and cards as you like, or leave them unused.',
  },
  'FG-12.13': {
    title: 'Spent once',
    text: 'A result pays for one icon and is gone. A conversion takes its price in full before you get anything.',
  },
  'FG-12.14': {
    title: 'Telling them apart',
    text: 'Cards and table always show results and actions differently, because only results can pay.',
  },
  'FG-13.1': {
    title: 'Available and exhausted',
    text: 'Your tokens are either available or exhausted. You never have more health or energy than your board shows, unless an effect says so.',
  },
  'FG-13.2': {
    title: 'Losing and spending',
    text: 'To lose or spend, move tokens to exhausted. Each damage costs 1 health.',
  },
  'FG-13.3': {
    title: 'Regaining',
    text: 'To regain, move tokens back to available. Any excess is lost.',
  },
  'FG-13.4': {
    title: 'Out of energy',
    text: 'Without available energy you cannot choose to spend any, but you are still standing.',
  },
  'FG-13.5': {
    title: 'Overflow',
    text: 'If you must lose energy you do not have, lose 1 health for each missing point.',
  },
  'FG-13.6': {
    title: 'Losses are not damage',
    text: 'Losing health is not damage. Neither Parry tokens nor armor help.',
  },
  'FG-13.7': {
    title: 'No health left',
    text: 'Without available health you are knocked out.',
  },
  'FG-13.8': {
    title: 'All knocked out',
    text: 'If all of you are knocked out, the fight ends at once in failure. As long as one hero stands, you can still win.',
  },
  'FG-13.9': {
    title: 'Paying with your last health',
    text: 'You may pay with your last health. The effect happens, then you are knocked out.',
  },
  'FG-13.10': {
    title: 'Down is down',
    text: 'Once you are knocked out, tokens coming back do not get you up. Only being revived, being healed in a story scene or the end of the scene does.',
  },
  'FG-14.1': {
    title: 'Six active skills',
    text: 'You may own any number of skills, but only 6 are active at a time.',
  },
  'FG-14.2': {
    title: 'Changing active skills',
    text: 'Change your active skills at any time outside combat, and before the first preparation of a fight.',
  },
  'FG-14.3': {
    title: 'Learning skills',
    text: 'You buy skills with gold where they are taught. They belong to your hero and cannot be exchanged.',
  },
  'FG-14.4': {
    title: 'Recurrent',
    text: 'A recurrent skill works once per combat round.',
  },
  'FG-14.5': {
    title: 'Single-use',
    text: 'A single-use skill works once per combat scene. It turns face down and comes back at the end of the scene.',
  },
  'FG-14.6': {
    title: 'Passive',
    text: 'A passive skill works as often as its conditions are met.',
  },
  'FG-14.7': {
    title: 'What a skill costs',
    text: 'The left side shows what to spend: results from dice or other skills, or your available tokens.',
  },
  'FG-14.8': {
    title: 'What a skill gives',
    text: 'The right side shows what you gain: results, actions, or an effect in words.',
  },
  'FG-14.9': {
    title: 'Chaining',
    text: 'Results you gain may pay for other cards, so you can chain them. Actions cannot.',
  },
  'FG-14.10': {
    title: 'Arrows',
    text: 'A one-way arrow works from left to right. A two-way arrow works whichever way you like, but only one way each time.',
  },
  'FG-14.11': {
    title: 'Actions in order',
    text: 'Actions linked by arrows are carried out in that order, and you may start only if you can do them all.',
  },
  'FG-14.12': {
    title: 'Actions without an order',
    text: 'Without arrows, do the actions in any order, with other things in between, or leave some out.',
  },
  'FG-14.13': {
    title: 'Looking ahead',
    text: 'The table checks beforehand that some way through all the steps exists. If something unforeseen stops you halfway, the remaining steps are lost.',
  },
  'FG-14.14': {
    title: 'When to use skills',
    text: 'In combat you use skills on your own turn, unless the card says otherwise. Some work outside combat.',
  },
  'FG-14.15': {
    title: 'When a use counts',
    text: 'A use counts as soon as you have paid, even if you do not take all you get.',
  },
  'FG-15.1': {
    title: 'Kinds of items',
    text: 'Items are weapons or equipment. Clothing is equipment.',
  },
  'FG-15.2': {
    title: 'Exchanging items',
    text: 'You may exchange items at any time except in a combat scene or a test.',
  },
  'FG-15.3': {
    title: 'Rearranging items',
    text: 'Move your own items between your slots at any time except in a combat scene.',
  },
  'FG-15.4': {
    title: 'Price of items',
    text: 'Items in shops cost gold. Those you find are free.',
  },
  'FG-15.5': {
    title: 'When to use items',
    text: 'The card says when. If it says nothing, use the item once per combat round, on your turn.',
  },
  'FG-15.6': {
    title: 'Equipped or stored',
    text: 'An item works only in its proper slot. Stored face down in your backpack it does nothing.',
  },
  'FG-15.7': {
    title: 'Slots',
    text: 'Clothing goes in the leftmost backpack slot, other equipment in any; main and secondary weapons in their slot. A bulky weapon fills both weapon slots.',
  },
  'FG-15.8': {
    title: 'Leftmost slot',
    text: 'Other equipment may use the leftmost slot too.',
  },
  'FG-15.9': {
    title: 'No room',
    text: 'If you have no free slot, the item may go to the group bag. You cannot take it out during a combat scene or a test.',
  },
  'FG-15.10': {
    title: 'Items work like skills',
    text: 'Conversions, chains and ordered actions work for items as they do for skills.',
  },
  'FG-15.11': {
    title: 'Charged',
    text: 'A charged item has two uses: the first turns it into its second card, the second discards it.',
  },
  'FG-15.12': {
    title: 'Single-use items',
    text: 'A single-use item turns face down when used and comes back after the fight.',
  },
  'FG-15.13': {
    title: 'Items during a test',
    text: 'During a test you may still rearrange your own items, for example to put on one that lends a trait.',
  },
  'FG-15.14': {
    title: 'Charged items in a round',
    text: 'In combat you use a charged item once per round, even after it has changed cards.',
  },
  'FG-16.1': {
    title: 'Weapon effects',
    text: 'You may use a weapon’s effect once per combat round.',
  },
  'FG-16.2': {
    title: 'Weapon dice',
    text: 'A main or bulky weapon adds a weapon die to your pool while it is equipped. Secondary weapons do not.',
  },
  'FG-16.3': {
    title: 'Not a fifth die',
    text: 'The weapon die is one of your 4, in place of another.',
  },
  'FG-16.4': {
    title: 'Die and effect',
    text: 'The weapon die stays usable even when the weapon’s effect has been used.',
  },
  'FG-16.5': {
    title: 'Several special attacks',
    text: 'Each Special attack you roll may be used once, besides the weapon’s effect.',
  },
  'FG-17.1': {
    title: 'Armor cubes',
    text: 'An item with an armor value comes with that many black cubes.',
  },
  'FG-17.2': {
    title: 'Absorbing damage',
    text: 'When you suffer damage in combat, you may remove cubes to absorb 1 damage each.',
  },
  'FG-17.3': {
    title: 'Repairing armor',
    text: 'Armor is repaired at the end of your next rest. Storing it or handing it over does not help.',
  },
  'FG-17.4': {
    title: 'Where armor works',
    text: 'Armor works only when worn, and only in combat scenes. It helps against Sprint and exit damage too.',
  },
  'FG-17.5': {
    title: 'All armor',
    text: 'All of the group’s armor is repaired, worn or not.',
  },
} as const satisfies Record<string, RuleText>
