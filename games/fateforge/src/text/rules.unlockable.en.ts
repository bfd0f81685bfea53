import type { RuleText } from './rule-text.ts'

export const unlockableEn = {
  'FG-U1.1': {
    title: 'Opening a chest',
    text: 'Perform a Focus action in a chest’s zone to open it.',
  },
  'FG-U1.2': {
    title: 'A new item in combat',
    text: 'You may equip an item you gain at once and use it, if its slot is empty.',
  },
  'FG-U1.3': {
    title: 'Storing a new item',
    text: 'Otherwise store it face down in your backpack, or put it in the group bag.',
  },
  'FG-U1.4': {
    title: 'A new weapon’s die',
    text: 'A weapon gained in a fight adds its die from the next preparation.',
  },
  'FG-U1.5': {
    title: 'Who gets it',
    text: 'A chest is opened once. Its item is for whoever opened it; gems and food go to the group bag.',
  },
  'FG-U2.1': {
    title: 'Barricades',
    text: 'Nobody, hero or enemy, may shoot into a barricade’s zone in the direction of its crossed-out arrows.',
  },
  'FG-U2.2': {
    title: 'Around a barricade',
    text: 'You may shoot in from another side, over it into a zone beyond with enough range, and out of it.',
  },
  'FG-U2.3': {
    title: 'Longer shots',
    text: 'A longer shot is blocked if every shortest way to its target comes in from the protected side.',
  },
  'FG-U2.4': {
    title: 'Only shots',
    text: 'A barricade stops Shoots only, not a Pull, a longer Strike or effects on a whole zone.',
  },
  'FG-U3.1': {
    title: 'No Sprint out',
    text: 'You cannot Sprint out of difficult terrain.',
  },
  'FG-U3.2': {
    title: 'Leaving difficult terrain',
    text: 'To leave it, spend a Move result besides your Move action. Being pushed or pulled costs nothing.',
  },
  'FG-U3.3': {
    title: 'Heroes only',
    text: 'Difficult terrain does not hinder enemies.',
  },
  'FG-U3.4': {
    title: 'Other ways of leaving it',
    text: 'Leaving by a portal costs it as well. In a series of actions you pay at the Move.',
  },
  'FG-U4.1': {
    title: 'Cubes on a fountain',
    text: 'A fountain starts with the number of black cubes the scene gives.',
  },
  'FG-U4.2': {
    title: 'Drinking',
    text: 'If you start or end your turn here with no enemy in the zone, remove cubes to regain as much health or energy.',
  },
  'FG-U4.3': {
    title: 'Dry fountain',
    text: 'Without cubes the fountain is dry.',
  },
  'FG-U4.4': {
    title: 'Twice a turn',
    text: 'You may drink at the start and again at the end of your turn, and mix health and energy.',
  },
  'FG-U5.1': {
    title: 'Portals',
    text: 'Portals link distant zones. Sometimes you know where one leads, sometimes not.',
  },
  'FG-U5.2': {
    title: 'Using a portal',
    text: 'Perform a Move action, not a Sprint, in the zone of a portal that no enemy defends. The Move of a skill will do.',
  },
  'FG-U5.3': {
    title: 'Unknown destinations',
    text: 'You learn where an unknown portal leads by using it.',
  },
  'FG-U5.4': {
    title: 'Only for moving',
    text: 'Zones joined by a portal are adjacent for your movement only, not for shots or other effects.',
  },
  'FG-U5.5': {
    title: 'Not for enemies',
    text: 'Enemies neither use portals nor attack through them. You cannot leave the fight by one unless told so.',
  },
  'FG-U6.1': {
    title: 'Guardian and guarded',
    text: 'An enemy stacked on another guards it. Neither of them ever moves.',
  },
  'FG-U6.2': {
    title: 'Out of reach',
    text: 'You cannot target a guarded enemy while its guardian is there, even stunned. Damage to a whole zone still reaches it.',
  },
  'FG-U6.3': {
    title: 'They still act',
    text: 'Both act as usual, without moving. Once one of them is gone, the other is an ordinary enemy.',
  },
  'FG-U7.1': {
    title: 'Level II skills',
    text: 'Some skills have a better version with the same name and “II”.',
  },
  'FG-U7.2': {
    title: 'Upgrading',
    text: 'You must own level I to get level II, and you discard it then.',
  },
  'FG-U7.3': {
    title: 'Price of an upgrade',
    text: 'Pay the price of the level II card. It takes the place of the old one among your active skills.',
  },
  'FG-U8.1': {
    title: 'Choosing an ally',
    text: 'In the first preparation, before rolling, you may choose one ally and a hero to escort it. Some scenes impose one.',
  },
  'FG-U8.2': {
    title: 'An ally’s dice',
    text: 'An ally has 2 dice, rolled when it joins. Reroll Fails until there are none.',
  },
  'FG-U8.3': {
    title: 'Help from an ally',
    text: 'Once per turn, in the escort’s zone, discard one of your dice to use one of the ally’s results, or discard one of the ally’s dice to use one of its skills.',
  },
  'FG-U8.4': {
    title: 'No new dice',
    text: 'An ally’s dice are not refilled during the fight.',
  },
  'FG-U8.5': {
    title: 'Allies get hurt',
    text: 'Each time the escort suffers damage, the ally gets 1 red cube. With as many as its health, it is out for the fight.',
  },
  'FG-U8.6': {
    title: 'If the escort falls',
    text: 'If its escort is knocked out, the ally leaves the fight for good. Reviving the escort does not bring it back.',
  },
  'FG-U8.7': {
    title: 'Allies and poison',
    text: 'Toxic damage to the escort does not harm the ally.',
  },
  'FG-U9.1': {
    title: 'Investigating',
    text: 'Perform a Focus action in its zone to look into an exploration token, then follow what you find.',
  },
  'FG-U10.1': {
    title: 'Entering a trapped zone',
    text: 'When you enter a zone with a trap, choose one of the following.',
  },
  'FG-U10.1a': {
    title: 'Avoiding a trap',
    text: 'Discard one result other than a Fail to ignore the trap.',
  },
  'FG-U10.1b': {
    title: 'Triggering a trap',
    text: 'Trigger it: draw a trap card and apply it.',
  },
  'FG-U10.1c': {
    title: 'Removing a trap',
    text: 'Use a skill that removes it, if you have one.',
  },
  'FG-U10.2': {
    title: 'After a trap',
    text: 'Once a card is drawn, the token is gone. If you ignored the trap, it stays.',
  },
  'FG-U10.3': {
    title: 'Any way of entering',
    text: 'Sprints, pushes and pulls count as entering. To ignore the trap you need an unused result.',
  },
  'FG-U10.4': {
    title: 'Traps interrupt',
    text: 'If you enter in the middle of a series of actions, the trap comes first.',
  },
  'FG-U10.5': {
    title: 'Traps on the way out',
    text: 'When you leave the fight, a trap counts as an enemy.',
  },
  'FG-U10.6': {
    title: 'The trap deck',
    text: 'Drawn trap cards are shuffled back when the deck runs out or the fight ends.',
  },
  'FG-U11.1': {
    title: 'Opening and closing',
    text: 'Perform a Focus action beside a door to open or close it, as often as you like.',
  },
  'FG-U11.2': {
    title: 'Closed doors',
    text: 'Nobody moves or shoots through a closed door, and distances go around it.',
  },
  'FG-U11.3': {
    title: 'Doors and enemies',
    text: 'You cannot use a defended door. Enemies never open or close doors unless told so.',
  },
  'FG-U12.1': {
    title: 'Striking a weak point',
    text: 'On your turn, in the boss’s zone or an adjacent one, spend a result shown on its card to cover that icon. An action will not do.',
  },
  'FG-U12.2': {
    title: 'Exploiting it',
    text: 'When all icons are covered, apply what the boss card says. The cubes stay in upkeep.',
  },
  'FG-U12.3': {
    title: 'What covers an icon',
    text: 'A result covers an icon it could pay for. A dual result covers only one.',
  },
  'FG-U13.1': {
    title: 'Drawing fear',
    text: 'When you meet a Frightening enemy, by entering its zone or it yours, draw a fear card and apply it. Face-up cards last until the fight ends.',
  },
  'FG-U13.2': {
    title: 'Once per round',
    text: 'You draw at most one fear card per round.',
  },
  'FG-U13.3': {
    title: 'Not the same fear',
    text: 'If another hero already has that card face up, discard it and draw another.',
  },
  'FG-U13.4': {
    title: 'Fear passes',
    text: 'At the end of the fight all fear cards are shuffled back.',
  },
  'FG-U13.5': {
    title: 'Stunned and harmless',
    text: 'A stunned Frightening minion causes no fear.',
  },
  'FG-U13.6': {
    title: 'What counts as meeting',
    text: 'Starting the fight in the same zone does not count. Being pushed or pulled there does.',
  },
  'FG-U14.1': {
    title: 'Toxic damage',
    text: 'For each toxic damage, set 1 health aside next to your board. You cannot use it.',
  },
  'FG-U14.2': {
    title: 'Felled by poison',
    text: 'If it takes your last health, you are knocked out.',
  },
  'FG-U14.3': {
    title: 'Healing poison',
    text: 'Healing brings back exhausted health first, then what was set aside, unless you choose otherwise.',
  },
  'FG-U14.4': {
    title: 'End of the poison',
    text: 'At the end of the fight all health set aside is available again. If you are knocked out it returns at once, but you stay down.',
  },
  'FG-U14.5': {
    title: 'Parrying poison',
    text: 'Parry tokens and armor work against toxic damage.',
  },
} as const satisfies Record<string, RuleText>
