import type { RuleText } from './rule-text.ts'
import type { heroesEn } from './rules.heroes.en.ts'

export const heroesFr: Record<keyof typeof heroesEn, RuleText> = {
  'FG-10.1': {
    title: 'Le plateau Héros',
    text: 'Votre plateau indique qui vous êtes, votre capacité unique et votre caractéristique, deux emplacements d’arme, quatre de sac à dos, vos jetons disponibles et épuisés, ainsi que vos dés, votre santé et votre énergie de départ.',
  },
  'FG-10.2': {
    title: 'Caractéristiques',
    text: 'Vous commencez avec une caractéristique et pouvez en gagner d’autres. Certains objets vous en prêtent une tant que vous les portez.',
  },
  'FG-10.3': {
    title: 'À quoi sert une caractéristique',
    text: 'Une caractéristique du même type qu’un test le rend plus facile pour vous.',
  },
  'FG-10.4': {
    title: 'Capacités uniques',
    text: 'Chaque héros a une capacité que lui seul possède. Elle agit toujours, sauf s’il est hors de combat.',
  },
  'FG-10.5': {
    title: 'Réserve de dés',
    text: 'Vos dés disent vos talents : rouge pour la force, jaune pour la vitesse, bleu pour la précision, vert pour l’intelligence. Vous pouvez en gagner.',
  },
  'FG-11.1': {
    title: 'Quatre dés',
    text: 'Vous lancez au plus 4 dés par round, sauf si un effet dit le contraire.',
  },
  'FG-11.2': {
    title: 'Un dé, un résultat',
    text: 'Chaque dé vous donne un résultat de sa propre couleur.',
  },
  'FG-11.3': {
    title: 'Couleurs dans les coûts',
    text: 'En général, la couleur du dé n’importe pas. Si un coût en montre une, seul un dé de cette couleur convient ; les résultats des cartes n’en ont pas.',
  },
  'FG-11.4': {
    title: 'Icône de relance',
    text: 'Vous pouvez relancer une fois, pendant la préparation du round, un dé portant cette icône.',
  },
  'FG-11.5': {
    title: 'Quand relancer',
    text: 'Dans une scène de combat, on ne relance que pendant la phase de préparation.',
  },
  'FG-11.6': {
    title: 'Relances cumulées',
    text: 'Un effet ne relance chaque dé qu’une fois, mais plusieurs effets peuvent relancer le même dé l’un après l’autre.',
  },
  'FG-11.7': {
    title: 'La nouvelle face compte',
    text: 'Après une relance, vous gardez la nouvelle face.',
  },
  'FG-12.1': {
    title: 'Résultats et actions',
    text: 'Un résultat peut devenir une action ou payer une compétence ou un objet. Une action ne peut qu’être accomplie.',
  },
  'FG-12.2': {
    title: 'Déplacement',
    text: 'Allez dans une zone adjacente.',
  },
  'FG-12.3': {
    title: 'Frappe',
    text: 'Infligez 1 dégât à un ennemi de votre zone.',
  },
  'FG-12.4': {
    title: 'Tir',
    text: 'Infligez 1 dégât à un ennemi d’une zone adjacente, jamais de la vôtre.',
  },
  'FG-12.5': {
    title: 'Résultats de compétence',
    text: 'Une Frappe ou un Tir (compétence) peut servir de simple Frappe ou Tir, y compris pour payer. L’inverse n’est pas vrai.',
  },
  'FG-12.6': {
    title: 'Concentration',
    text: 'Interagissez avec un objet du plateau, ou payez certaines compétences et certains objets.',
  },
  'FG-12.7': {
    title: 'Échec',
    text: 'Un Échec ne fait rien et ne paie rien.',
  },
  'FG-12.8': {
    title: 'Deux icônes sur une face',
    text: 'Une face à deux icônes est un seul résultat. Utilisez l’une ou l’autre, une seule fois.',
  },
  'FG-12.9': {
    title: 'Joker',
    text: 'Dans un coût, le Joker accepte tout résultat sauf Échec, mais jamais une action.',
  },
  'FG-12.10': {
    title: 'Parade',
    text: 'La Parade ne vient que de compétences et d’objets. Un résultat paie une carte ou devient un jeton Parade ; une action devient un jeton Parade.',
  },
  'FG-12.11': {
    title: 'Attaque spéciale',
    text: 'Une Attaque spéciale sur un dé Arme fait ce que dit cette arme, ou paie un Joker.',
  },
  'FG-12.12': {
    title: 'Ordre libre',
    text: 'Utilisez vos résultats dans l’ordre voulu, mêlez-les aux compétences et aux cartes, ou laissez-les de côté.',
  },
  'FG-12.13': {
    title: 'Dépensé une fois',
    text: 'Un résultat paie une icône, puis disparaît. Une conversion prend tout son coût avant de rendre quoi que ce soit.',
  },
  'FG-12.14': {
    title: 'Les distinguer',
    text: 'Cartes et table montrent toujours différemment résultats et actions, car seuls les résultats peuvent payer.',
  },
  'FG-13.1': {
    title: 'Disponible et épuisé',
    text: 'Vos jetons sont disponibles ou épuisés. Vous n’avez jamais plus de santé ou d’énergie que n’indique votre plateau, sauf effet contraire.',
  },
  'FG-13.2': {
    title: 'Perdre et dépenser',
    text: 'Pour perdre ou dépenser, passez des jetons dans la case épuisé. Chaque dégât coûte 1 Santé.',
  },
  'FG-13.3': {
    title: 'Récupérer',
    text: 'Pour récupérer, ramenez des jetons dans la case disponible. L’excédent est perdu.',
  },
  'FG-13.4': {
    title: 'À court d’énergie',
    text: 'Sans énergie disponible, vous ne pouvez pas choisir d’en dépenser, mais vous restez debout.',
  },
  'FG-13.5': {
    title: 'Débordement',
    text: 'Si vous devez perdre de l’énergie que vous n’avez pas, perdez 1 Santé par point manquant.',
  },
  'FG-13.6': {
    title: 'Une perte n’est pas un dégât',
    text: 'Perdre de la santé n’est pas subir un dégât. Ni jetons Parade ni armure n’y peuvent rien.',
  },
  'FG-13.7': {
    title: 'Plus de santé',
    text: 'Sans santé disponible, vous êtes hors de combat.',
  },
  'FG-13.8': {
    title: 'Tous hors de combat',
    text: 'Quand plus aucun héros ne tient debout, le combat s’arrête aussitôt sur un échec. Tant qu’il en reste un, vous pouvez gagner.',
  },
  'FG-13.9': {
    title: 'Payer de sa dernière santé',
    text: 'Vous pouvez payer avec votre dernière Santé. L’effet a lieu, puis vous êtes hors de combat.',
  },
  'FG-13.10': {
    title: 'À terre pour de bon',
    text: 'Une fois hors de combat, des jetons qui reviennent ne vous relèvent pas. Il faut qu’on vous relève, qu’on vous soigne dans une scène d’histoire, ou que la scène prenne fin.',
  },
  'FG-14.1': {
    title: 'Six compétences actives',
    text: 'Vous pouvez avoir autant de compétences que vous voulez, mais seules 6 sont actives à la fois.',
  },
  'FG-14.2': {
    title: 'Changer de compétences actives',
    text: 'Changez de compétences actives à tout moment hors combat, et avant la première préparation d’un combat.',
  },
  'FG-14.3': {
    title: 'Apprendre des compétences',
    text: 'Vous achetez vos compétences avec de l’or, là où elles s’enseignent. Elles sont à votre héros et ne s’échangent pas.',
  },
  'FG-14.4': {
    title: 'Récurrente',
    text: 'Une compétence récurrente s’utilise une fois par round de combat.',
  },
  'FG-14.5': {
    title: 'Usage unique',
    text: 'Une compétence à usage unique s’utilise une fois par scène de combat. Elle est retournée, puis redevient visible à la fin de la scène.',
  },
  'FG-14.6': {
    title: 'Passive, sans limite',
    text: 'Une compétence passive s’utilise autant de fois que ses conditions sont remplies.',
  },
  'FG-14.7': {
    title: 'Ce que coûte une compétence',
    text: 'La partie gauche montre ce qu’il faut dépenser : des résultats de dés ou d’autres compétences, ou vos jetons disponibles.',
  },
  'FG-14.8': {
    title: 'Ce que rapporte une compétence',
    text: 'La partie droite montre ce que vous gagnez : des résultats, des actions, ou un effet décrit.',
  },
  'FG-14.9': {
    title: 'Enchaîner',
    text: 'Les résultats gagnés peuvent payer d’autres cartes : enchaînez-les. Les actions, non.',
  },
  'FG-14.10': {
    title: 'Flèches',
    text: 'Une flèche simple ne convertit que de gauche à droite. Une flèche double va dans les deux sens, un seul par utilisation.',
  },
  'FG-14.11': {
    title: 'Actions ordonnées',
    text: 'Des actions reliées par des flèches s’accomplissent dans cet ordre, et vous ne commencez que si vous pouvez toutes les faire.',
  },
  'FG-14.12': {
    title: 'Actions sans ordre',
    text: 'Sans flèche, faites les actions dans l’ordre voulu, avec autre chose entre elles, ou renoncez à certaines.',
  },
  'FG-14.13': {
    title: 'Prévoir',
    text: 'La table vérifie d’avance qu’il existe un moyen d’accomplir toutes les étapes. Si un imprévu vous arrête en chemin, le reste est perdu.',
  },
  'FG-14.14': {
    title: 'Quand utiliser une compétence',
    text: 'En combat, vos compétences s’utilisent à votre tour, sauf indication contraire. Certaines servent hors combat.',
  },
  'FG-14.15': {
    title: 'Quand une utilisation compte',
    text: 'Une utilisation compte dès que vous avez payé, même si vous ne profitez pas de tout.',
  },
  'FG-15.1': {
    title: 'Sortes d’objets',
    text: 'Les objets sont des armes ou de l’équipement. Les vêtements sont de l’équipement.',
  },
  'FG-15.2': {
    title: 'Échanger des objets',
    text: 'Les objets passent librement d’un héros à l’autre, mais jamais en combat ni durant un test.',
  },
  'FG-15.3': {
    title: 'Réorganiser ses objets',
    text: 'Hors combat, rangez vos propres objets comme il vous plaît d’un emplacement à l’autre.',
  },
  'FG-15.4': {
    title: 'Prix des objets',
    text: 'Les objets des boutiques coûtent de l’or. Ceux que vous trouvez sont gratuits.',
  },
  'FG-15.5': {
    title: 'Quand utiliser un objet',
    text: 'La carte indique quand. Sinon, une fois par round de combat, à votre tour.',
  },
  'FG-15.6': {
    title: 'Équipé ou rangé',
    text: 'Un objet n’agit que dans le bon emplacement. Rangé face cachée dans le sac à dos, il ne fait rien.',
  },
  'FG-15.7': {
    title: 'Emplacements',
    text: 'Les vêtements vont à gauche du sac à dos, l’autre équipement n’importe où ; armes principale et secondaire à leur place. Une arme encombrante prend les deux emplacements d’arme.',
  },
  'FG-15.8': {
    title: 'L’emplacement de gauche',
    text: 'L’autre équipement peut aussi occuper l’emplacement de gauche.',
  },
  'FG-15.9': {
    title: 'Plus de place',
    text: 'Sans emplacement libre, l’objet peut aller dans le sac du groupe. On n’en sort rien pendant une scène de combat ni un test.',
  },
  'FG-15.10': {
    title: 'Comme les compétences',
    text: 'Conversions, enchaînements et actions ordonnées fonctionnent pour les objets comme pour les compétences.',
  },
  'FG-15.11': {
    title: 'Chargé',
    text: 'Un objet chargé sert deux fois : la première, remplacez-le par sa seconde carte ; la deuxième, défaussez-le.',
  },
  'FG-15.12': {
    title: 'Objets à usage unique',
    text: 'Un objet à usage unique est retourné quand il sert et revient après le combat.',
  },
  'FG-15.13': {
    title: 'Objets pendant un test',
    text: 'Pendant un test, vous pouvez encore réorganiser vos propres objets, par exemple pour en porter un qui prête une caractéristique.',
  },
  'FG-15.14': {
    title: 'Objets chargés dans un round',
    text: 'En combat, un objet chargé sert une fois par round, même après avoir changé de carte.',
  },
  'FG-16.1': {
    title: 'Effets des armes',
    text: 'L’effet d’une arme s’utilise une fois par round de combat.',
  },
  'FG-16.2': {
    title: 'Dés Arme',
    text: 'Une arme principale ou encombrante équipée ajoute un dé Arme à votre réserve. Une arme secondaire, non.',
  },
  'FG-16.3': {
    title: 'Pas un cinquième dé',
    text: 'Le dé Arme fait partie de vos 4 dés, à la place d’un autre.',
  },
  'FG-16.4': {
    title: 'Dé et effet',
    text: 'Le dé Arme reste utilisable même si l’effet de l’arme a déjà servi.',
  },
  'FG-16.5': {
    title: 'Plusieurs attaques spéciales',
    text: 'Chaque Attaque spéciale obtenue sert une fois, en plus de l’effet de l’arme.',
  },
  'FG-17.1': {
    title: 'Cubes d’armure',
    text: 'Un objet avec une valeur d’armure arrive avec autant de cubes noirs.',
  },
  'FG-17.2': {
    title: 'Absorber des dégâts',
    text: 'Quand vous subissez des dégâts en combat, vous pouvez retirer des cubes pour en absorber 1 chacun.',
  },
  'FG-17.3': {
    title: 'Réparer l’armure',
    text: 'L’armure est réparée à la fin du prochain repos. La ranger ou la donner n’y change rien.',
  },
  'FG-17.4': {
    title: 'Où agit l’armure',
    text: 'L’armure n’agit que portée, et seulement en combat. Elle sert aussi contre les dégâts du Sprint et de la sortie.',
  },
  'FG-17.5': {
    title: 'Toutes les armures',
    text: 'Toutes les armures du groupe sont réparées, portées ou non.',
  },
}
