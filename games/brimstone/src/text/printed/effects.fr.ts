import type { EffectMessages } from './effects.en.ts'

/** French sentences of the effects; the English file has the conventions. */
export const fr: EffectMessages = {
  hits: '{s}{m, select, third {subit} inf {subir} other {subissez}} {n} {kind, select, horror {{c, plural, one {Touche d’Horreur} other {Touches d’Horreur}}} corruption {{c, plural, one {Touche de Corruption} other {Touches de Corruption}}} other {{c, plural, one {Touche} other {Touches}}}}{damage, select, none {} other { de {damage} Dégâts}}',
  damage:
    '{s}{m, select, third {subit} inf {subir} other {subissez}} {n} {pool, select, sanity {{c, plural, one {Dommage de Santé Mentale} other {Dommages de Santé Mentale}}} other {{c, plural, one {Blessure} other {Blessures}}}}, sans sauvegarde',
  heal: '{s}{m, select, third {soigne} inf {soigner} other {soignez}} {n} {pool, select, sanity {{c, plural, one {Dommage de Santé Mentale} other {Dommages de Santé Mentale}}} either {points de Blessures et de Dommages de Santé Mentale, à répartir} other {{c, plural, one {Blessure} other {Blessures}}}}',
  'heal.full':
    '{s}{m, select, third {soigne} inf {soigner} other {soignez}} toutes ses Blessures ou tous ses Dommages de Santé Mentale',
  grit: '{s}{m, select, third {récupère} inf {récupérer} other {récupérez}} {n} Cran',
  'grit.lose': '{s}{m, select, third {perd} inf {perdre} other {perdez}} {n} Cran',
  'grit.all': '{s}{m, select, third {perd tout son Cran} inf {perdre tout son Cran} other {perdez tout votre Cran}}',
  xp: '{s}{m, select, third {gagne} inf {gagner} other {gagnez}} {n} XP',
  gold: '{s}{m, select, third {gagne} inf {gagner} other {gagnez}} {n} Or',
  darkStone:
    '{s}{m, select, third {gagne} inf {gagner} other {gagnez}} {n} {c, plural, one {Pierre Sombre} other {Pierres Sombres}}',
  corruption:
    '{s}{m, select, third {gagne} inf {gagner} other {gagnez}} {n} {c, plural, one {Point de Corruption} other {Points de Corruption}}',
  'corruption.lose':
    '{s}{m, select, third {perd} inf {perdre} other {perdez}} {n} {c, plural, one {Point de Corruption} other {Points de Corruption}}',
  loseGold: '{s}{m, select, third {perd} inf {perdre} other {perdez}} {n} Or, ou ce qu’il en reste',
  token: '{s}{m, select, third {gagne} inf {gagner} other {gagnez}} {n} {tokens}',
  'token.any': '{s}{m, select, third {gagne} inf {gagner} other {gagnez}} {n} Jeton de Sacoche, quel qu’il soit',
  loseToken:
    '{s}{m, select, third {défausse} inf {défausser} other {défaussez}} 1 Jeton de Sacoche {pick, select, random {au hasard} other {au choix}}',
  draw: '{s}{m, select, third {pioche} inf {piocher} other {piochez}} {n} {c, plural, one {carte} other {cartes}} {deck, select, gear {Équipement} artifact {Artefact} mineArtifact {Artefact de la Mine} otherArtifact {Artefact d’un Autre Monde} other {Trésor}}',
  'draw.swaps':
    '{s}{m, select, third {pioche} inf {piocher} other {piochez}} {n} carte {deck, select, gear {Équipement} other {Artefact}} (dans un Autre Monde : {deck, select, gear {Artefact} other {Équipement}})',
  drawDarkness: 'piochez {c, plural, one {une carte des Ténèbres} other {{n} cartes des Ténèbres}}',
  peek: '{m, select, inf {regarder} other {regardez}} {c, plural, one {la première carte {deck, select, map {Plan} other {des Ténèbres}}} other {les {n} premières cartes {deck, select, map {Plan} other {des Ténèbres}}}}{next, select, reorder {{m, select, inf { et les remettre} other { et remettez-les}} dans l’ordre de votre choix} discardOne {{m, select, inf { et en défausser} other { et défaussez-en}} une ou aucune} other {}}',
  redraw: '{m, select, inf {remettre cette carte et en piocher} other {remettez cette carte et piochez-en}} une autre',
  reroll: '{m, select, inf {relancer} other {relancez}} {n, plural, one {# dé} other {# dés}}',
  'reroll.all': '{m, select, inf {relancer} other {relancez}} les dés de votre choix',
  setDie: '{m, select, inf {placer} other {placez}} un dé sur {n} ; il compte comme obtenu ainsi et comme relancé',
  discardThis: 'défaussez cet objet',
  crit: '{m, select, inf {changer} other {changez}} une des touches en Coup Critique, même contre un ennemi Résistant',
  extraDie: '{m, select, inf {lancer} other {lancez}} 1 dé de plus dans cette attaque',
  freeAttack:
    '{kind, select, dynamite {{m, select, inf {lancer} other {lancez}} de la Dynamite en Attaque gratuite} throwing {{m, select, inf {faire} other {faites}} une Attaque gratuite avec vos dés de Combat et votre Toucher de mêlée, à Portée {range}, avec ligne de vue, ennemis adjacents d’abord} other {{m, select, inf {faire} other {faites}} une Attaque gratuite à distance}}',
  ignoreSanity: '{m, select, inf {ignorer} other {ignorez}} tous ces Dommages de Santé Mentale',
  dropTarget: '{m, select, inf {n’être plus la cible d’aucun ennemi} other {plus aucun ennemi ne vous vise}}',
  swap: '{m, select, inf {échanger votre place} other {échangez votre place}} avec {whom}',
  toEntrance:
    '{s}{m, select, third {est placé} other {êtes placé}} sur la case libre la plus proche de l’entrée de sa tuile',
  takeTest: '{m, select, inf {passer} other {passez}} le test à sa place, avec {n} dés de plus',
  darkness: 'les Ténèbres avancent {n, plural, one {d’une case} other {de # cases}} vers l’entrée',
  'darkness.back':
    '{m, select, inf {faire reculer les Ténèbres} other {les Ténèbres reculent}} {n, plural, one {d’une case} other {de # cases}}',
  dread: 'ajoutez {n, plural, one {une carte Terreur Grandissante} other {# cartes Terreur Grandissante}}',
  'dread.cancel':
    '{m, select, inf {annuler} other {annulez}} {n, plural, one {la première carte Terreur Grandissante face cachée} other {les # premières cartes Terreur Grandissante face cachée}}',
  attack:
    '{mode, select, ambush {Embuscade} finale {en renfort du combat final} other {Attaque sur cette tuile}} : {enemies}',
  'attack.threat': 'une carte de Menace du niveau du groupe',
  'attack.threatWorld': 'une carte de Menace de l’Autre Monde, au niveau du groupe',
  elite:
    'chaque type d’ennemi de la carte finale gagne {n, plural, one {# capacité d’Élite} other {# capacités d’Élite}}',
  foesHeal: 'chaque ennemi blessé guérit entièrement',
  selfHeal: 'il soigne {n, plural, one {# Blessure} other {# Blessures}}',
  'skip.holdBack': '{m, select, inf {sauter} other {sautez}} ce test pour Contenir les Ténèbres',
  'cancel.darknessCard': '{m, select, inf {l’annuler} other {annulez-la}}',
  'cancel.remainingDarkness': 'annulez une carte des Ténèbres qui Reste en jeu',
  addGate: 'un Portail s’ouvre à une sortie fermée de cette pièce, au hasard',
  'addGate.mines':
    'un Portail s’ouvre à une sortie fermée de cette pièce, au hasard ; il mène à la première sortie fermée d’une pièce des Mines que le groupe choisit',
  relight: 'rallumez la lanterne',
  test: '{who} : {skill} {target}+',
  'test.pass': '{test}. Réussi : {pass}',
  'test.fail': '{test}. Raté : {fail}',
  'test.both': '{test}. Réussi : {pass}. Raté : {fail}',
  roll: '{s}{m, select, third {lance} inf {lancer} other {lancez}} 1 D6 ; sur {faces} : {then}',
  'roll.else': '{s}{m, select, third {lance} inf {lancer} other {lancez}} 1 D6 ; sur {faces} : {then} ; sinon : {else}',
  choose: '{by} {m, select, third {choisit} other {choisissez}} : {options}',
  'choose.nothing': 'n’y touchez pas',
  may: '{by}{m, select, third {peut} other {vous pouvez}} {then}',
  'may.pay': '{by}{m, select, third {peut} other {vous pouvez}} {cost} : {then}',
  pay: '{by}{m, select, third {paie} other {payez}} {cost} : {then}',
  if: '{cond}, {then}',
  'if.else': '{cond}, {then} ; sinon, {else}',
  afterFight: 'après ce combat, {then}',
  mod: '{what} {until}',

  'startsWith.wounds':
    '{s}{m, select, third {commence} other {commencez}} la prochaine Aventure avec {n} {c, plural, one {Blessure} other {Blessures}}',
  'startsWith.grit':
    '{s}{m, select, third {commence} other {commencez}} la prochaine Aventure avec {n} Cran de plus, sans dépasser le Cran maximum',
  mapsNext: 'au début de la prochaine Aventure, le groupe regarde les {n} premières cartes Plan',
  closed: 'fermé : aucun service pour vous aujourd’hui',
  closeOne: 'demain, un lieu de la ville, tiré au sort, reste fermé',
  skipServices: 'vous pouvez renoncer aux services : {then}',
  prices: 'aujourd’hui, les prix sont pour vous {sign, select, minus {plus bas} other {plus hauts}} de {n} %',
  'forgeRebate.gold': 'aujourd’hui, forger vous coûte {n} % d’Or en moins',
  'forgeRebate.darkStone': 'votre première forge d’aujourd’hui coûte {n} Pierre Sombre de moins',
  stonePrice: 'aujourd’hui, la Pierre Sombre se vend {n} Or',
  gambling: 'aujourd’hui, vous jouez à Chance {n}+',
  offer: 'vous pouvez acheter {token} pour {n} Or',
  peddler: 'chaque héros peut acheter parmi {cards} cartes Équipement tirées au sort, {percent} % plus cher',
  moreGear: 'demain, le Magasin étale {n} cartes Équipement de plus',
  fewerDays: '{n, plural, one {# jour} other {# jours}} de ville en moins pour cette visite, mais au moins 1',
  treatInjury: 'une Blessure soignable est traitée gratuitement',
  'leaves.dies': 'vous mourez (Aventure isolée : vous restez KO jusqu’à la fin)',
  'leaves.retires':
    'vous prenez votre retraite à la fin de l’Aventure (Aventure isolée : vous restez KO jusqu’à la fin)',
  suffers: 'comme {result}',
  group: '{type} ({n})',
  'dice.P': '1 Dé du Péril',
  'dice.2P': '2 Dés du Péril',
}
