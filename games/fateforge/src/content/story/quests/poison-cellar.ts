import type { FateforgeStory } from '../../story-terms.ts'
import { option, page } from '@emberhall/story'
import { told, toldIf } from '../words.ts'

export const poisonCellar: FateforgeStory = {
  id: 'poison-cellar',
  act: 0,
  title: { en: 'Poison Cellar', fr: 'La cave empoisonnée' },
  entry: 'well',
  marks: [],
  nodes: [
    {
      ...page('text', 'well', 'market', 'The Sweet Well', 'Le puits doux'),
      body: [
        told(
          'The well behind the Fish Quay is called the sweet one, and for a week everyone who drinks from it has dreamed of salt and got up sick. The washerwoman Dunya has nailed the lid down herself and sits on it with a paddle. “It isn’t the water,” she says. “It’s what’s put in it. Look there.” A line of dead rats runs along the gutter, nose to tail, as neat as stitches, and down a stair.',
          'Le puits derrière le Quai aux poissons, on l’appelle le doux, et depuis une semaine quiconque y boit rêve de sel et se lève malade. Dunya, la lavandière, en a cloué elle-même le couvercle et se tient assise dessus, battoir en main. « Ce n’est pas l’eau, dit-elle. C’est ce qu’on y met. Voyez. » Une file de rats morts longe le caniveau, museau contre queue, régulière comme une couture, et descend un escalier.',
        ),
      ],
      next: 'well-lane',
    },
    {
      id: 'well-lane',
      kind: 'branch',
      cases: [{ if: { flag: 'act1.yeldaSefa' }, next: 'well-word' }],
      otherwise: { next: 'well-door' },
    },
    {
      ...page('text', 'well-word', 'sefas-street', 'A Sentence from the Attic', 'Une phrase du grenier'),
      body: [
        told(
          'A cat comes along the gutter, steps over the rats one by one and sits down in front of you. There is a paper in its collar. “The boy with the eels whistles when strangers go down. He’s owed nine coppers. Nobody has baited the door since. Yelda says I am to tell you, so it’s free, and I hate it. S.” You pay the boy his nine coppers, and he looks the other way with all his might.',
          'Un chat longe le caniveau, enjambe les rats un par un et s’assied devant vous, un papier au collier. « Le garçon aux anguilles siffle quand des inconnus descendent. On lui doit neuf sous. Près de la porte, on n’appâte plus depuis. Yelda veut que je vous le dise, donc c’est gratuit, et j’ai horreur de ça. S. » Vous payez au garçon ses neuf sous, et il regarde ailleurs de toutes ses forces.',
        ),
      ],
      effects: [{ set: 'act1.ratsGone' }],
      next: 'sq3',
    },
    {
      ...page('test', 'well-door', 'sefas-street', 'Whose Stair It Is', 'À qui est l’escalier'),
      body: [
        told(
          'Nobody in the lane knows whose cellar it is, and they do not know it all in the same words. There is a barber, a boy who sells eels, a man asleep too carefully on a doorstep. One of them is paid to whistle when strangers go down; one is owed money by whoever pays. It is a matter of asking the right one, of something else.',
          'Personne dans la ruelle ne sait à qui est cette cave, et tous l’ignorent dans les mêmes termes. Il y a un barbier, un garçon qui vend des anguilles, un homme qui dort avec trop de soin sur un seuil. L’un d’eux est payé pour siffler quand des inconnus descendent ; à un autre, celui qui paie doit de l’argent. Il s’agit d’interroger le bon, et sur autre chose.',
        ),
      ],
      test: { trait: 'streetwise', tier: 'medium', who: 'chosen' },
      success: {
        body: [
          told(
            'You buy an eel and complain of the price. By the time it is wrapped you know the hour of the watch, the loose board, and that nobody has fed the traps by the door since the boy was not paid. He keeps the coin and forgets to whistle.',
            'Vous achetez une anguille et discutez le prix. Le temps de l’emballer, vous savez l’heure de la ronde, la planche mal clouée, et qu’on n’a plus appâté près de la porte depuis que le garçon n’est plus payé. Il garde la pièce et oublie de siffler.',
          ),
        ],
        effects: [{ set: 'act1.ratsGone' }],
        next: 'sq3',
      },
      failure: {
        body: [
          told(
            'You ask the barber, who has just then cut himself and cannot speak. While you are being sorry for him somebody whistles, and below, a hatch is opened that was holding something in.',
            'Vous interrogez le barbier, qui vient justement de se couper et ne peut parler. Tandis que vous le plaignez, on siffle, et en bas s’ouvre une trappe qui retenait quelque chose.',
          ),
        ],
        next: 'sq3',
      },
    },
    {
      ...page('scene', 'sq3', 'cellar', 'Down the Stair', 'Au bas de l’escalier'),
      body: [
        told(
          'The cask stands on trestles at the far end, with a funnel, a ladle and a list of wells. In front of it a man juggles three knives, from boredom. The floor moves. What you took for a heap of sacks has tails, and what you took for the drip of the cask is the sound of many small tongues. “Mind where you tread,” says the man pleasantly. “They’re dying. It makes them cross.”',
          'Le fût est sur des tréteaux, tout au fond, avec un entonnoir, une louche et une liste de puits. Devant, un homme jongle avec trois couteaux, par ennui. Le sol bouge. Ce que vous preniez pour un tas de sacs a des queues, et ce que vous preniez pour le fût qui goutte est le bruit d’une foule de petites langues. « Attention où vous marchez, dit l’homme, aimable. Ils sont en train de mourir. Ça les contrarie. »',
        ),
      ],
      scene: {
        combat: 'sq3',
        changes: [{ if: { flag: 'act1.ratsGone' }, change: { without: 'rats1' } }],
      },
      outcomes: {
        won: { effects: [{ item: 'antidote' }, { gold: 4 }, { set: 'act1.caskTaken' }], next: 'well-cask' },
        lost: { next: 'well-lost' },
      },
    },
    {
      ...page('choice', 'well-cask', 'cellar', 'The Cask', 'Le fût'),
      body: [
        told(
          'Behind the trestles you find what the poisoner took himself, a flask that tastes of chalk, and four gold in old coin. The cask bears the mark of the Guild on one end. On the other, painted over, is that of the Militia’s stores. Dunya walks round it with her paddle. “Well,” she says. “You could shame one lot with that, or be thanked by the other. I only want it off my street.”',
          'Derrière les tréteaux, vous trouvez ce que l’empoisonneur prenait pour lui-même, une fiole au goût de craie, et quatre pièces d’or anciennes. Le fût porte à un bout la marque de la Confrérie. À l’autre, repeinte, celle des magasins de la Milice. Dunya en fait le tour, battoir en main. « Ma foi, dit-elle. Avec ça, vous pouvez faire honte aux uns, ou vous faire remercier des autres. Moi, je veux seulement que ça quitte ma rue. »',
        ),
      ],
      choices: [
        {
          ...option('militia', 'Roll it to the Militia’s door', 'Le rouler jusqu’à la Milice'),
          body: [
            told(
              'A quartermaster turns red, then grey, and signs for it. From the next day soldiers taste the water first.',
              'Un quartier-maître rougit, puis blêmit, et signe le reçu. Dès le lendemain, les soldats goûtent l’eau les premiers.',
            ),
          ],
          effects: [
            { reputation: 'militia', n: 1 },
            { reputation: 'guild', n: -1 },
          ],
          next: 'well-won',
        },
        {
          ...option('guild', 'Return it quietly to the Guild', 'Le rendre sans bruit à la Confrérie'),
          body: [
            told(
              'A woman in grey receives it at a back door. “That was not ours to sell,” she says. “Somebody has been using our name. We will have a word with him.”',
              'Une femme en gris le reçoit à une porte de service. « Ce n’était pas à nous de le vendre, dit-elle. Quelqu’un se sert de notre nom. Nous lui en toucherons un mot. »',
            ),
          ],
          effects: [
            { reputation: 'guild', n: 1 },
            { reputation: 'militia', n: -1 },
          ],
          next: 'well-won',
        },
        {
          ...option('pour', 'Pour it out and burn the staves', 'Le vider et brûler les douves'),
          body: [
            told(
              'It takes the whole night and a great deal of lime. Nobody thanks you but Dunya, who washes your shirts and fills your bags with bread.',
              'Il y faut la nuit entière et beaucoup de chaux. Personne ne vous remercie, que Dunya, qui lave vos chemises et bourre vos sacs de pain.',
            ),
          ],
          effects: [{ food: 2 }],
          next: 'well-won',
        },
      ],
    },
    {
      id: 'well-won',
      kind: 'end',
      picture: 'city-dusk',
      body: [
        told(
          'The lid is drawn off the sweet well, nail by nail. Dunya drinks first, in front of everyone, wipes her mouth and waits. “Wet,” she says. It is the best news the street has had in weeks. They queue with pots and pails and one silver cup, and somebody’s grandfather is lifted up so that he can see into it. That night nobody dreams of the sea.',
          'On ôte le couvercle du puits doux, clou après clou. Dunya boit la première, devant tout le monde, s’essuie la bouche et attend. « Mouillée », dit-elle. La rue n’a pas eu de meilleure nouvelle depuis des semaines. On fait la queue avec des pots, des seaux, une timbale d’argent, et l’on soulève le grand-père de quelqu’un pour qu’il voie dedans. Cette nuit-là, personne ne rêve de la mer.',
        ),
      ],
      ending: 'won',
    },
    {
      ...page('end', 'well-lost', 'cellar', 'The Lid Stays On', 'Le couvercle reste cloué'),
      body: [
        told(
          'When you are able to go back down, cask, list and man are gone; there are only wheel marks, and the rats, cleaning up. You help Dunya to hammer three more lids. She works along the quay with her mouth full of nails, and has not one word of blame for you, because she has no room for it. From now on the street drinks rain.',
          'Quand vous êtes en état de redescendre, le fût, la liste et l’homme ont disparu ; il n’y a plus que des traces de roues, et les rats qui font le ménage. Vous aidez Dunya à clouer trois autres couvercles. Elle longe le quai, des clous plein la bouche, et n’a pas pour vous un mot de reproche, faute de place. Désormais la rue boit la pluie.',
        ),
        toldIf(
          { flag: 'act1.cellar' },
          'It is the second cellar of this city to have had the better of you. Dunya lends you soap.',
          'C’est la deuxième cave de cette ville qui a raison de vous. Dunya vous prête du savon.',
        ),
      ],
      ending: 'lost',
    },
  ],
}
