import { page } from '@emberhall/story'
import { told, toldIf, type StoryNode } from './words.ts'

const fell = { flag: 'act1.castellanFell' }
const stands = { not: fell }
const alone = { not: { any: [{ flag: 'act1.ormAlly' }, { flag: 'act1.sefaAlly' }] } }

/** What becomes of the castellan, of those who came along, and of the heroes. */
export const aftermath: readonly StoryNode[] = [
  {
    ...page('text', 'n15-fallen', 'castellan', 'Relieved', 'La relève'),
    body: [
      told(
        'The armour comes down like a house, from within. Out of the helm runs salt, grey and fine, a man’s weight of it, and keeps running after it should have stopped. Along the walls those who had got up sit down again on their beds, take off their shoes and put them side by side. On the chalk board, under three hundred years of the same word, there is room for one line.',
        'L’armure s’abat comme une maison, par le dedans. Du heaume coule du sel, gris et fin, le poids d’un homme, et il coule encore quand il devrait avoir fini. Le long des murs, ceux qui s’étaient levés se rassoient sur leur lit, ôtent leurs souliers et les rangent côte à côte. Sur le tableau, sous trois cents ans du même mot, il reste la place d’une ligne.',
      ),
      toldIf(
        { flag: 'act1.sealRead' },
        'You light a lamp there and write under it in chalk: relieved. Whether he reads it you cannot say. The salt stops running.',
        'Vous y allumez une lampe et, à la craie, écrivez dessous : relevé. L’a-t-il lu, vous n’en savez rien. Le sel cesse de couler.',
      ),
      toldIf(
        { not: { flag: 'act1.sealRead' } },
        'You wipe the board clean with a sleeve. It seems a poor sort of kindness; it is the one you have.',
        'Vous effacez le tableau d’un revers de manche. C’est une pauvre bonté ; c’est celle que vous avez.',
      ),
    ],
    next: 'companions',
  },
  {
    ...page('text', 'n15-driven', 'dark', 'Driven Out', 'Repoussés'),
    body: [
      told(
        'He does not pursue you. He has never left his post, and does not now. He only follows you with the visor, up the long stair, until the gate has you behind it; and then, unhurried, he brings the butt of his spear down on the stone: once, twice. In the city over your heads two lamps go out. He has all the time that there is. Three.',
        'Il ne vous poursuit pas. Il n’a jamais quitté son poste, et ne le quitte pas. Il vous suit seulement de la visière, le long de l’escalier, jusqu’à la porte ; puis, sans hâte, il frappe la pierre du talon de sa lance : une fois, deux. Au-dessus de vos têtes, dans la ville, deux lampes s’éteignent. Il a tout le temps du monde. Trois.',
      ),
      toldIf(
        { flag: 'act1.sealRead' },
        'You had the sentence, and no hand free to light the lamp. You say it aloud in the street, to everyone you meet, so that somebody else may have it when they need it.',
        'Vous aviez la phrase, et pas une main libre pour allumer la lampe. Vous la dites tout haut dans la rue, à qui passe, pour que d’autres l’aient le jour où il la faudra.',
      ),
    ],
    next: 'companions',
  },
  {
    ...page(
      'text',
      'companions',
      'city-dusk',
      'Those Who Came, Those Who Waited',
      'Ceux qui sont venus, ceux qui ont attendu',
    ),
    body: [
      toldIf(
        { all: [{ flag: 'act1.ormAlly' }, fell] },
        'Orm stays below until noon. He has found the roll, and at the head of it, under the titles, a name that nobody has used in three hundred years. He teaches it to the children of the Bell Court. It turns out to be a good name for skipping rope to.',
        'Orm reste en bas jusqu’à midi. Il a trouvé le rôle et, tout en haut, sous les titres, un nom que nul n’a prononcé depuis trois cents ans. Il l’apprend aux enfants de la cour de la Cloche. C’est, semble-t-il, un bon nom pour sauter à la corde.',
      ),
      toldIf(
        { all: [{ flag: 'act1.ormAlly' }, stands] },
        'Orm has to be carried up, still asking. “He almost said it,” he whispers. “His whole helm leaned.” By evening he has begun a new wall in the cellar of the Three Moths, and left one space at the top.',
        'Il faut porter Orm jusqu’en haut ; il demande encore. « Il a failli le dire, murmure-t-il. Tout le heaume se penchait. » Le soir, il a entamé un nouveau mur dans la cave des Trois Phalènes, et laissé en haut une place.',
      ),
      toldIf(
        { all: [{ flag: 'act1.sefaAlly' }, fell] },
        'Sefa tells the story eleven times that night, in eleven taverns, and takes money for none of them. “I’m ill,” she says. Toward morning somebody sees her on a ladder in her street, with a taper, swearing at the wind.',
        'Cette nuit-là, Sefa raconte l’histoire onze fois, dans onze tavernes, et ne prend d’argent nulle part. « Je suis malade », dit-elle. Vers le matin, on la voit dans sa rue, sur une échelle, un rat-de-cave à la main, qui injurie le vent.',
      ),
      toldIf(
        { all: [{ flag: 'act1.sefaAlly' }, stands] },
        'It was Sefa who knew the third stair, the one that is not on the plan. She counted you through it with her good hand. “All of you,” she says in the street. “All of you. I’ve never counted anything that came out right.”',
        'C’est Sefa qui savait le troisième escalier, celui qui n’est pas sur le plan. De sa bonne main, elle vous y a comptés au passage. « Tous, dit-elle dans la rue. Tous. C’est la première fois qu’un compte me tombe juste. »',
      ),
      toldIf(
        { all: [alone, fell] },
        'At the top of the stair someone has waited all night, and has used up the light to do it. You sit down together, with your legs over the drop, and for a while nobody asks.',
        'En haut de l’escalier, on vous a attendus toute la nuit, jusqu’au bout de la lumière. Vous vous asseyez ensemble, les jambes dans le vide, et pendant un moment personne ne demande rien.',
      ),
      toldIf(
        { all: [alone, stands] },
        'At the top of the stair someone has waited all night, and takes the weight off you without a word. There would have been one more pair of hands below. You both know it, and neither of you will ever say so.',
        'En haut de l’escalier, on vous a attendus toute la nuit ; on vous décharge sans un mot. En bas, il y aurait eu deux mains de plus. Vous le savez des deux côtés, et nul ne le dira jamais.',
      ),
      toldIf(
        { flag: 'act1.recruitFreed' },
        'Teke turns up with your milk money, exact to the copper, and wishes to know what one has to do to be a messenger.',
        'Teke reparaît avec l’argent de votre lait, au sou près, et voudrait savoir ce qu’il faut faire pour être messager.',
      ),
      toldIf(
        { flag: 'act1.houndFound' },
        'Old Garo’s hound goes from one of you to the next, smelling your hands, and sneezes at the salt.',
        'Le chien du vieux Garo va de l’un à l’autre, vous flaire les mains, et le sel le fait éternuer.',
      ),
    ],
    next: 'heroes',
  },
  {
    ...page('text', 'heroes', 'leaving-forest', 'The Morning After', 'Le lendemain'),
    body: [
      toldIf(
        { all: [{ hero: 'sylvan-guard' }, fell] },
        'The Sylvan Guard finds the one tree of the citadel, a fig growing out of a drain, and spends the morning in its shade, listening. “It has an accent,” he says. “But it talks.”',
        'Le Garde Sylvestre a découvert le seul arbre de la citadelle, un figuier sorti d’une gouttière, et passe la matinée à son ombre, à l’écoute. « Il a un accent, dit-il. Mais il parle. »',
      ),
      toldIf(
        { all: [{ hero: 'sylvan-guard' }, stands] },
        'The Sylvan Guard cuts no notch for this one. All morning he turns an arrow over, point, feather, point; then he puts it back in the quiver, first to hand.',
        'Pour celui-ci, le Garde Sylvestre ne fait pas d’encoche. Toute la matinée il retourne une flèche, pointe, plume, pointe ; puis il la remet au carquois, première à prendre.',
      ),
      toldIf(
        { all: [{ hero: 'rogue' }, fell] },
        'The Rogue goes to the house that is not hers and tries the key. It fits. She wipes the lamp in the window, fills it, and locks the door again behind her.',
        'La Voleuse se rend à la maison qui n’est pas la sienne et essaie la clé. Elle va. Elle essuie la lampe de la fenêtre, la remplit, et referme à double tour derrière elle.',
      ),
      toldIf(
        { all: [{ hero: 'rogue' }, stands] },
        'The Rogue hangs a key on a nail beside a boarded door. “In case they come back,” she says. “They needn’t know who had it.”',
        'La Voleuse accroche une clé à un clou, près d’une porte barrée de planches. « Au cas où ils reviendraient, dit-elle. Pas besoin qu’ils sachent qui l’avait. »',
      ),
      toldIf(
        { all: [{ hero: 'lord' }, fell] },
        'The Lord walks up the citadel stair between the lamps of his childhood. Halfway, without thinking, he straightens his back, and then looks round to see whether anybody noticed.',
        'Le Seigneur remonte l’escalier de la citadelle entre les lampes de son enfance. À mi-chemin, sans y penser, il se redresse, puis regarde si quelqu’un l’a vu.',
      ),
      toldIf(
        { all: [{ hero: 'lord' }, stands] },
        'The Lord writes to the elders in his own hand and does not use the word defeat, then tears that up and uses it.',
        'Le Seigneur écrit de sa main aux anciens sans employer le mot défaite, puis déchire la lettre et l’emploie.',
      ),
      toldIf(
        { all: [{ hero: 'shaman' }, fell] },
        'The Shaman lays her ear on the drum. It is silent down there, she says: not empty, silent, as after somebody has put down something heavy.',
        'La Chamane pose l’oreille sur le tambour. Là-dessous, dit-elle, c’est silencieux : non pas vide, silencieux, comme quand quelqu’un vient de poser un fardeau.',
      ),
      toldIf(
        { all: [{ hero: 'shaman' }, stands] },
        'The Shaman drums for an hour, softly, a hair behind the beat from under the stones. “I cannot stop him,” she says. “But he has begun to listen where I come in.”',
        'La Chamane joue une heure durant, tout bas, un rien en retard sur les coups qui montent de sous les pierres. « Je ne peux pas l’arrêter, dit-elle. Mais il commence à guetter le moment où j’entre. »',
      ),
      toldIf(
        { all: [{ hero: 'mercenary' }, fell] },
        'The Mercenary takes her boots off. She sits on the harbour wall with her feet in the water, and nobody who knows her dares to remark on it.',
        'La Mercenaire retire ses bottes. Elle s’assied sur le quai, les pieds dans l’eau, et de tous ceux qui la connaissent personne n’ose en faire la remarque.',
      ),
      toldIf(
        { all: [{ hero: 'mercenary' }, stands] },
        'The Mercenary asks who pays for the next attempt. Nobody does. “Then I’ll be cheap,” she says, and goes to see about her edge.',
        'La Mercenaire demande qui paie la prochaine tentative. Personne. « Alors je ne serai pas chère », dit-elle, et elle s’en va voir à son tranchant.',
      ),
      told(
        'A clerk has come to ask what should be written in the city’s book. You look out over the roofs before you answer.',
        'Un greffier est venu demander ce qu’il faut écrire au livre de la ville. Avant de répondre, vous regardez par-dessus les toits.',
      ),
    ],
    next: 'n15',
  },
]
