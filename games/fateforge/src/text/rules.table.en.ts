import type { RuleText } from './rule-text.ts'

export const tableEn = {
  'FG-50.1': {
    title: 'What others see of your dice',
    text: 'The others see which dice you chose, but not their faces until the action phase.',
  },
  'FG-50.2': {
    title: 'What is known of reactions',
    text: 'You know when the enemies will react, but not which ones.',
  },
  'FG-50.3': {
    title: 'What nobody knows',
    text: 'The contents of tokens, the order of the decks and a boss’s coming steps are hidden until they come up.',
  },
  'FG-50.4': {
    title: 'Behind the story',
    text: 'The turns of the story stay hidden. Your reputation does not.',
  },
  'FG-50.5': {
    title: 'Locked rules',
    text: 'You cannot read a locked rule before it is unlocked.',
  },
  'FG-51.1': {
    title: 'Deciding together',
    text: 'Anyone may propose. A group decision stands when the others agree, or when the Beast Master decides, as you have chosen.',
  },
  'FG-51.2': {
    title: 'Preparing at the same time',
    text: 'You all prepare at once. You may withdraw your confirmation until everyone has confirmed, but nothing rolled, spent or moved is taken back.',
  },
  'FG-51.3': {
    title: 'Putting right',
    text: 'Together you may put one thing right that was forgotten or done by mistake: a Health or an Energy token, gold or food in the bag, or the zone next to a hero. Nothing else may change by it. It is written down.',
  },
  'FG-51.4': {
    title: 'Choices of the story',
    text: 'If you have chosen so, choices of the story are voted on, and the Beast Master decides among those that tie; or each is made by the next of you in turn, who may also hand it on. All else is then for the Beast Master.',
  },
  'FG-52.1': {
    title: 'One source of chance',
    text: 'All dice and draws come from one source and are recorded, so that a game can be played again exactly.',
  },
} as const satisfies Record<string, RuleText>
