/** How a figure that is not as printed is told. */
import { figureTeller } from '@emberhall/speech'

export const tellFigure = figureTeller({
  en: {
    figures:
      'moves {Moves} abilities {Abilities} vp {Victory points} flames {Lit Flames it takes at the Forge} other {Ores laid out}',
    base: '{n} {what, select, flames {by the rules} other {printed}}',
    sources:
      'slow {slowed} stun {stunned} mithrul {Mithrül on it} freeForge {Eternal Forge} flameless {forging without a Flame} alone {playing alone} other {a nose for ore}',
  },
  fr: {
    figures:
      'moves {Déplacements} abilities {Capacités} vp {Points de victoire} flames {Flammes allumées qu’il faut à la Forge} other {Minerais posés}',
    base: '{n} {what, select, flames {selon les règles} other {imprimé}}',
    sources:
      'slow {ralenti} stun {étourdi} mithrul {Mithrül posé dessus} freeForge {Forge Éternelle} flameless {forge sans Flamme} alone {en solitaire} other {du flair pour le minerai}',
  },
})
