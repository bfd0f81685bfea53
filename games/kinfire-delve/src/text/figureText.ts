/** A figure that is not as printed. */
import type { CardId } from '@emberhall/kernel'
import { figureTeller } from '@emberhall/speech'
import type { Figure } from '../figures.ts'
import type { T } from '../state.ts'
import { inSentence, type Speech } from './speech.ts'

const tellFigure = figureTeller<CardId>({
  en: {
    figures:
      'difficulty {Difficulty} action {Value as an action} boost {Value as a boost} penalty {Damage of the penalty} hand {Cards in a new hand} other {Boosts allowed}',
    base: '{n} {what, select, hand {by the rules} boosts {by the rules} other {printed}}',
    sources: 'own {its own text} bound {(a bound of the rules)} card {{card}} other {other effects}',
  },
  fr: {
    figures:
      'difficulty {Difficulté} action {Valeur en action} boost {Valeur en soutien} penalty {Dégâts de la pénalité} hand {Cartes d’une nouvelle main} other {Soutiens permis}',
    base: '{n} {what, select, hand {selon les règles} boosts {selon les règles} other {imprimé}}',
    sources: 'own {par son propre texte} bound {(limite des règles)} card {{card}} other {par d’autres effets}',
  },
})

export const figureLine = (sp: Speech, t: T, figure: Figure): string =>
  tellFigure(sp.lang, figure, (card) => inSentence(sp, t, card))
