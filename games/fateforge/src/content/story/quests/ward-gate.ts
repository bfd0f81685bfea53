import type { FateforgeStory } from '../../story-terms.ts'
import { option, page } from '@emberhall/story'
import { told, toldIf } from '../words.ts'

export const wardGate: FateforgeStory = {
  id: 'ward-gate',
  act: 0,
  title: { en: 'The Ward-Gate', fr: 'La porte gardienne' },
  entry: 'ward',
  marks: [],
  nodes: [
    {
      ...page('text', 'ward', 'crypt', 'Ansa Keeps a Gate', 'Ansa garde une porte'),
      body: [
        told(
          'At the foot of the Salt Stairs there is a gate in the rock, and a woman on a stool before it. Ansa has kept it for forty years, as her mother did, and nobody has told her what for. “I oil it. I say good night to it. Last week it said good night back.” The seals are weeping; salt runs from them and dries on the step in the shape of feet, all pointing outward.',
          'Au pied de l’Escalier de sel, il y a une porte dans le rocher et, devant elle, une femme sur un tabouret. Ansa la garde depuis quarante ans, comme sa mère, et personne ne lui a dit pourquoi. « Je la graisse. Je lui souhaite la bonne nuit. La semaine dernière, elle me l’a souhaitée aussi. » Les sceaux pleurent ; le sel en coule et sèche sur la marche en forme de pieds, tous tournés vers le dehors.',
        ),
      ],
      next: 'ward-will',
    },
    {
      ...page('test', 'ward-will', 'crypt', 'A Voice Behind the Seals', 'Une voix derrière les sceaux'),
      body: [
        told(
          'Somebody must lay both hands on the gate while the bars are drawn, and keep them there. It is not the cold. It is that one hears, quite close, the voice one would most like to hear, saying the thing it never said. It asks only to be let past. There is nothing to do but stand and listen, and not move a finger.',
          'Il faut que quelqu’un pose les deux mains sur la porte pendant qu’on tire les barres, et les y laisse. Ce n’est pas le froid. C’est qu’on entend, tout près, la voix qu’on voudrait le plus entendre, et qui dit ce qu’elle n’a jamais dit. Elle demande seulement à passer. Il n’y a rien à faire que rester là, écouter, et ne pas bouger un doigt.',
        ),
      ],
      test: { trait: 'resolve', tier: 'medium', who: 'chosen' },
      success: {
        body: [
          told(
            'The hands stay where they are. The voice goes through everything it knows, and at last it says thank you, in a tone of surprise, and one of those who wait inside lies down.',
            'Les mains restent où elles sont. La voix essaie tout ce qu’elle sait, dit enfin merci, d’un ton surpris, et l’un de ceux qui attendent à l’intérieur se couche.',
          ),
        ],
        effects: [{ set: 'act1.wardHeld' }],
        next: 'sq2',
      },
      failure: {
        body: [
          told(
            'The hands come off, by no more than the thickness of a leaf. It is enough. What blows through the crack takes the warmth out of all of you, down to the bone, and leaves you standing there as if you had each been told something.',
            'Les mains se décollent, de l’épaisseur d’une feuille, pas davantage. Cela suffit. Ce qui souffle par la fente vous prend à tous la chaleur, jusqu’à l’os, et vous laisse là comme si l’on avait dit à chacun quelque chose.',
          ),
        ],
        effects: [{ energyLoss: 1 }],
        next: 'sq2',
      },
    },
    {
      ...page('scene', 'sq2', 'crypt', 'The Wrong Side', 'Le mauvais côté'),
      body: [
        told(
          'Inside, two rings of pale light hang in the air, and a third at the far end. The gate can be shut for good from over there, by somebody who then leaves through the last ring. Those who are already standing inside have had the same idea. They turn round, one at a time, with the patience of people in a queue, and make room for you in the middle.',
          'À l’intérieur, deux anneaux de lumière pâle flottent dans l’air, et un troisième tout au fond. C’est de là-bas qu’on ferme la porte pour de bon, si l’on s’en va ensuite par le dernier anneau. Ceux qui s’y tiennent déjà ont eu la même idée. Ils se retournent un par un, patients comme des gens qui font la queue, et vous font place au milieu.',
        ),
      ],
      scene: {
        combat: 'sq2',
        changes: [{ if: { flag: 'act1.wardHeld' }, change: { without: 'risen2' } }],
      },
      outcomes: {
        won: { effects: [{ item: 'lucky-coin' }, { set: 'act1.wardClosed' }], next: 'ward-keeper' },
        lost: { next: 'ward-lost' },
      },
    },
    {
      ...page('choice', 'ward-keeper', 'crypt', 'Good Night', 'Bonne nuit'),
      body: [
        told(
          'The ring lets you out in Ansa’s kitchen, between the stove and the cat. Behind you the gate closes, and this time it has nothing to say. She turns a coin over on the table, again and again, tower, helm, tower; it was under the threshold, she says, and it always falls the way she wishes. “Take it. Forty years of luck I’ve had from it, and I spent them on a stool.” But she is old, and somebody ought to sit there after her.',
          'L’anneau vous dépose dans la cuisine d’Ansa, entre le poêle et le chat. Derrière vous la porte se ferme, et cette fois elle n’a rien à dire. Sur la table, Ansa retourne une pièce, encore et encore, tour, heaume, tour ; elle était sous le seuil, dit-elle, et tombe toujours comme elle le souhaite. « Prenez-la. Quarante ans de chance, que j’ai passés sur un tabouret. » Mais elle est vieille, et il faudra bien que quelqu’un s’y asseye après elle.',
        ),
      ],
      choices: [
        {
          ...option('orm', 'Send word to Brother Orm', 'Faire prévenir Frère Orm'),
          body: [
            told(
              'He comes the same night, and asks the gate its name.',
              'Il arrive la nuit même, et demande à la porte comment elle s’appelle.',
            ),
          ],
          effects: [{ reputation: 'orm', n: 1 }],
          next: 'ward-won',
        },
        {
          ...option('militia', 'Ask the Militia for a sentry', 'Demander un factionnaire à la Milice'),
          body: [
            told(
              'They send a boy with a spear and a chair. Ansa shows him how to oil it.',
              'On envoie un garçon avec une lance et une chaise. Ansa lui montre comment on graisse.',
            ),
          ],
          effects: [{ reputation: 'militia', n: 1 }],
          next: 'ward-won',
        },
      ],
    },
    {
      id: 'ward-won',
      kind: 'end',
      picture: 'half-lit',
      body: [
        told(
          'On the Salt Stairs people sleep with their doors on the latch again. The step before the gate has been scrubbed. It is only a step, and children play shop on it. In the evening Ansa comes down all the same, with her stool, out of habit. She wishes the gate good night and waits for a while with her head on one side. Nothing. She goes up to bed, and for the first time in forty years she leaves the stool outside.',
          'Dans l’Escalier de sel, on dort de nouveau sans pousser le verrou. La marche, devant la porte, a été récurée. Ce n’est plus qu’une marche, et les enfants y jouent à la marchande. Le soir, Ansa descend quand même, avec son tabouret, par habitude. Elle souhaite à la porte la bonne nuit et attend un peu, la tête penchée. Rien. Elle remonte se coucher et, pour la première fois en quarante ans, laisse le tabouret dehors.',
        ),
      ],
      ending: 'won',
    },
    {
      ...page('end', 'ward-lost', 'dark', 'The Stool', 'Le tabouret'),
      body: [
        told(
          'You come out by the way you went in, which is the one thing that should not have happened. Ansa leans her whole weight on the leaf until the bars are home. Some had got by before that; there are wet footprints going up the stairs, and they do not come back. “They said good night,” she tells you. “All of them. Very civilly.” She sits down on her stool, and turns it so that it faces the street.',
          'Vous ressortez par où vous étiez entrés, la seule chose qui n’aurait pas dû arriver. Ansa pèse de tout son corps sur le battant jusqu’à ce que les barres soient mises. Quelques-uns étaient passés avant ; des traces humides montent l’escalier et n’en redescendent pas. « Ils ont dit bonne nuit, vous apprend-elle. Tous. Bien honnêtement. » Elle se rassied sur son tabouret, et le tourne face à la rue.',
        ),
        toldIf(
          { flag: 'act1.wardHeld' },
          'Whoever held the gate goes on looking at both hands, as though they had been lent.',
          'Qui a tenu la porte ne cesse de regarder ses deux mains, comme si on les lui avait prêtées.',
        ),
      ],
      ending: 'lost',
    },
  ],
}
