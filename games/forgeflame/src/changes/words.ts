/** How a figure that is not as printed is told. */
import { sayer } from '@emberhall/speech'

const en = {
  figure:
    '{what, select, moves {Moves} abilities {Abilities} vp {Victory points} flames {Lit Flames it takes at the Forge} other {Ores laid out}} {printed} → {now}: {parts}.',
  base: '{n} {what, select, flames {by the rules} other {printed}}',
  part: '{sign, select, minus {−} other {+}} {n} {source, select, slow {slowed} stun {stunned} mithrul {Mithrül on it} freeForge {Eternal Forge} flameless {forging without a Flame} alone {playing alone} other {a nose for ore}}',
} as const
const fr: { readonly [K in keyof typeof en]: string } = {
  figure:
    '{what, select, moves {Déplacements} abilities {Capacités} vp {Points de victoire} flames {Flammes allumées qu’il faut à la Forge} other {Minerais posés}} {printed} → {now} : {parts}.',
  base: '{n} {what, select, flames {selon les règles} other {imprimé}}',
  part: '{sign, select, minus {−} other {+}} {n} {source, select, slow {ralenti} stun {étourdi} mithrul {Mithrül posé dessus} freeForge {Forge Éternelle} flameless {forge sans Flamme} alone {en solitaire} other {du flair pour le minerai}}',
}
export const tell = sayer<keyof typeof en>({ en, fr })
