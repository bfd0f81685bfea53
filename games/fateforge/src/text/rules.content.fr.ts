import type { RuleText } from './rule-text.ts'
import type { contentEn } from './rules.content.en.ts'

export const contentFr: Record<keyof typeof contentEn, RuleText> = {
  'FG-C1.1': {
    title: 'Patience du chasseur',
    text: 'Chaque dé bleu du Garde Sylvestre porte une icône de relance.',
  },
  'FG-C1.2': {
    title: 'La Voleuse furtive',
    text: 'Tant que son jeton Furtif est disponible, les ennemis ne peuvent pas cibler la Voleuse.',
  },
  'FG-C1.3': {
    title: 'Perdre le mode Furtif',
    text: 'Elle le perd après une Frappe ou un Tir, ou quand elle subit des dégâts.',
  },
  'FG-C1.4': {
    title: 'Se cacher de nouveau',
    text: 'À la fin de son tour, sans ennemi dans sa zone, elle peut dépenser un résultat Concentration pour se cacher de nouveau.',
  },
  'FG-C1.5': {
    title: 'Acrobate',
    text: 'La Voleuse ne subit pas de dégât de Sprint.',
  },
  'FG-C1.6': {
    title: 'Maître d’armes',
    text: 'À chaque préparation, le Seigneur peut changer de posture. Assaut : sa première Frappe du tour inflige 1 de plus. Garde : il gagne un jeton Parade au début de son tour.',
  },
  'FG-C1.7': {
    title: 'Rythme des esprits',
    text: 'Chaque Concentration que la Chamane dépense pour une compétence pose un cube sur son Tambour, 3 au plus. Les cubes restent d’un combat à l’autre.',
  },
  'FG-C1.8': {
    title: 'Tambour chamanique',
    text: 'Une fois par tour, retirez 2 cubes pour un résultat de votre choix, sauf Échec et Attaque spéciale.',
  },
  'FG-C1.9': {
    title: 'Aguerrie',
    text: 'Une fois par tour, la Mercenaire peut dépenser 1 Santé pour utiliser un Échec comme une Frappe.',
  },
  'FG-C2.1': {
    title: 'Plus de héros, plus d’ennemis',
    text: 'Certains ennemis n’apparaissent qu’à trois ou quatre héros.',
  },
  'FG-C2.2': {
    title: 'Plus de héros, plus de gemmes',
    text: 'À trois héros, une gemme rouge s’ajoute, à quatre deux, loin du départ.',
  },
  'FG-C2.3': {
    title: 'L’histoire change le combat',
    text: 'Ce qui s’est passé avant peut ajouter ou retirer des ennemis et des jetons.',
  },
  'FG-C2.4': {
    title: 'La Cave',
    text: 'Ce combat doit être gagné pour continuer. À chaque échec, un ennemi de moins vous attend.',
  },
  'FG-C2.5': {
    title: 'Au Marché aux volets clos',
    text: 'Trois jetons cachent, au hasard, l’informateur, une gemme rouge et une mauvaise surprise.',
  },
  'FG-C2.6': {
    title: 'Le Coursier en fuite',
    text: 'Si le Coursier s’active dans la zone de la sortie A, il disparaît avec ce qu’il porte.',
  },
  'FG-C2.7': {
    title: 'Ce que cachent les coffres',
    text: 'Les coffres contiennent un objet. Si vous l’avez déjà, vous en trouvez un autre, ou une gemme rouge.',
  },
  'FG-C2.8': {
    title: 'Gagner des cartes Histoire',
    text: 'Certains combats réussis vous donnent une carte Histoire. Une sacoche coulée au gué peut reparaître, avec un prix dessus.',
  },
  'FG-C2.9': {
    title: 'Lanternes et autels',
    text: 'Allumez ou détruisez ces objets par une action Concentration. Chacun compte une fois.',
  },
  'FG-C3.1': {
    title: 'Force du Châtelain',
    text: 'Il a 1 armure par héros et 2 de résistance plus 4 par héros. On ne peut ni l’étourdir, ni le pousser, ni l’attirer.',
  },
  'FG-C3.2': {
    title: 'Le plan du Châtelain',
    text: 'À chaque round, il fait la suivante de trois choses, annoncée au début du round.',
  },
  'FG-C3.3': {
    title: 'Le Châtelain réagit',
    text: 'Il avance vers le premier héros dans l’ordre, puis frappe.',
  },
  'FG-C3.4': {
    title: 'Fauchage',
    text: 'Chaque héros de sa zone subit 1 dégât, puis est poussé.',
  },
  'FG-C3.5': {
    title: 'Chaînes',
    text: 'Il attire le dernier héros d’une zone adjacente, puis frappe le dernier héros pour 2.',
  },
  'FG-C3.6': {
    title: 'Appel aux morts',
    text: 'Un Relevé entre par la porte, puis il frappe le premier héros.',
  },
  'FG-C3.7': {
    title: 'La faiblesse du Châtelain',
    text: 'Couvrez Frappe (compétence), Tir (compétence) et deux Concentrations : il perd toute son armure et 3 de résistance.',
  },
  'FG-C4.1': {
    title: 'Le Temps à l’acte I',
    text: 'Le premier repos donne 4 Temps, le second 5, sauf effets.',
  },
  'FG-C4.2': {
    title: 'Étals du port',
    text: 'Un exemplaire de chaque objet est en vente, jusqu’à 4 or d’abord, tous ensuite.',
  },
  'FG-C4.3': {
    title: 'Cour d’armes',
    text: 'On y enseigne les compétences de vos héros.',
  },
  'FG-C4.4': {
    title: 'Temple des lampes',
    text: 'Pour 3 or, une carte Corruption conservée est retirée, une par visite.',
  },
  'FG-C4.5': {
    title: 'Maison des Allumeurs',
    text: 'On y vend de la nourriture, et après une visite le Temple coûte 1 Temps de moins pour ce repos.',
  },
  'FG-C4.6': {
    title: 'Fin d’une quête annexe',
    text: 'La récompense n’est à vous qu’en cas de réussite. Dans tous les cas, la carte est défaussée.',
  },
  'FG-C5.1': {
    title: 'Maximums réduits',
    text: 'Un maximum réduit retire d’abord un jeton épuisé. Quand la carte part, le jeton revient épuisé.',
  },
  'FG-C5.2': {
    title: 'Filet',
    text: 'Vous ne pouvez terminer votre tour que si c’est le vôtre ; sinon, vous perdez 1 Énergie.',
  },
  'FG-C5.3': {
    title: 'Dette',
    text: 'Vous ne pouvez payer en or que si le groupe en a. Les gemmes ramassées dans le combat en cours ne comptent pas.',
  },
  'FG-C5.4': {
    title: 'Les paquets',
    text: 'La Corruption compte 12 cartes en double, les autres paquets ont leurs propres cartes. Les exemplaires conservés s’additionnent.',
  },
  'FG-C6.1': {
    title: 'Récompenses',
    text: 'À 2 points : un nouveau dé ou 6 or. À 4 : un objet ou une caractéristique. À 6 : plus de santé ou d’énergie pour chaque héros.',
  },
  'FG-C6.2': {
    title: 'Consommables',
    text: 'Les objets chargés et la nourriture sont des consommables.',
  },
  'FG-C6.3': {
    title: 'Repos en mode Bataille',
    text: 'Chaque repos propose l’Auberge, la Cour d’armes et les Étals du port. Le premier donne 3 Temps.',
  },
}
