/** La chronique de la fin du chapitre, tenue par ceux qui sont restés. Arguments ICU entre accolades. */
export const chronicle = {
  title: 'Ce qu’on raconte à Cuanacht',
  opening:
    'Le huitième mois après le départ des cinq, {names} sortirent de Cuanacht, que personne n’avait choisis. Voici ce qu’on en sait.',
  days: '{days, plural, one {Leur absence dura un jour.} other {Leur absence dura # jours.}} {hungry, plural, =0 {Chaque soir, il y eut de quoi manger.} one {Un soir, quelqu’un se coucha le ventre vide.} other {# soirs, quelqu’un se coucha le ventre vide.}}',
  stones:
    '{lit, plural, =0 {Sans allumer une seule pierre, on arriva pourtant.} one {Une pierre fut nourrie, et répondit.} other {Les pierres furent nourries # fois, et répondirent.}} {out, plural, =0 {Derrière eux, aucune ne s’éteignit.} one {Une s’éteignit, et ce qui l’entourait n’a plus été revu.} other {# s’éteignirent, et ce qui les entourait n’a plus été revu.}}',
  fights:
    '{fights, plural, =0 {La main ne fut levée sur personne.} one {Une fois, il fallut se battre, et l’on en sortit debout.} other {Il fallut se battre, et # fois on en sortit debout.}} {fled, plural, =0 {Jamais on ne s’enfuit.} one {Une fois, on s’enfuit. Cela aussi, on le sait.} other {# fois, on s’enfuit. Cela aussi, on le sait.}}',
  talks:
    '{talks, plural, =0 {De ce qu’ils dirent, personne ne changea d’avis.} one {Une fois, le mot juste fut trouvé.} other {# fois, le mot juste fut trouvé.}}',
  sworn: 'Il y eut serment sur la pierre, à midi, à voix haute. La mousse a gardé les deux mains.',
  heard: 'On colla l’oreille à la pierre, et on l’entendit. Padrig Moss le raconte à qui se tient tranquille.',
  paid: 'On paya le gardien, et il s’acheta une oie. Elle vit toujours. Elle s’appelle Écu.',
  lowri:
    'On laissa son pain à la maison des fièvres, coupé en sept. Lowri a grandi de deux doigts, et prend des paris sur le dégel.',
  fevered: 'On veilla les fiévreux, et l’on dit un chiffre trop bas.',
  mule: 'On retrouva Évêque dans les aulnes et on la ramena. Elle s’arrête à toutes les portes où on lui a, une fois, donné quelque chose.',
  lanmoor:
    'On donna du pain à ceux de Lanmoor. Il y a maintenant dans le pays un tonnelier qui ne souffre pas qu’on dise du mal de Cuanacht.',
  sentOn: 'On envoya plus loin ceux de Lanmoor. Au poteau de la barrière pend un cercle que personne n’ôte.',
  guards: 'À la foire, on parla pour les gardes, et le compte était juste.',
  ring: 'On entra dans l’enclos contre un charretier qui cherchait son frère.',
  conclave:
    'Au Conclave, on dit la prière jusqu’au bout : neuf mots. Depuis, la cendre s’est envolée, et il y neige comme partout ailleurs.',
  embers: 'On porta trois braises sur le tertre. Cela se voit de Blanc-Lichen.',
  blades: 'On chanta aux lames une chanson sur une auge. On l’y chante, à présent.',
  names: 'On lut tous les noms du champ, et là où il n’y avait qu’une croix, on dit « croix ».',
  ashBlade: 'On remonta de la crevasse ce que Garran Holt y avait laissé. Personne n’a eu envie de poser de questions.',
  brothers: 'À Blanc-Lichen, on posa sur une table les deux moitiés d’une corde. C’était un rat.',
  debt: 'À Blanc-Lichen, on réclama l’hiver rouge. Il a été payé. Il n’y a plus rien entre eux et nous.',
  toll: 'On donna sa parole à Edern Lisk, et on la tint. Wil Lisk tire la chaîne du bac, et sur le Mille des Rois une casquette bleue pend à un poteau.',
  wordGiven: 'On donna sa parole à Edern Lisk, pour le péage. Il se lève toujours, quand vient quelqu’un.',
  barnSaved: 'On parla à la grange, et elle fut ouverte. Aldous Crane a appris à peser dans l’autre sens.',
  barnBurned:
    'La grange brûla. Neuf jours, cela sentit le pain. Les uns disent qu’on fit ce qu’on put, et les autres le disent autrement.',
  queue: 'On nourrit la queue, en commençant par le bout.',
  overpaid: 'On reprit deux sacs payés en trop. On était dans son droit.',
  bell: 'On sonna la cloche sous l’eau. Sur les deux rives, les gens se découvrent, et frère Col n’est plus seul à l’entendre.',
  redDoor: 'On poussa la porte rouge, et elle tomba.',
  token:
    'On trouva à quoi servait la clé qui pleurait. Ce qui fut dit jadis devant la reine, on ne le sait toujours pas ; mais cela peut être redit.',
  stagKilled: 'On tua le cerf de la crête. Il était petit, dedans.',
  stagSoothed:
    'On passa une nuit auprès du cerf de la crête, à lui ôter ses épines. Il dort en travers du sentier, et l’on en fait le tour.',
  lock: 'On mit sur cinq le cadran de Vieillacier. Le soir, on entend quelqu’un, là-dessous, qui s’assoit.',
  redWater: 'L’un d’entre eux but de l’eau rouge, et tousse.',
  ledger:
    'On trouva le registre du barrage. La prévôte l’a lu, de nuit, et n’a dit qu’une chose : qu’il n’y avait pas de chandelle.',
  hermits:
    'On enterra onze gobelets, et l’on dit les onze noms, et ceux des quatre. De tout ce qui fut fait, c’est ce qu’on raconte à voix basse.',
  keeperGone: 'Malk Osten a mis son manteau. Le bureau est fermé.',
  bones: 'Aux os des dunes, on donna des noms qui avaient déjà servi. Ils les ont gardés.',
  goddess:
    'On dit aussi que c’en avait été fini d’eux, une fois, et que quelqu’un a tourné la page en arrière. Qui le dit ne sait pas d’où il le tient.',
  dead: '{dead, plural, one {Il en manqua un à la porte : {deadNames}. Il y a une entaille au bâton.} other {Il en manqua à la porte : {deadNames}. Il y a # entailles au bâton.}}',
  mad: 'Il y eut des nuits où {madNames} parlait à quelqu’un qui n’était pas là. Ce n’était jamais quelqu’un de méchant.',
  lost: 'Au jour {day}, il ne rentra plus personne qui pût le raconter. Ce qui est écrit ici, on l’avait entendu avant.',
  died: 'Au jour {day}, {character} mourut. Il y a une entaille au bâton.',
  won: 'Au jour {day}, la porte fut ouverte.',
  none: 'Jour {day}. Ici ils s’arrêtèrent pour la nuit, et celui qui racontait aussi.',
  gate: 'Au jour {day}, debout dans la barque, on posa les mains sur les roseaux. Elle regarda. On put lui dire combien ils étaient.',
  lamp: 'De l’autre côté, quelqu’un leva cinq fois une lampe. On l’a rapporté à la prévôte. Elle a demandé ce qu’elle avait sur le dos.',
  closing: 'Soixante et un, sans les absents. Avec eux, cela fait plus.',
} as const
