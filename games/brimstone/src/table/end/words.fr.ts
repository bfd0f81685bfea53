/** Ce que disent la fin d’un combat et celle d’une Aventure. */
import type { Messages } from './words.en.ts'

export const fr: Messages = {
  'end.none': 'Ce n’est pas fini',
  'end.won': 'De retour au jour',
  'end.allDown': 'Plus personne debout',
  'end.darkness': 'Les Ténèbres sont sorties',
  'end.fled': 'Ils ont fui',
  'end.town': 'En selle',
  'end.turns': '{n, plural, one {# tour} other {# tours}} sous terre',
  'end.rooms': '{n, plural, one {# tuile} other {# tuiles}} de la mine en vue',
  'end.slain': '{n, plural, =0 {aucun ennemi abattu} one {# ennemi abattu} other {# ennemis abattus}}',
  'fight.won': 'Le combat est gagné',
  'fight.last': 'Le dernier combat',
  'fight.foes': '{n} {n, plural, one {{single}} other {{enemies}}}',
  'fight.against': 'Contre {foes}, en {n, plural, one {un seul tour} other {# tours}}.',
  'fight.fell': 'Aucun tour ne leur a coûté plus : {n, plural, one {un est tombé} other {# sont tombés}}.',
  'fight.hurt':
    '{hero} : {wounds, plural, =0 {} one {# Blessure} other {# Blessures}}{both, select, yes {, } other {}}{harm, plural, =0 {} other {# de Santé Mentale}}',
  'fight.xp': '{n} XP à vous tous',
  'fight.standing': 'Encore debout là-dessous : {foes}',
  'deed.slain': '{n, plural, one {# ennemi abattu} other {# ennemis abattus}}',
  'deed.dealt': '{n, plural, one {# Blessure infligée} other {# Blessures infligées}}',
  'deed.suffered': '{n, plural, one {# Blessure reçue} other {# Blessures reçues}}',
  'deed.helped': '{n, plural, one {# compagnon relevé} other {# compagnons relevés}}',
  'deed.found': '{n, plural, one {# trouvaille} other {# trouvailles}}',
}
