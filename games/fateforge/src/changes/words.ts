/** How a figure that is not as printed is told. */
import { figureTeller } from '@emberhall/speech'
import type { CardSource } from './figures.ts'

export const tellFigure = figureTeller<CardSource>({
  en: {
    figures:
      'resistance {Resistance} armor {Armor cubes} shot {Damage of the next shot at it} strike {Damage of the first strike} health {Most health} energy {Most energy} pool {Dice to choose from} dice {Dice rolled a round} worn {Armor cubes} other {Dice in this test}',
    base: '{n} {what, select, shot {by the rules} strike {by the rules} dice {by the rules} worn {by itself} test {of the test} other {printed}}',
    sources:
      'story {by the story} weakPoint {weak point exploited} absorbed {taken by blows} gained {gained in the fight} won {won} prepared {prepared for} few {no more dice} stun {stunned} assault {assault stance} mark {marked} bound {(a bound of the rules)} other {{card}}',
  },
  fr: {
    figures:
      'resistance {Résistance} armor {Cubes d’armure} shot {Dégâts du prochain tir sur lui} strike {Dégâts de la première frappe} health {Santé maximale} energy {Énergie maximale} pool {Dés au choix} dice {Dés lancés par round} worn {Cubes d’armure} other {Dés de ce test}',
    base: '{n} {what, select, shot {selon les règles} strike {selon les règles} dice {selon les règles} worn {sans équipement} test {du test} other {imprimé}}',
    sources:
      'story {par l’histoire} weakPoint {point faible exploité} absorbed {perdu sous les coups} gained {gagné au combat} won {gagné} prepared {préparé} few {faute de dés} stun {étourdissement} assault {posture d’assaut} mark {marque} bound {(limite des règles)} other {{card}}',
  },
})
