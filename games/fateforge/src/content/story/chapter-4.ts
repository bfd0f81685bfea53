import { option, page } from '@emberhall/story'
import { told, toldIf, type StoryNode } from './words.ts'

/** Into the city, to Sefa’s door. */
export const chapter4: readonly StoryNode[] = [
  {
    ...page('text', 'city-gate', 'city-dusk', 'Inside the Walls', 'Dans les murs'),
    body: [
      told(
        'Easafir lets you in by a postern, and counts you. In the lit streets people walk fast down the middle and greet the lamps before they greet each other. In the dark ones, planks have been nailed across, with a grey seal on every plank: closed for your safety. Behind one of them a canary is still singing.',
        'Easafir vous fait entrer par une poterne, et vous compte. Dans les rues éclairées, on marche vite, au milieu, et l’on salue les lampes avant de se saluer. Les rues noires sont barrées de planches clouées et, sur chaque planche, un sceau gris : fermé pour votre sûreté. Derrière l’une d’elles, un canari chante encore.',
      ),
      told(
        'The Lamplighters have their house against the wall, a tall thin building with a hundred poles in its hall and nobody under most of them. Master Besk has no eyebrows left and burnt fingertips. He looks out at the marsh every night.',
        'Les Allumeurs ont leur maison contre le rempart : haute, étroite, cent perches dans le vestibule et, sous la plupart, plus personne. Maître Besk n’a plus de sourcils, et le bout des doigts brûlé. Toutes les nuits, il regarde le marais.',
      ),
      toldIf(
        { flag: 'act1.ferryBack' },
        'On the floor, under the poles, sleep the families from the ford; one boat has brought them over in the night. He steps across them with his shoes in his hand.',
        'Par terre, sous les perches, dorment les familles du gué, qu’une seule barque a fait passer dans la nuit. Il les enjambe, ses souliers à la main.',
      ),
      toldIf(
        { flag: 'act1.marshDark' },
        'Last night he saw a torch move about in it, and waited for three lights until it was morning.',
        'La nuit dernière, il y a vu passer une torche, et a guetté trois lumières jusqu’au matin.',
      ),
      toldIf(
        { flag: 'act1.helped' },
        'He sees the blue thread before he sees you. “That’s Yelda’s knot. Then the little one got out.” He has to sit down. “Yelda didn’t come back from her round. Six nights.”',
        'Il voit le fil bleu avant de vous voir. « Le nœud de Yelda. Alors la petite est dehors. » Il doit s’asseoir. « Yelda, elle, n’est pas rentrée de sa tournée. Six nuits. »',
      ),
      toldIf(
        { not: { flag: 'act1.helped' } },
        '“One of mine didn’t come back from her round,” he says. “Yelda, of the Lamp Market. Six nights. She saw something, and someone saw that she saw.”',
        '« Une des miennes n’est pas rentrée de sa tournée, dit-il. Yelda, du Marché aux lampes. Six nuits. Elle a vu quelque chose, et on l’a vue voir. »',
      ),
    ],
    next: 'n8-door',
  },
  {
    id: 'n8-door',
    kind: 'branch',
    cases: [{ if: { storyCard: 'lantern-oil' }, next: 'n8' }],
    otherwise: { effects: [{ unlockQuest: 'ward-gate' }], next: 'n8-empty' },
  },
  {
    ...page('choice', 'n8', 'lantern-oil', 'A Jar of Clear Oil', 'Une jarre d’huile claire'),
    body: [
      told(
        'Besk uncorks the jar, smells it, and is silent for so long that you think he has fallen ill. “Three hundred streets’ worth of beginning,” he says. “I could relight the Temple with this. From the Temple, one street. From one street, the next.” He does not ask for it. Across the lane a woman called Varda, who buys whatever has had an owner, has put four gold on her windowsill where you can see it.',
        'Besk débouche la jarre, la hume, et se tait si longtemps que vous le croyez malade. « De quoi commencer trois cents rues, dit-il. Avec ça, je rallume le Temple. Du Temple, une rue. D’une rue, la suivante. » Il ne la demande pas. De l’autre côté de la ruelle, une certaine Varda, qui achète tout ce qui a eu un propriétaire, a posé quatre pièces d’or sur le rebord de sa fenêtre, bien en vue.',
      ),
    ],
    choices: [
      {
        ...option('give', 'Give the oil to the Lamplighters', 'Donner l’huile aux Allumeurs'),
        body: [
          told(
            'He carries it through the hall himself, and those under the poles stand up one after another as it passes. That evening a window of the Temple is yellow for the first time in a month. “This house has a door,” says Besk. “As of now it has one for you.”',
            'Il lui fait lui-même traverser le vestibule et, sous les perches, on se lève à mesure qu’elle passe. Ce soir-là, pour la première fois depuis un mois, une fenêtre du Temple est jaune. « Cette maison a une porte, dit Besk. À partir d’aujourd’hui, elle en a une pour vous. »',
          ),
        ],
        effects: [
          { storyCard: 'lantern-oil', gone: true },
          { reputation: 'lamplighters', n: 2 },
          { unlockLocation: 'lamplighters' },
          { unlockQuest: 'ward-gate' },
          { set: 'act1.oilGiven' },
        ],
        next: 'shelf-door',
      },
      {
        ...option('sell', 'Sell it to Varda', 'La vendre à Varda'),
        body: [
          told(
            'Varda wipes the jar, weighs it and pours it at once into six smaller ones. “You’ve a friend in grey now,” she says. “Mention my name and people will look less surprised.” When you come out, Besk’s shutter is closed. He has not gone away from behind it: there is light under the slats, and two feet.',
            'Varda essuie la jarre, la pèse, et la verse aussitôt dans six plus petites. « Vous voilà un ami en gris, dit-elle. Dites mon nom, les gens auront l’air moins surpris. » Quand vous ressortez, le volet de Besk est clos. Il n’a pas quitté la fenêtre : on voit sous les lattes de la lumière, et deux pieds.',
          ),
        ],
        effects: [
          { storyCard: 'lantern-oil', gone: true },
          { gold: 4 },
          { reputation: 'guild', n: 1 },
          { reputation: 'lamplighters', n: -1 },
          { unlockQuest: 'ward-gate' },
          { set: 'act1.oilSold' },
        ],
        next: 'shelf-door',
      },
      {
        ...option('keep', 'Cork it and keep it', 'La reboucher et la garder'),
        body: [
          told(
            'You cork it again. Besk nods, like a man who has put his hand out for rain. “You’ll know when,” he says. “Only don’t be sparing with it for too long. Oil is no use to the last one in the dark.” The jar is warm through the cloth, all that day and the next.',
            'Vous remettez le bouchon. Besk hoche la tête, comme un homme qui a tendu la main pour voir s’il pleut. « Vous saurez quand, dit-il. Ne l’épargnez pas trop longtemps, c’est tout. L’huile ne sert à rien au dernier dans le noir. » À travers l’étoffe la jarre reste tiède, ce jour-là et le lendemain.',
          ),
        ],
        effects: [{ unlockQuest: 'ward-gate' }],
        next: 'shelf-door',
      },
    ],
  },
  {
    ...page('text', 'n8-empty', 'city-dusk', 'Empty Hands', 'Les mains vides'),
    body: [
      told(
        '“There were jars out there,” says Besk. “Under the posts. My grandfather sealed them.” He sees your hands and does not say the rest. In the hall a girl of twelve is being shown how to hold a pole, since there is nobody older left to hold it; the hook keeps striking the rafters. Each time, everybody looks up, as if it might have lit something.',
        '« Il y avait des jarres, là-bas, dit Besk. Sous les bornes. C’est mon grand-père qui les a scellées. » Il voit vos mains et ne dit pas le reste. Dans le vestibule, on montre à une fille de douze ans comment tenir la perche, faute de quelqu’un de plus âgé ; le crochet heurte sans cesse les poutres. Chaque fois, tout le monde lève la tête, comme s’il avait pu allumer quelque chose.',
      ),
    ],
    next: 'shelf-door',
  },
  {
    ...page('text', 'n9', 'city-dusk', 'A Map from Memory', 'Un plan de mémoire'),
    body: [
      told(
        '“If it was seen, Sefa has it for sale,” says Besk. “She has a street. That is, it had another name, and then it had her.” He draws the city for you on the back of an oil bill, from memory, twelve places and the ways between. He forgets to draw where you are. Then the fog comes up from the harbour, and you have made four turns before anybody says that they thought somebody else was counting.',
        '« Si quelqu’un l’a vu, Sefa le vend, dit Besk. Elle a une rue. Enfin, la rue avait un autre nom, et puis elle a eu Sefa. » Il vous dessine la ville au dos d’une facture d’huile, de mémoire : douze lieux et les chemins qui les joignent. Il oublie de marquer où vous êtes. Puis la brume monte du port, et vous avez tourné quatre fois avant que l’un de vous avoue qu’il croyait qu’un autre comptait.',
      ),
      toldIf(
        { reputation: 'militia', atMost: -1 },
        'Twice a patrol goes by with a drawing of you that is unkind, but close.',
        'Par deux fois passe une patrouille, avec un dessin de vous peu flatteur, mais ressemblant.',
      ),
      toldIf(
        { hero: 'rogue' },
        'The Rogue turns the key of that house over in her pocket. “Everything has moved,” she mutters. “Or I was shorter.”',
        'La Voleuse tourne et retourne au fond de sa poche la clé de cette maison. « Tout a bougé, grommelle-t-elle. Ou alors j’étais plus petite. »',
      ),
    ],
    next: 'n9-watch',
  },
  {
    ...page('scene', 'e1', 'sefas-street', 'Twelve Places in the Fog', 'Douze lieux dans la brume'),
    scene: { explore: 'e1' },
    outcomes: {
      arrived: {
        body: [
          told(
            'You know the street by its windows: in each sits a cat, a child or an old man, looking out, and by the time you reach the third door all of them have told Sefa that you are coming.',
            'Vous reconnaissez la rue à ses fenêtres : à chacune, un chat, un enfant ou un vieillard regarde dehors et, quand vous arrivez à la troisième porte, tous ont déjà dit à Sefa que vous veniez.',
          ),
        ],
        next: 'n10',
      },
      late: {
        body: [
          told(
            'It is full night when a lamplighter’s apprentice finds you, all of you, reading the same wall for the third time. She leads you the rest of the way by the sleeve. Whoever was looking for the same thing as you has had the whole evening for it.',
            'Il fait nuit close quand une apprentie des Allumeurs vous trouve, tous, en train de lire le même mur pour la troisième fois. Elle vous mène par la manche jusqu’au bout. Si quelqu’un cherche la même chose que vous, il a eu toute la soirée pour cela.',
          ),
        ],
        effects: [{ set: 'act1.late' }],
        next: 'n10',
      },
    },
  },
  {
    id: 'n10',
    kind: 'branch',
    cases: [{ if: { reputation: 'guild', atLeast: 1 }, next: 'n10-welcome' }],
    otherwise: { next: 'n10-door' },
  },
  {
    ...page('text', 'n10-welcome', 'sefa', 'Sefa Sells a Sentence', 'Sefa vend une phrase'),
    body: [
      toldIf(
        { flag: 'act1.oilSold' },
        'The door is open and tea is poured. Sefa sits on the floor among other people’s letters; her left hand has four fingers, and she counts on them. “One, you’ve sold something to Varda, so you’re not saints. Two, you came to me and not to Hadrel. Three, you’re the first leaves I ever saw with boots on.” She folds the three away.',
        'La porte est ouverte, le thé servi. Sefa est assise par terre, parmi les lettres des autres ; sa main gauche a quatre doigts, et elle compte dessus. « Un, vous avez vendu quelque chose à Varda, vous n’êtes donc pas des saints. Deux, vous venez chez moi, et pas chez Hadrel. Trois, vous êtes les premières feuilles que je vois avec des bottes. » Elle replie les trois.',
      ),
      toldIf(
        { not: { flag: 'act1.oilSold' } },
        'The door is open and tea is poured. Sefa sits on the floor among other people’s letters; her left hand has four fingers, and she counts on them. “One, at the ford you let the boys have a bag and nobody drowned for it, so you’re not heroes. Two, you came to me and not to Hadrel. Three, you’re the first leaves I ever saw with boots on.” She folds the three away.',
        'La porte est ouverte, le thé servi. Sefa est assise par terre, parmi les lettres des autres ; sa main gauche a quatre doigts, et elle compte dessus. « Un, au gué, vous avez laissé un sac aux petits et personne ne s’est noyé, vous n’êtes donc pas des héros. Deux, vous venez chez moi, et pas chez Hadrel. Trois, vous êtes les premières feuilles que je vois avec des bottes. » Elle replie les trois.',
      ),
      told(
        '“Four is free, for once. Your lamplighter isn’t dead. She’s in the Shuttered Market, and they’ve dressed three corners to look as if she were in each. I can tell you one where she isn’t.” She tells you, and looks surprised at herself.',
        '« Le quatrième est gratuit, pour une fois. Votre allumeuse n’est pas morte. Elle est au Marché aux volets clos, et on y a arrangé trois coins pour faire croire qu’elle est dans chacun. J’en sais un où elle n’est pas. » Elle vous le dit, et s’en étonne elle-même.',
      ),
      toldIf(
        { hero: 'rogue' },
        '“Not you,” she says to the Rogue, who has hardly sat down. “You owe this street an apology. I’ve kept the window as it was.”',
        '« Pas vous, dit-elle à la Voleuse, à peine assise. Vous devez des excuses à cette rue. J’ai gardé la fenêtre dans l’état. »',
      ),
    ],
    effects: [{ set: 'act1.tip' }],
    next: 'c4',
  },
  {
    ...page('test', 'n10-door', 'sefas-street', 'Sefa’s Door', 'La porte de Sefa'),
    body: [
      told(
        '“Closed,” says a voice behind the door. “Also, I’m out.” Through the keyhole you see a woman seated on the floor among other people’s letters, with a four-fingered hand raised for silence; somebody is reporting to her in a whisper, and the word lamplighter is in it. There is a gutter, a loose tile, a window left open for the cats. One of you could hear all of it, if one of you weighed no more than a cat.',
        '« C’est fermé, dit une voix derrière la porte. D’ailleurs, je suis sortie. » Par le trou de la serrure, vous voyez une femme assise par terre, parmi les lettres des autres, une main à quatre doigts levée pour qu’on se taise ; on lui fait un rapport à voix basse, et le mot allumeuse y revient. Il y a une gouttière, une tuile branlante, une fenêtre ouverte pour les chats. L’un de vous entendrait tout, s’il ne pesait pas plus qu’un chat.',
      ),
      toldIf(
        { hero: 'rogue' },
        'The Rogue does not look at the window. One of its panes has been oiled paper for nine years. “That was me,” she says. “Going out.”',
        'La Voleuse ne regarde pas la fenêtre. L’un des carreaux est en papier huilé depuis neuf ans. « Ça, c’est moi, dit-elle. En sortant. »',
      ),
    ],
    test: { trait: 'finesse', tier: 'hard', who: 'chosen' },
    success: {
      body: [
        told(
          'You come in by the window while she is still listening at the door. She looks at the cats, who did nothing, and begins to laugh. “Very well, leaf. The Shuttered Market. They’ve dressed three corners to look as if your Yelda were in each, and in the one by the scales she isn’t. I charge for that as a rule. For the entrance, I’d have paid.”',
          'Vous entrez par la fenêtre tandis qu’elle écoute encore à la porte. Elle regarde les chats, qui n’ont rien fait, et se met à rire. « C’est bon, la feuille. Le Marché aux volets clos. On a arrangé trois coins comme si votre Yelda était dans chacun ; dans celui de la balance, elle n’y est pas. Ça se paie, d’ordinaire. Pour l’entrée, c’est moi qui aurais payé. »',
        ),
      ],
      effects: [{ set: 'act1.tip' }],
      next: 'c4',
    },
    failure: {
      body: [
        told(
          'The tile goes first, then the gutter, then the dignity of whoever was on it. By the time you have picked each other up there are grey scarves at both ends of the street, taking notes. Sefa opens the door a hand’s width. “The Shuttered Market, since the whole town heard you ask. And the tile is four coppers.” The door closes.',
          'La tuile part la première, puis la gouttière, puis la dignité de qui s’y trouvait. Le temps de vous relever les uns les autres, il y a des écharpes grises aux deux bouts de la rue, qui prennent des notes. Sefa entrouvre la porte d’une main. « Le Marché aux volets clos, puisque toute la ville vous a entendus demander. Et la tuile, c’est quatre sous. » La porte se referme.',
        ),
      ],
      effects: [{ reputation: 'guild', n: -1 }],
      next: 'c4',
    },
  },
]
