/** How a figure that is not as printed is told. */
import { figureTeller } from '@emberhall/speech'

export const tellFigure = figureTeller<{ readonly id: string }>({
  en: {
    figures:
      'maxHealth {Most Health} maxSanity {Most Sanity} maxGrit {Max Grit} initiative {Initiative} combat {Combat} agility {Agility} cunning {Cunning} spirit {Spirit} strength {Strength} lore {Lore} luck {Luck} move {Move} escape {Escape} damage {Damage} defense {Defense} other {Health}',
    base: '{n} printed',
    sources: 'levels {from levels} ambush {Ambush} flash {Flash} while {what else holds now} other {{card}}',
  },
  fr: {
    figures:
      'maxHealth {Santé maximale} maxSanity {Santé Mentale maximale} maxGrit {Cran maximal} initiative {Initiative} combat {Combat} agility {Agilité} cunning {Ruse} spirit {Esprit} strength {Force} lore {Savoir} luck {Chance} move {Déplacement} escape {Évasion} damage {Dégâts} defense {Défense} other {Santé}',
    base: '{n} imprimé',
    sources: 'levels {des niveaux} ambush {Embuscade} flash {Flash} while {ce qui vaut en ce moment} other {{card}}',
  },
})
