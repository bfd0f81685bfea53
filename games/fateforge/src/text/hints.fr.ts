import type { Hints } from './hints.en.ts'

export const fr: Hints = {
  free: 'Cela ne coûte rien.',

  fells: 'De quoi abattre {foes}.',
  leads: 'Avec la suite, {foes} {n, plural, one {peut} other {peuvent}} tomber ce tour-ci.',
  wounds: '{foes} peut encore subir {all} dégâts ; en voici {n}.',
  objective: 'Cela sert un objectif : {things}.',
  loot: 'Il y a quelque chose à gagner : {things}.',
  spares: '{foes} {n, plural, one {épargnerait} other {épargneraient}} alors {hero}.',
  hunted: '{foes} {n, plural, one {blesserait} other {blesseraient}} encore {hero}.',
  nearer: 'Cela mène vers {what}.',
  stop: 'Rien de ce qui reste n’avancerait {hero}.',
  missed: 'C’est ce qui manquera le moins.',

  near: 'Ennemis à 1 zone au plus : {n}.',
  faces: 'Faces, {n} sur {all} : {kind, select, attack {attaque} move {mouvement} other {mieux qu’un Échec}}.',
  noFail: 'Aucun dé ne montre d’Échec.',
  left: '{hero} {n, plural, =0 {est à terre} other {a encore # Santé}}.',
  energy: '{hero} a encore {n} Énergie.',
  tough: '{hero} peut subir le plus : {n} dégâts.',
  hurt: 'Il manque {n} Santé {toHero}.',
  parry: 'Les jetons Parade ne durent qu’un round.',
  armor: 'L’armure revient au prochain repos.',

  brings:
    'Cela apporte {kind, select, gold {de l’or} food {de la nourriture} reputation {de la réputation} item {un objet} ally {un allié} unlockLocation {un nouveau lieu} unlockQuest {une quête annexe} other {de quoi servir plus tard}}.',
  trait: '{hero} a la caractéristique : {name}.',
  tidy: 'Rien au camp ne demande de soin.',
  room: '{hero} a de la place pour {card}.',
  wounded: 'Il manque {n} Santé en tout aux héros.',
  wanted: '{card} vaut bien {n} or.',
  enough: 'Rien d’autre ici ne vaut son prix.',
}
