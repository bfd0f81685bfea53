/** How a figure that is not as printed is told. */
import { sayer } from '@emberhall/speech'

const en = {
  figure:
    '{what, select, maxHealth {Most Health} maxSanity {Most Sanity} maxGrit {Max Grit} initiative {Initiative} combat {Combat} agility {Agility} cunning {Cunning} spirit {Spirit} strength {Strength} lore {Lore} luck {Luck} move {Move} escape {Escape} damage {Damage} defense {Defense} other {Health}} {printed} → {now}: {parts}.',
  base: '{n} printed',
  part: '{sign, select, minus {−} other {+}} {n} {source, select, levels {from levels} ambush {Ambush} flash {Flash} while {what else holds now} other {{card}}}',
} as const
const fr: { readonly [K in keyof typeof en]: string } = {
  figure:
    '{what, select, maxHealth {Santé maximale} maxSanity {Santé Mentale maximale} maxGrit {Cran maximal} initiative {Initiative} combat {Combat} agility {Agilité} cunning {Ruse} spirit {Esprit} strength {Force} lore {Savoir} luck {Chance} move {Déplacement} escape {Évasion} damage {Dégâts} defense {Défense} other {Santé}} {printed} → {now} : {parts}.',
  base: '{n} imprimé',
  part: '{sign, select, minus {−} other {+}} {n} {source, select, levels {des niveaux} ambush {Embuscade} flash {Flash} while {ce qui vaut en ce moment} other {{card}}}',
}
export const tell = sayer<keyof typeof en>({ en, fr })
