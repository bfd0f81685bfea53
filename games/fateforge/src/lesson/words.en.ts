/** What is explained in the first fight. */
export const en = {
  goal: 'Fetch the satchel from the far bank and leave by exit A after the last round. While an enemy stands every round is played, even if you are done early.',
  dice: 'Pick four of your dice and roll them behind your screen. Plans may be talked over; results stay secret until the turns begin.',
  reroll:
    'A Fail is worth nothing. Once a round 1 energy rolls as many of your Fails again as you like; the new faces count.',
  triple: 'Three dice show the same: turn one of them to any face it has. It works once a round, and not with Fails.',
  sprint:
    'Once a round you may Sprint to an adjacent zone, before any turn and for free. Leaving a zone with an enemy in it costs 1 damage.',
  confirm:
    'Say that you are ready when you are content. Until everybody is, you can take it back, but what was rolled, spent or moved stays.',
  order:
    'Left plays first and draws most attacks. The reaction tile keeps its place, so think about who acts before it.',
  turn: 'Every die is one result: pick it, then what it is spent on, in any order. Once a turn 1 energy is a Move as well; what is left at the end is lost.',
  attack:
    'Strike hits in your own zone, Shoot in the next one. An enemy falls if it takes its resistance in damage within one round; smaller wounds heal.',
  defended:
    'This recruit defends the satchel. Defeat it first: it never moves away, and after that any hero here takes the satchel without an action.',
  skill:
    'A skill turns what stands on its left into what stands on its right. Results gained can pay for the next card, actions cannot.',
  items: 'An item works once a round on its owner’s turn, unless its card says otherwise, and only in its proper slot.',
  barred: 'What is dimmed cannot be done now. Press it and it tells why, and by which rule.',
  bands:
    'An enemy does the first part of its band whose distance fits a hero. The sign beside it shows what that is now; point at it to see all of it.',
  reactions:
    'Those were reactions: of each colour named, one enemy acted. After the heroes’ turns all of them act, the same ones included.',
  target: 'This enemy has no preference, so you decide whom it attacks: rather the one with health or Parry to spare.',
  prevent: 'Damage is about to be suffered. Each Parry token or armor cube you spend now stops 1 of it.',
  upkeep: 'A round is over: unused Parry tokens went back and enemies lost their wounds. Dice are picked afresh.',
  leaving:
    'This is the last round. After it all leave by the same exit, however far, and each zone with an enemy on the way costs 1 damage.',
  judged:
    'When you have left, the objectives are judged: all met is a victory, with the satchel on a hero who left standing. An extra round costs each hero a corruption card.',
  down: 'A hero is knocked out: enemies ignore it and it drops the satchel. Another one in its zone can revive it for two results, 1 health and 1 energy; with everyone down the fight is lost.',
  ready:
    'Prepare, take turns, clean up: every round goes like that. You can play now. What is new is explained once, when it first comes up.',
}
export type MomentId = keyof typeof en
