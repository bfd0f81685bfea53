/** What the end of a fight and of an Adventure say. */
export const en = {
  'end.none': 'Not over yet',
  'end.won': 'Back in the light',
  'end.allDown': 'Nobody left standing',
  'end.darkness': 'The Darkness is out',
  'end.fled': 'They ran',
  'end.town': 'Saddled up',
  'end.turns': '{n, plural, one {# turn} other {# turns}} underground',
  'end.rooms': '{n, plural, one {# tile} other {# tiles}} of the mine seen',
  'end.slain': '{n, plural, =0 {nothing slain} one {# enemy slain} other {# enemies slain}}',
  'fight.won': 'The fight is won',
  'fight.last': 'The last fight',
  'fight.foes': '{n} {n, plural, one {{single}} other {{enemies}}}',
  'fight.against': 'Against {foes}, in {n, plural, one {a single turn} other {# turns}}.',
  'fight.fell': 'No turn cost them more: {n, plural, one {one} other {#}} fell.',
  'fight.hurt':
    '{hero}: {wounds, plural, =0 {} one {# Wound} other {# Wounds}}{both, select, yes {, } other {}}{harm, plural, =0 {} other {# Sanity}}',
  'fight.xp': '{n} XP among you',
  'fight.standing': 'Left standing down there: {foes}',
  'deed.slain': '{n} slain',
  'deed.dealt': '{n, plural, one {# Wound} other {# Wounds}} dealt',
  'deed.suffered': '{n, plural, one {# Wound} other {# Wounds}} taken',
  'deed.helped': '{n, plural, one {pulled somebody up} other {pulled # people up}}',
  'deed.found': '{n, plural, one {# find} other {# finds}}',
}
export type Messages = Readonly<Record<keyof typeof en, string>>
