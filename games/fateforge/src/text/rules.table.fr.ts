import type { RuleText } from './rule-text.ts'
import type { tableEn } from './rules.table.en.ts'

export const tableFr: Record<keyof typeof tableEn, RuleText> = {
  'FG-50.1': {
    title: 'Ce qu’on voit de vos dés',
    text: 'Les autres voient quels dés vous avez choisis, mais pas leurs faces avant la phase d’action.',
  },
  'FG-50.2': {
    title: 'Ce qu’on sait des réactions',
    text: 'Vous savez quand les ennemis réagiront, mais pas lesquels.',
  },
  'FG-50.3': {
    title: 'Ce que nul ne sait',
    text: 'Le contenu des jetons, l’ordre des paquets et les prochaines étapes d’un boss restent cachés jusqu’au bon moment.',
  },
  'FG-50.4': {
    title: 'Les coulisses',
    text: 'Les embranchements de l’histoire restent cachés. Votre réputation, non.',
  },
  'FG-50.5': {
    title: 'Règles verrouillées',
    text: 'Vous ne pouvez pas lire une règle verrouillée avant son déverrouillage.',
  },
  'FG-51.1': {
    title: 'Décider ensemble',
    text: 'Chacun peut proposer. Une décision de groupe vaut quand les autres l’acceptent, ou quand le Maître des Bêtes tranche, selon votre réglage.',
  },
  'FG-51.2': {
    title: 'Préparer en même temps',
    text: 'Vous préparez tous en même temps. Vous pouvez retirer votre accord tant que tous ne l’ont pas donné, mais rien de ce qui est lancé, dépensé ou déplacé n’est repris.',
  },
  'FG-51.3': {
    title: 'Rectifier',
    text: 'Ensemble, vous pouvez rectifier une chose oubliée ou faite par erreur : un jeton Santé ou Énergie, l’or ou la Nourriture du sac, ou la zone voisine d’un héros. Rien d’autre ne doit en changer. Le journal le garde.',
  },
  'FG-51.4': {
    title: 'Les choix de l’histoire',
    text: 'Si vous en avez décidé ainsi, les choix de l’histoire se votent, et le Maître des Bêtes départage ; ou chacun à son tour fait le choix suivant, et peut le laisser au suivant. Tout le reste revient alors au Maître des Bêtes.',
  },
  'FG-52.1': {
    title: 'Une seule source de hasard',
    text: 'Tous les dés et pioches viennent d’une même source et sont notés, si bien qu’une partie peut être rejouée à l’identique.',
  },
}
