import type { shown as english } from './shown.en.ts'

/** La table en texte et la fin, en français. */
export const shown = {
  // En tête
  'table.title':
    '{kind, select, act {Acte {n} : {title}} battle {Quête de bataille : {title}} fight {Combat d’entraînement} other {Fateforge}}',
  'table.progress': 'Chapitre {n} sur {of} ; repos : {rests} sur {ofRests}.',
  'table.purse': 'Sac du groupe : {gold} or, {food} de nourriture.',
  'table.points': 'Points de victoire : {victory}. Points de caractéristique : {traits}.',
  'table.reputation': 'Réputation : {list}.',
  'table.standing': '{circle} {n}',
  'table.storyCards': 'Cartes Histoire : {list}.',
  'table.allies': 'Alliés : {list}.',
  'table.quests': 'Quêtes annexes : {list}.',
  'table.questLeft': '{quest} (encore {n} repos)',
  'table.bag': 'Objets dans le sac du groupe : {list}.',
  'table.halfUsed': '{card}, à moitié utilisé',
  'table.test': 'Test, {trait}{faces, select, none {} other { : {faces}}}.',

  // La ville
  'table.city': 'La carte : ce qui se trouve où, le nord en haut',
  'table.cityRow': 'Rangée {n}, d’ouest en est : {places}.',
  'table.cityBlocked': 'Aucune rue entre ces deux-là : {a} ; {b}.',
  'table.citySteps': 'Pas faits : {n} sur {of}. Personne n’a marqué où se tient le groupe.',

  // Repos
  'table.rest': 'Repos : il reste {n} Temps',
  'table.location': '{name} ({kind}) : {text}',

  // Le combat
  'table.fight':
    '{fight}, {n, plural, =0 {avant le premier round} other {round # sur {of}}}{phase, select, muster {, mise en place} preparation {, préparation} turns {, tours des héros} reactions {, réactions} enemies {, tours des ennemis} upkeep {, entretien} leaving {, sortie} other {}}',
  'table.acting': 'C’est le tour {ofHero}.',
  'table.order': 'Ordre de jeu : {track}.',
  'table.orderOpen':
    'L’ordre de jeu reste à choisir. Les ennemis réagiront {slot, plural, =1 {avant le premier héros} other {avant le héros # de l’ordre}}.',
  'table.reacting': 'réactions{colours, select, none {} other { ({colours})}}',
  'table.thenEnemies': 'tous les ennemis',
  'table.bossPlan': 'Voici ce que fera le Châtelain : {boss}. {text}',
  'table.weakPoint': 'Point faible : {icons}.',
  'table.covered': '{icon} (couvert)',
  'table.ally': '{ally}, avec {hero} pour escorte : blessures {n} sur {of}. Dés : {dice}.',
  'table.allyOut': '{ally} a quitté la scène.',
  'table.board': 'Plateau',
  'table.legend':
    'Les lettres sont les héros : {letters}. ×2 : deux ennemis. ─ et │ relient des zones ; ║ et ═ sont des murs, ╫ et ╪ des portes fermées.',
  'table.zone': '{zone} : {things}. Mène en {ways}.',
  'table.zoneShut': '{zone} : {things}. Ne mène nulle part.',
  'table.start': 'départ',
  'table.difficult': 'terrain difficile',
  'table.barricade': 'barricade contre les tirs venant de {zones}',
  'table.empty': 'rien',
  'table.lies': '{hero} (hors de combat)',
  'table.opened': '{thing} (ouvert)',
  'table.closed': '{thing} vers {zone} (fermée)',
  'table.doorOpen': '{thing} vers {zone} (ouverte)',
  'table.deviceDone': '{thing} ({kind, select, lantern {allumée} altar {détruit} other {utilisé}})',
  'table.cubes': '{thing} ({n, plural, =0 {à sec} one {# cube} other {# cubes}})',
  'table.leadsTo': '{thing} vers {to, select, unknown {une zone inconnue} other {{to}}}',
  'table.defended': '{thing} (défense : {foe})',
  'table.objectives': 'Objectifs',
  'table.objective':
    '{text}{state, select, met { Acquis pour l’instant.} carried { Porteur : {hero}.} part { Pour l’instant : {n} sur {of}.} other {}}',
  'table.enemies': 'Ennemis ({n})',
  'table.foe':
    '{foe} ({colour}), {zone} : dégâts {red} sur {resistance}, armure {armor}{parry, plural, =0 {} one {, # jeton Parade} other {, # jetons Parade}}{stun, select, yes {, {fg, select, f {étourdie} other {étourdi}}} other {}}{defends, select, none {} other {, défend {defends}}}{guards, select, none {} other {, garde {guards}}}{carries, select, none {} other {, porte {carries}}}.',
  'table.foeNow': 'Dans cette situation, son action serait : {text}',
  'table.foeIdle': 'Dans cette situation, aucune action.',
  'table.cards': 'Cartes des ennemis',
  'table.card': '{name} ({kind}) : {text}',

  // Héros
  'table.hero': '{name}{whose, select, none {} other { ({whose})}}{down, select, yes {, hors de combat} other {}}',
  'table.tokens':
    'Santé {health} sur {most}{aside, plural, =0 {} other { (# de côté)}}, Énergie {energy} sur {mostEnergy}.',
  'table.inFight':
    'En {zone}{parry, plural, =0 {} one {, # jeton Parade} other {, # jetons Parade}}{armor, plural, =0 {} one {, # cube d’armure} other {, # cubes d’armure}}{stun, select, yes {, {g, select, f {étourdie} other {étourdi}}} other {}}{stealth, select, yes {, {g, select, f {Furtive} other {Furtif}}} other {}}{stance, select, guard {, posture Garde} assault {, posture Assaut} other {}}{drum, plural, =0 {} one {, # cube sur le Tambour} other {, # cubes sur le Tambour}}{taunt, select, yes {, provoque les ennemis} other {}}{smoke, select, yes {, dans la fumée} other {}}{has, select, none {} other {, porte {has}}}.',
  'table.dice': 'Dés : {dice}.',
  'table.screen': 'Derrière l’écran : {dice}.',
  'table.rolled': 'Dés lancés, derrière l’écran : {dice}.',
  'table.ready': '{ready, select, yes {Préparation finie.} other {Préparation en cours.}}',
  'table.results': 'Résultats : {results}.',
  'table.gained': 'Actions gagnées : {actions}.',
  'table.traits': 'Caractéristiques : {traits}.',
  'table.skill':
    'Compétence, {name}{state, select, used { (utilisée ce round)} spent { (utilisée dans cette scène)} other {}} : {text}',
  'table.resting': 'Compétences inactives : {list}.',
  'table.worn':
    'Objet, {name}{state, select, used { (utilisé ce round)} spent { (utilisé dans cette scène)} half { (à moitié utilisé)} other {}} : {text}',
  'table.packed': 'Rangé face cachée : {list}.',
  'table.kept': '{kind}, {name} : {text}',

  // La fin
  'outcome.unfinished': 'La partie n’est pas terminée.',
  'outcome.onward': 'La scène est finie, la campagne continue.',
  'outcome.restart': 'L’acte va être rejoué depuis son début.',
  'outcome.won': 'Le combat est gagné.',
  'outcome.lost': 'Le combat est perdu.',
  'outcome.questLost': 'La quête de bataille est perdue.',
  'outcome.rank': 'La quête de bataille est gagnée : {rank, select, gold {Or} silver {Argent} other {Cuivre}}.',
  'outcome.ending': 'L’acte est fini : {title}.',
  'outcome.figures': 'Le groupe a {list}.',
  'outcome.nothing': 'Le sac du groupe est vide.',
  'outcome.gold': '{n} or',
  'outcome.food': '{n} de nourriture',
  'outcome.victory': '{n, plural, one {# point de victoire} other {# points de victoire}}',
  'outcome.hero':
    '{name} : Santé {health} sur {most}, Énergie {energy} sur {mostEnergy}{corruption, plural, =0 {} one {, # carte Corruption} other {, # cartes Corruption}}.',
} as const satisfies { readonly [K in keyof typeof english]: string }
