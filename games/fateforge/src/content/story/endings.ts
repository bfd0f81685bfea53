import { page } from '@emberhall/story'
import { told, toldIf, type StoryNode } from './words.ts'

const fell = { flag: 'act1.castellanFell' }

/** How the act ends: by the castellan, the Lamplighters, the oil, the warning and the side taken. */
export const endings: readonly StoryNode[] = [
  {
    id: 'n15',
    kind: 'branch',
    cases: [
      { if: { all: [fell, { reputation: 'lamplighters', atLeast: 3 }] }, next: 'end-lamps-lit' },
      { if: { all: [fell, { flag: 'act1.sideSefa' }] }, next: 'end-hired-light' },
      { if: fell, next: 'end-watch-fires' },
      { if: { storyCard: 'lantern-oil' }, next: 'end-last-flame' },
      {
        if: { any: [{ flag: 'act1.warned' }, { reputation: 'lamplighters', atLeast: 1 }] },
        next: 'end-lantern-road',
      },
    ],
    otherwise: { next: 'end-dark' },
  },
  {
    ...page('end', 'end-lamps-lit', 'lamps-lit', 'The Lamps of Easafir', 'Les lampes d’Easafir'),
    body: [
      told(
        'It begins at the Temple, with one taper. Besk gives it to a girl of twelve, because her arm is the steadiest, and she reaches up, and the street takes it from her. All that night the light goes from neighbour to neighbour, as it did three hundred years ago, through the Tanners’, through Dyers’ Row, past doors that people open by themselves. Nobody sleeps. On the wall they count the districts aloud, and at the twelfth there is no cheer, only a long breath let go.',
        'Cela commence au Temple, par un rat-de-cave. Besk le donne à une fille de douze ans, parce qu’elle a le bras le plus sûr ; elle le lève, et la rue le lui prend. Toute la nuit, la lumière va de voisin en voisin, comme il y a trois cents ans, par les Tanneurs, par la rue des Teinturiers, le long de portes que l’on ouvre soi-même. Personne ne dort. Sur le rempart, on compte les quartiers à voix haute et, au douzième, ce n’est pas un cri, c’est un long souffle qu’on relâche.',
      ),
      toldIf(
        { flag: 'act1.helped' },
        'A week later a child walks up one side of Dyers’ Row and down the other. “Forty-one,” says Miru to her aunt, and then, severely, to you: “You’re allowed to count as well.”',
        'Une semaine plus tard, une enfant remonte un côté de la rue des Teinturiers et redescend l’autre. « Quarante et une », dit Miru à sa tante, puis, sévère, à vous : « Vous avez le droit de compter aussi. »',
      ),
      toldIf(
        { flag: 'act1.hadrelSpared' },
        'Hadrel holds the ladder. No order has told him to.',
        'Hadrel tient l’échelle. Aucun ordre ne le lui a demandé.',
      ),
      toldIf(
        { flag: 'act1.warned' },
        'At dawn riders of the Forest come over the causeway. They have found a knot in a willow, and bring a cedar seedling in a pot.',
        'À l’aube, des cavaliers de la Forêt arrivent par la chaussée. Ils ont trouvé un nœud dans un saule, et apportent en pot un jeune cèdre.',
      ),
    ],
    ending: 'lamps-lit',
  },
  {
    ...page('end', 'end-hired-light', 'half-lit', 'Light for Hire', 'Lumière à louer'),
    body: [
      told(
        'The lamps come back, street by street, with a little grey tag on each. The Guild has oil, and nobody else has; it keeps the flame burning before any house that pays by the week. Terraces shine. Alleys wait, and those who live in them have learned to walk with a hand on the wall. “It’s this or nothing,” says Sefa. “For now.” She does not say it as if she liked the sentence.',
        'Les lampes reviennent, rue par rue, chacune avec une petite étiquette grise. La Confrérie a de l’huile, et personne d’autre ; elle entretient la flamme devant toute maison qui paie à la semaine. Les terrasses brillent. Les ruelles attendent, et ceux qui y logent ont appris à marcher une main au mur. « C’est ça ou rien, dit Sefa. Pour l’instant. » Elle ne le dit pas comme une phrase qui lui plaît.',
      ),
      toldIf(
        { storyCard: 'castellan-seal' },
        'She has the ledger now, and the chair, which she has had raised on bricks.',
        'C’est elle qui a le registre, désormais, et le fauteuil, qu’elle a fait monter sur des briques.',
      ),
      toldIf(
        { not: { storyCard: 'castellan-seal' } },
        'The Guildmistress has the ledger, as before, and has entered in it, opposite your names, the word useful.',
        'La Maîtresse a le registre, comme avant, et y a inscrit, en face de vos noms, le mot utiles.',
      ),
      toldIf(
        { flag: 'act1.oilSold' },
        'On the dearest tags you recognise the price of a jar you once sold: four gold, and their profit.',
        'Sur les étiquettes les plus chères, vous reconnaissez le prix d’une jarre que vous avez vendue : quatre pièces d’or, et leur bénéfice.',
      ),
      toldIf(
        { flag: 'act1.hadrelShamed' },
        'The Militia has been hired as well. It wears grey scarves over the old coats.',
        'La Milice aussi est à louer. Par-dessus l’ancien habit, elle porte l’écharpe grise.',
      ),
      toldIf(
        { flag: 'act1.yeldaSefa' },
        'Yelda lights the lamps that are paid for, and one alley each night that is not. Sefa keeps the count of those, and it never comes out right.',
        'Yelda allume les lampes que l’on paie et, chaque nuit, une ruelle qui ne paie pas. C’est Sefa qui en tient le compte, et il ne tombe jamais juste.',
      ),
      toldIf(
        { flag: 'act1.helped' },
        'In Dyers’ Row there is no tag. Someone has put a blue thread on the first lamp, and it has occurred to no collector to ask for money there.',
        'Rue des Teinturiers, pas d’étiquette. Quelqu’un a noué un fil bleu à la première lampe, et il n’est venu à l’idée d’aucun encaisseur d’y réclamer de l’argent.',
      ),
    ],
    ending: 'hired-light',
  },
  {
    ...page('end', 'end-watch-fires', 'half-lit', 'Watch Fires', 'Les feux de garde'),
    body: [
      told(
        'The dead lie still, and the Militia keeps the light. There is a brazier at each crossing with two soldiers beside it, and a curfew, so that nobody need be out where it does not reach. The lamps themselves stay cold: the Lamplighters have too few hands, and little reason to lend them. People walk from fire to fire, quickly, thanking the sentries. It is safe. It looks, from the hill, like an army camped in the ruins of a city.',
        'Les morts ne bougent plus, et la Milice garde la lumière. À chaque carrefour, un brasero, deux soldats, et un couvre-feu, pour que nul n’ait à sortir là où il n’éclaire pas. Les lampes, elles, restent froides : les Allumeurs ont trop peu de bras, et guère de raisons de les prêter. On va d’un feu à l’autre, vite, en remerciant les sentinelles. On est en sûreté. De la colline, on dirait une armée campée dans les ruines d’une ville.',
      ),
      toldIf(
        { flag: 'act1.hadrelSpared' },
        '“Item,” says Hadrel, “it is not what I wanted. Item, it is alive.” He has left his collar open.',
        '« Item, dit Hadrel, ce n’est pas ce que je voulais. Item, c’est vivant. » Il a laissé son col ouvert.',
      ),
      toldIf(
        { flag: 'act1.hadrelShamed' },
        'A new Provost signs the orders. The hand is less neat; the sentences are the same.',
        'Un nouveau prévôt signe les ordres. L’écriture est moins nette ; les phrases sont les mêmes.',
      ),
      toldIf(
        { flag: 'act1.yeldaProvost' },
        'Yelda is allowed up her ladder, with an escort. She lights one lamp a night and looks at the soldiers until they look at it.',
        'On autorise Yelda à monter à l’échelle, avec une escorte. Elle allume une lampe par nuit et regarde les soldats jusqu’à ce qu’ils la regardent.',
      ),
    ],
    ending: 'watch-fires',
  },
  {
    ...page('end', 'end-last-flame', 'half-lit', 'The Last Flame', 'La dernière flamme'),
    body: [
      told(
        'By the next midnight Easafir has one lamp. You pour it yourselves, out of the jar you kept, in the middle of the Bell Court, and people come to it from every side until the stones are covered with them. The knocking goes round and round, and stops at the edge of the light. Besk measures the oil with a straw. “Eleven nights,” he says. “Perhaps twelve, if nobody sighs.”',
        'Le lendemain à minuit, Easafir n’a plus qu’une lampe. Vous la remplissez vous-mêmes, avec la jarre que vous aviez gardée, au milieu de la cour de la Cloche, et l’on y vient de partout, jusqu’à couvrir les pavés. Les coups tournent, tournent, et s’arrêtent au bord de la lumière. Besk mesure l’huile avec un brin de paille. « Onze nuits, dit-il. Douze peut-être, si personne ne soupire. »',
      ),
      toldIf(
        { flag: 'act1.yeldaHome' },
        'Yelda and her people have made a chain of hands to shield it from the wind, and relieve each other by the hour.',
        'Yelda et les siens forment une chaîne de mains pour l’abriter du vent, et se relaient d’heure en heure.',
      ),
      toldIf(
        { flag: 'act1.sideSefa' },
        'Sefa is letting people through by families and writing nothing down.',
        'Sefa fait passer les gens par familles et ne note rien.',
      ),
      toldIf(
        { all: [{ flag: 'act1.sideHadrel' }, { not: { flag: 'act1.hadrelShamed' } }] },
        'Hadrel has ranged his soldiers round it with their backs to the dark side, so that they too may look at it.',
        'Hadrel a rangé ses soldats tout autour, le dos au côté noir, pour qu’ils puissent la regarder, eux aussi.',
      ),
      toldIf(
        { flag: 'act1.hadrelShamed' },
        'An upright man without a sword carries water to the outermost row, where it is coldest, and goes back for more.',
        'Un homme très droit, sans épée, porte de l’eau au dernier rang, là où il fait le plus froid, et retourne en chercher.',
      ),
      told(
        'You have eleven nights to find out how one relieves a sentry.',
        'Il vous reste onze nuits pour apprendre comment on relève une sentinelle.',
      ),
    ],
    ending: 'last-flame',
  },
  {
    ...page('end', 'end-lantern-road', 'refugees', 'The Road of Lanterns', 'La route des lanternes'),
    body: [
      told(
        'The city is lost before the week is out, but not the people. They leave by the causeway, every one with a lamp lit from the one in front, so that from the hill it seems that Easafir has unrolled itself and is walking. Besk goes last. He turns round at the gate, out of habit, to see if he has left anything burning.',
        'La ville est perdue avant la fin de la semaine, mais pas les gens. Ils partent par la chaussée, chacun avec une lampe allumée à celle de devant, si bien que de la colline on croirait Easafir déroulée, et qui marche. Besk vient le dernier. À la porte il se retourne, par habitude, pour voir s’il n’a rien laissé brûler.',
      ),
      toldIf(
        { flag: 'act1.warned' },
        'At the ford riders of the Forest stand in the water to their stirrups, in two rows. They found the knot in the willow. They have made ready.',
        'Au gué, des cavaliers de la Forêt se tiennent dans l’eau jusqu’aux étriers, sur deux rangs. Ils ont trouvé le nœud dans le saule. Ils se sont tenus prêts.',
      ),
      toldIf(
        { flag: 'act1.ferryBack' },
        'Tolun takes the old and the small across by turns. A girl in his bow calls the strokes, and has got beyond four thousand.',
        'Tolun fait traverser tour à tour les vieux et les petits. À l’avant, une fillette annonce les coups de rame, et en est à plus de quatre mille.',
      ),
      told(
        'Behind them a spear butt strikes stone, and waits, and strikes.',
        'Derrière eux, un talon de lance frappe la pierre, attend, et frappe.',
      ),
    ],
    ending: 'lantern-road',
  },
  {
    ...page('end', 'end-dark', 'dark', 'The Dark', 'Le noir'),
    body: [
      told(
        'It takes nine nights more. You carry water, you carry children, you hold doors shut with your shoulders; you do what there is to do when there is no light to do it by. On the ninth the last lamp of Easafir, a night light in the window of the Three Moths, leans over and is out. Then comes a sound that nobody has ever heard, from beneath the rock: someone walking away from his post.',
        'Il y faut neuf nuits encore. Vous portez de l’eau, vous portez des enfants, vous tenez des portes de l’épaule ; vous faites ce qui reste à faire quand il n’y a plus de lumière pour le faire. La neuvième, la dernière lampe d’Easafir, une veilleuse à la fenêtre des Trois Phalènes, se penche et s’éteint. Alors monte, de sous le rocher, un bruit que nul n’a jamais entendu : quelqu’un qui quitte son poste.',
      ),
      toldIf(
        { flag: 'act1.oilSold' },
        'You think of a jar that smelled of cedar, and of four coins.',
        'Vous songez à une jarre qui sentait le cèdre, et à quatre pièces.',
      ),
      toldIf(
        { flag: 'act1.ferryWaits' },
        'Tolun is waiting at the last plank. It is what he knows how to do.',
        'Tolun attend à la dernière planche. C’est ce qu’il sait faire.',
      ),
      toldIf(
        { not: { any: [{ flag: 'act1.helped' }, { flag: 'act1.ferryBack' }] } },
        'Somewhere on the northern road a girl with a cold lamp has stopped counting. You go on for her: every window there is.',
        'Quelque part sur la route du nord, une fillette à la lampe froide a cessé de compter. Vous continuez pour elle : toutes les fenêtres qu’il y a.',
      ),
    ],
    ending: 'dark',
  },
]
