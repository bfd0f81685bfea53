/** How a figure that is not as printed is told. */
import { sayer } from '@emberhall/speech'

const en = {
  figure:
    '{what, select, resistance {Resistance} armor {Armor cubes} shot {Damage of the next shot at it} strike {Damage of the first strike} health {Most health} energy {Most energy} pool {Dice to choose from} dice {Dice rolled a round} worn {Armor cubes} other {Dice in this test}} {printed} → {now}: {parts}.',
  base: '{n} {what, select, shot {by the rules} strike {by the rules} dice {by the rules} worn {by itself} test {of the test} other {printed}}',
  part: '{sign, select, minus {−} other {+}} {n} {source, select, story {by the story} weakPoint {weak point exploited} absorbed {taken by blows} gained {gained in the fight} won {won} prepared {prepared for} few {no more dice} stun {stunned} assault {assault stance} mark {marked} bound {(a bound of the rules)} other {{card}}}',
} as const
const fr: { readonly [K in keyof typeof en]: string } = {
  figure:
    '{what, select, resistance {Résistance} armor {Cubes d’armure} shot {Dégâts du prochain tir sur lui} strike {Dégâts de la première frappe} health {Santé maximale} energy {Énergie maximale} pool {Dés au choix} dice {Dés lancés par manche} worn {Cubes d’armure} other {Dés de ce test}} {printed} → {now} : {parts}.',
  base: '{n} {what, select, shot {selon les règles} strike {selon les règles} dice {selon les règles} worn {sans équipement} test {du test} other {imprimé}}',
  part: '{sign, select, minus {−} other {+}} {n} {source, select, story {par l’histoire} weakPoint {point faible exploité} absorbed {perdu sous les coups} gained {gagné au combat} won {gagné} prepared {préparé} few {faute de dés} stun {étourdissement} assault {posture d’assaut} mark {marque} bound {(limite des règles)} other {{card}}}',
}
export const tell = sayer<keyof typeof en>({ en, fr })
