import type { VerseProse } from '../types.ts'

/** The blades, the barn, the chapel, the dunes, the steps. */
export const versesSouth = {
  '105.1': {
    text: {
      main: 'Some army stopped here once and did not want to be an army any more. They drove their swords into the ground, each man his own, in rows, as they had stood, and walked home. That is the story. It does not say whether they got there.\nThe rows go on for half a mile. Rust has thinned the blades until some are no wider than grass, and when the wind is in the east they sound, low, all of them, just under the pitch at which a person weeps. Peasants come for the iron and do not stay to eat.\nIn the third row stands one that is not old. It is grey from the forge, without edge or hilt, and it was put there eight months ago. Farther down the ground has split; a crevice runs under the rows.',
      smell: 'From the crevice comes a smell of hot iron that has no business here.',
      beor: 'Béor walks round the grey one without touching it. It is his. He made it from the bar to the tang, and Garran Holt took it off him to finish. Garran did not finish it. He left it here to be looked at.',
      sang: 'The wind is in the east and the blades are quiet. They have been quiet since you sang. It is like walking through a room full of people who have agreed to let you sleep.',
      pulled: 'There are gaps in the near row now, each with a little water in it.',
      descended: 'You know what was in the crevice. The smell has gone. In its place there is a smell of rain on ash.',
    },
    options: {
      a: 'Walk among the blades',
      b: 'Pull one free',
      c: 'Climb into the crevice',
    },
    told: {
      b: 'You dig round it with your heel, and rock it, and it comes up with a sigh and a yard of black earth. There is no sword left in it, but there is iron. In its place in the row the note is missing now. You find that you can tell which one it was.',
    },
  },
  '105.2': {
    text: {
      main: 'Close to, they are not alike. One has a strip of red cloth at the guard, washed to pink. One was driven in so hard that it bent. One stands half a step before its row, as its man must have stood, and one a long way behind. Below the guards, where a thumb would rest, there are names scratched with a nail: not the makers’, the owners’. They were scratched by people who did not write often.\nYou had thought of them as dead. But there are no bones here. These men laid the thing down and lived, or starved at the roadside, or were hanged for it; whatever became of them was their own.',
      sound: 'The wind comes up. All down the field they begin to sound, and the low note gets in between your teeth.',
      arev: 'Arev stops at one of them and reads what is on it, and turns up his collar, and goes on. He does not say that he knew the man. It is too old for him to have known the man.',
      sang: 'They do not sound. You walk on with the wind in your ears, only the wind.',
    },
    options: { a: 'Read the names aloud', b: 'Sing to them' },
    told: {
      a: 'You read them all. It takes until the light goes. Many are the same name, and some are only a cross, and you say “cross”. By the fourth row you have stopped hearing your own voice, and another has begun to say the names a moment before you do. You finish all the same. It seemed wrong to leave off in the middle of a rank.',
      b: 'You sit down, break your bread, and sing what there is: a carrying song, for two people with a trough. It has a great many verses, and they are all about the trough. Somewhere in the sixth the blades nearest you take up the tune underneath. By the tenth it is going down the rows like an order passed along, and they let the low note go. You leave the bread on the ground. It seems to have been somebody’s.',
    },
  },
  '105.3': {
    text: {
      main: 'The crevice is as wide as a door, and the rock on both sides is warm. Iron roots hang down into it: the points of the blades above, come out through the roof. They are still growing, if that is the word. Each has a drop of red water at its tip.\nA rope end is tied to one of them, new hemp, the sort they twist in Cuanacht. It goes down out of sight. You pull at it and it comes up a little and then holds, as if somebody had hold of the other end and were waiting to hear what you wanted.\nIt will take all the strength you have left in your arms to go down there, each of you, and more to come up. Whoever cannot had better say so at the edge.',
    },
    options: { a: 'Go down' },
    told: {
      a: 'Hand under hand. The rope is dry at first, and then it is not.',
    },
  },
  '105.4': {
    text: {
      main: 'At the bottom there is a forge. Nobody built it: a ledge, a crack with fire in it, a flat stone. But somebody has worked here, and not six hundred years ago. There is a hammer whose handle is bound with Cuanacht rag. There is a row of blades, spoiled, each one flung down harder than the last. Then on the stone lies one that is not spoiled. It is as grey as ash and seems to drink what light there is.\nAt the rope’s end stands a man with his foot on it. He has the blue lips of those who live on crevice water. “He said nobody should have it,” he says. “The smith said. He made it and he looked at it, and he said, it’s no good, it only wants one thing. He gave me a shilling.” He shows it to you. Then he puts it away in his cheek, where it will be safe, and comes on.',
    },
    told: {
      won: 'You put the shilling on his eye, and there is no other shilling, so you close the second with your hand. The ash-coloured blade is light. It turns a little in the grip, like a dog that has noticed somebody.',
      lost: 'You find the rope again, and that is as much as you can say for it. From above you hear him down there, moving the spoiled blades about, putting them straight.',
    },
  },
  '108.1': {
    text: {
      main: 'The Tithe Barn is the largest building anyone here has seen, and it is full. They bring a tenth of everything. For whom is painted over the door, but the paint is of a king six hundred years landed, and the last order from New Camelot is nine years old. It hangs framed by the scales.',
      queue:
        'Aldous Crane, the steward, keeps the barn dry and the tallies true, and he turns nobody away who comes to pay. Those who come to ask stand in a queue along the south wall. It has been there since harvest. It has places that are kept with a stone when one goes home to sleep, and places whose stone has been there a while now.\n“I do not own it,” says Crane. “If I owned it, I should give it to you. Try to see that that is worse.” He means it. He has grown thin among forty tons of barley.',
      fed: 'Along the south wall they nudge each other when you come. An old man takes his stone off the third place and asks whether you would care to stand there a while. It is the best thing he has.',
      took: 'The steward’s eyes go to your pockets, and then he is ashamed of it and looks at the scales.',
      settled:
        'The doors are open on both sides and a draught blows through the barn for the first time in years. Crane stands at the scales, weighing out instead of in. He does it with his lips moving. The frame on the wall hangs with its face turned round.',
    },
    options: {
      a: 'Read the tallies',
      b: 'Feed the queue',
      c: 'Face the council of the tithe',
    },
    told: {
      b: 'You start at the end, where they do not push. A loaf is soon gone in a queue. What you get back is odd: a button, a nod, a word about a short cut, a woman who tells you with great seriousness the names of her hens. The steward has been watching from the door. He goes in again without having said that it is not allowed.',
    },
  },
  '108.2': {
    text: {
      main: 'The tallies hang on the east wall, split hazel in bundles, a bundle to a village. You find Cuanacht’s. It goes back farther than your grandmother. A deep notch for a score, a shallow one for a single, a cross for a year with a death in it; there are years that are all cross. You run your thumb down the wood. The tenth has been paid, and then, for the last nine years, rather more than the tenth. Nobody ordered it. Each autumn someone rounded up, to be safe.\nUnder the bundles the floor sounds wrong. They are good boards, tongued, a hand thick, pegged. One does not floor a barn like that to keep out mice. And all of them run towards the great post in the middle, which is not wood.',
      sacks: 'The difference lies over there by the wall, in sacks. It has your village’s knot.',
    },
    options: { a: 'Take back what was overpaid', b: 'Look under the floor' },
    told: {
      a: 'It is yours. You tell yourself so with a sack on each shoulder, going along the queue, which divides for you and says nothing. It is the truth, too. You would not have thought that being in the right could be so heavy, or so warm on the back of the neck.',
      b: 'You have three pegs out when your knife meets stone. It goes down. The post in the middle, that they have hung scales on for six hundred years, is a menhir with a barn built round it. Somebody cased it in planks as one puts a hood on a hawk. You lay the boards back. Now you know what the barn is, and what would be left of it.',
    },
  },
  '108.3': {
    text: {
      main: 'The council of the tithe is seven people on one long bench, in the order of what they pay. Crane sits at the end on a stool because he pays nothing. They have the villages’ petition before them. It has been folded so often that it has come to pieces, and they have laid the pieces out in their order like a game of patience.\n“If we open for Cuanacht, we open for all,” says the first. He is not angry, he has only said it before. “And in spring, when they come from New Camelot and ask?” “They will not come,” says the last, a woman with a cold. “They may,” says the first. And you see that they are all of them thinking of one another’s cellars.\nBehind you the queue has come in out of the rain. Nobody asked it to. It stands there and drips. Crane says, in his dry voice: “The floor is yours, as far as it is anyone’s.”',
      fed: 'Somebody at the back says, not loudly, “They fed us.” It goes along the wall. It does not sound like much, but the woman with the cold has stopped moving her pieces of paper.',
      took: '“Before we begin,” says the first, “I see two sacks fewer under Cuanacht.” It is very quiet, except for the dripping.',
    },
  },
  '108.4': {
    text: {
      main: 'It is not a victory, it is a list. Barley to each village by heads; the widows’ share first; one tenth of the tenth to be left standing, for the king, with a seal on it. They cannot bring themselves to leave him out. The first man signs as one gets into cold water. When it comes to the steward he takes down the frame from its nail, looks at the nine-year-old order, blows the dust off it and hangs it up the other way.\n“I shall have to learn to weigh the other way about,” says Aldous Crane. He tries to laugh. It has rusted. Then he goes to the scales, calls the stone at the head of the queue by its owner’s name, and it turns out he has known all the names from the beginning.\nThe word will be at the ford before you are: somebody spoke against a toll, and it came down.',
      took: 'Your own share is reckoned up to the grain. He leaves out two sacks, without a word, and looks at you over the beam until you have nodded.',
    },
  },
  '108.5': {
    text: {
      main: 'You are still speaking when it goes wrong. The first man stands up, which is all he does; but he stands up as one does to leave. Somebody behind you says, “They are going to shut it.” Then the rain is louder, because the doors are open, because the queue has turned into the other thing a queue can be.\nYou get an elbow, a rake handle, a wall. You see Crane with his arms out before the scales, a thin man making himself wide. You see a lantern go over, not thrown, only let go of, since whoever held it needed both hands. Chaff does not burn as straw does. It goes with a cough, all of it at once, up to the rafters.\nBy dark you can read the tallies by it from the road. Then they go too, nine hundred bundles, and nobody can say any more who owed what to whom.',
      fed: 'It might have been worse. Twice, hands you did not know took hold of you and pulled, and an old man’s voice said in your ear, “Not those. Those fed us.”',
    },
  },
  '109.1': {
    text: {
      main: 'The chapel went down the year the river moved. It stands in nine feet of brown water to the sills, leaning, with its stone beside it, and the stone leans the other way. They look like two people who have quarrelled and stayed. You come over in a trough with a plank for an oar.\nOn the roof lives Brother Col. He has a hen, a hearth in half a helmet, and a view. When the water is quiet, he says, the bell rings. He has heard it for four years. He says it in the voice of one who has learned how it sounds to others. “You need not say that you hear it. Only stay until it would have rung.”\nThrough the gap in the slates you can see down: pews, green; a nave full of slow light; an altar with something on it.',
      lamp: 'In the hollow of the altar lamp something red is burning, under water.',
      bells:
        'Col has put on his other robe. Since you rang it he rings it himself, at the hours, with a rope through the roof, and on the banks people take off their caps without knowing at first why they do it.',
      ember:
        'The lamp below is dark. Col has noticed. He has hung the half helmet with his own fire over the gap so that some of it should fall in.',
      wall: 'You know now where the wall is smooth and where the stair begins. One could get out of there with one’s eyes shut.',
      key: 'In the breast of whoever carries it, the key has begun to weep again, and where the drops fall in the water they do not mix.',
      sleeve: 'Down by the altar, over the silt, something goes slowly past. It is wearing a sleeve of yours.',
      hen: 'The hen knows you by now. She comes down over the slates and gets in under your arm, where she was the last time.',
    },
    options: {
      a: 'Dive to the altar',
      b: 'Ring the drowned bell',
      c: 'Take the ember out of the lamp',
      d: 'Use the Weeping Key',
      e: 'Take the ember and go out along the wall',
    },
    told: {
      b: 'It hangs in the flooded tower with a beard of weed. One cannot swing it; one has to go under, set one’s feet against the wall and push, and what comes is not a sound so much as a blow to the chest. The water shivers in rings as far as both banks. On the roof a man has begun to laugh. “There,” shouts Brother Col. “There! There!” And the stone, leaning, answers, half a tone lower.',
      c: 'It goes on burning in your fist all the way up, with a small steady pain like a good conscience. You come out of the gap with it held over your head. It was a lamp, and lamps are lit so that something can see you, or so that something cannot. You learn which.',
      e: 'You put it into your mouth, since you need both hands, and go along the wall, niche, niche, niche, with red light on the stones from between your teeth. Something turns in the nave to see who it might be. By then you are on the stair.',
    },
  },
  '109.2': {
    text: {
      main: 'It is so cold that it has no temperature. You go down along a pillar, hand under hand, past a saint with a perch in his sleeve. The light comes with you for a while. There are still hymn books in the racks. They stand open, and turn a leaf as you go by.\nOn the altar, under a pall of silt, things have been left: not by the drowned, on purpose, later, by people who came as you did and had a breath to spend. To the right the wall runs off into the dark, with niches in it at the height of a hand.\nYour chest has begun to ask. You can do one thing more. Then there will be nothing in the world but up.',
    },
    options: {
      a: 'Reach into the silt on the altar',
      b: 'Feel along the wall',
      c: 'Come up for air',
    },
    told: {
      a: 'You are in it to the shoulder. You get hold of something, something gets hold of your sleeve, and for a moment you are both very much surprised. You keep the thing. It keeps the sleeve.',
      b: 'Niche, niche, niche: a candle stump, a doll of straw, a purse. Beyond the last there is a step, and another over it, and your head comes out into air that nobody has breathed for four years. There is a stair. You sit on it a good while before you look at what is in the purse.',
      c: 'Up. You hang on the edge of the trough like washing. Brother Col hauls you in by the hair and does not ask what you saw, and gives you the hen to hold, because the hen is warm.',
    },
  },
  '109.3': {
    text: {
      main: 'Behind the altar, under the step, is a little iron door as wide as a hand. Nobody would find it without the key; the key finds it. It pulls down your arm as a child pulls you to a window. When it goes into the lock it stops weeping, and only then do you notice how long you have had that sound in your ear.\nInside, dry as a kitchen cupboard, lies a token on a ribbon. A queen gave such things, in the years after the landing, to those who had stood before her and had not flattered. On one side is a face that has been rubbed off by thumbs. On the other, four words: *Let this one speak.*\nThe red door, a shut hand’s breadth of air, a chapel under a river. Somebody went to great trouble so that it should not be heard again, what was said by the one who was allowed to speak.\nThe key is only iron now. You drop it, and it takes a long time to hit the floor.',
    },
  },
  '110.1': {
    text: {
      main: 'What is left of the barn is its stone. It stands in the middle of an acre of black, with the iron bands that held the scales still about it, and it steams when it rains. The barley burned for nine days. There is a crust on the ground that bears until it does not; below it there are places that are still red.\nPeople come and sift. They nod to each other like people at a graveside who belong to different sides of the family. Aldous Crane is here too. He has found the beam of the scales and sits by it. “I had it to the pound,” he tells whoever passes. “To the pound.”',
      door: 'Against the north wall, where the threshing floor was, a door stands upright in its frame with no wall on either hand. It is painted red, as they paint a house that has had the sickness. The paint has not so much as blistered.',
      cleared:
        'Round the foot of the stone the crust has been broken away and swept. Somebody has begun to leave things there: a burned barleycorn, a thimble of milk.',
      opened:
        'The door has gone. There are only four holes, where its frame stood, and in each of them a little red water.',
      sifted: 'They have kept a sieve for you. It hangs from a nail in the one upright that is still standing.',
    },
    options: {
      a: 'Sift the ruins',
      b: 'Clear the stone',
      c: 'Go up to the red door',
    },
    told: {
      a: 'You go on boards, as the others do, and put your hands down through the crust.',
      'a.1':
        'The crust lets go. It is not deep, only hot. Somebody drags you out with a rake and scrapes your boots off you with the rest, and says what everyone says to everyone here: that it could have been the face.',
      'a.3':
        'Coin, run together into one lump, three heads of the king on it, cheek by cheek. It is worth what it weighs.',
      'a.6':
        'Beneath a fallen purlin is a chest, charred to a skin as thin as eggshell; and inside the shell, packed by someone who paid his tithe in kind, a thing one can use.',
      b: 'You work round it with a spade and a wet cloth on your face. The planks they cased it in have fired the stone like a pot; the letters stand out as sharp as on the day they were cut. It is not pleased. But it is awake, and it knows by now who swept.',
    },
  },
  '110.2': {
    text: {
      main: 'Close up it smells of a sickroom: vinegar, and under the vinegar what the vinegar is for. On the lintel somebody has chalked a number of persons and then, in another hand, a smaller number. There is no latch on this side. Nobody let them out, then; or they had one on the inside and did not use it.\nYou walk round it. On the other side it is a door as well, and on the other side too the latch is missing.\nIt would have to be pushed. The paint is wet. It has been wet since the Red Death, they say. It wants a palm, the whole palm, and it does not give back quite all of it. Behind it something is crying, in no great hurry, like a tap.',
    },
    options: { a: 'Push' },
    told: {
      a: 'It takes skin, and the warmth out of the arm as far as the elbow, and swings. There is no room behind it. There is a hook at the height of a child, and on the hook a key, and the key is what is crying. You have it in your hand when the door falls down, frame and all, flat on its face like something that has been on its feet too long.',
    },
  },
  '114.1': {
    text: {
      main: 'It is not sand. From far off it is dunes, white, with a crest of blown dust. Under your boots it crunches, and then one looks, and then one does not pick it up any more. Here they brought them in the Red years, from eleven parishes, by the cartload, and when there was no more room they ground them. There was a mill. The post still stands.\nNothing grows. Nothing rots. It is the cleanest place you have been in for months. The wind makes a ripple, undoes it, makes it again, like a person who cannot get a sheet to lie straight.\nHalf-way up, a square of beams shows where a house was. It was the miller’s. It had a cellar, and the hatch stands open. Somebody has dug it out by hand, from above, years ago, in a hurry; the marks of the spade are all round it.',
      maggot:
        'Maggot looks into the hatch for about as long as one looks into a well. It is smaller than he remembers. He had thought that it was where the world was kept.',
      named:
        'Along the foot of the dune stands a row of stones you set there, one to a name. None has fallen over. Someone has added two.',
      bled: 'Where you let the blood run the sand has clotted to a red stone, the shape of a plate. It hums when you step over it.',
      dug: 'The pit you dug has filled again, to the last grain. Only the colour is a shade fresher.',
      mouth: 'You keep your lips together here. Somebody in there knows the taste of you.',
    },
    options: {
      a: 'Give blood to the sand',
      b: 'Name the bones',
      c: 'Dig',
      d: 'Give them the names from the blades',
    },
    told: {
      a: 'It takes it without leaving a mark, at first, like a blotter. Then all round you, a little below the surface, something turns over in its sleep. You tie up the arm. Your other hand is humming so hard that you have to carry it in the first.',
      b: 'You take them as they come to hand. You do not know their names, so you give them the ones you have: your dead, the fever house’s, the names off the blades, if you have walked there. It does not seem to matter that they are second-hand. A name is a thing one grows into. When you stop it is dusk, and for once a place is as silent as it looks.',
      c: 'You go in with your arms to the elbow.',
      'c.1': 'Something takes your wrist, politely, like a host who wishes to introduce you.',
      'c.3':
        'Rings, mostly. They had not had time to take the rings. You had better not begin to think how it is that so many are small.',
      d: 'You still have them all, rank upon rank, and say them out again to the white. The ones at the blades had got away; these had not; it seems to come out even. Where it was only a cross you say “cross”. At that a little sand runs down, quite near, as if someone had been waiting for his turn.',
    },
  },
  '115.1': {
    text: {
      main: 'Thirteen steps go up the mountain, and each of them is higher than a house. It is agreed that nobody made them. In the risers are caves, and in the caves there lived hermits. They were not saints. They were people who could not live with people: a woman who shouted, a man who had done something, two brothers who had not spoken since a christening. The villages left bread on the lowest step. The hermits left, in return, whatever they had: cress, carved spoons, advice.\nThe bread is still there. It is a hand deep, green at the bottom, white at the top, and the top is not a week old. Your voice, when you call, goes up from step to step, and comes down again with nothing.',
      unasked:
        'Somebody has gone on bringing it for months. Nobody has gone up to look why it was not taken. One gets used to a thing being done.',
      looked: 'You know now what is in the caves: eleven beds, made.',
      buried:
        'On the lowest step there are eleven cairns, none of them large. Someone has divided the bread among them. It must have been the birds, then, that never came here before.',
      climbed: 'From the first step you can see the scrape of your own boots, going up, and the place where you sat.',
      loaf: 'Your loaf is on top, where you left it. Something has taken one bite out of it and then, it seems, thought better of it.',
    },
    options: {
      a: 'Look into the caves',
      b: 'Climb a step',
      c: 'Bury the hermits',
      d: 'Leave bread on the step',
    },
    told: {
      b: 'There are holds, worn by eleven pairs of feet, that you would not find by looking. At the top you lie on your face. When you turn over there is the whole country with the fog round it, like the last of the soup in a bowl, and you are able to see how much there is left, and who is sitting at it.',
      d: 'You put it on the heap with the rest. It is foolish; but you have to go round to the clean side to do it, and there, in the moss, is a spoon somebody had carved and laid ready to pay with. You leave that too. It has done you good to have been expected.',
    },
  },
  '115.2': {
    text: {
      main: 'There are eleven caves, and you look into all of them. Each is swept. In each there is a bed of bracken, made, with the blanket turned down at the corner as one does for a guest. On every floor, by the bed, stands a cup. They are all the same sort, turned from one piece of alder, and there are dregs in them, black and sweet. It is a good sleeping draught. It is made to a recipe.\nNobody struggled. In the seventh cave a pair of spectacles lies folded on a book. In the ninth the two brothers’ beds stand apart, with a line scratched on the floor between, and both cups are on the same side of it.\nOn the wall of the last, at the height of a girl’s shoulder, somebody has chalked eleven names. The chalk broke; one can see where; she had gone on with the stump. From the ledge outside, two grooves lead down through the heather, as of something with runners, heavy going and light coming back. They go towards the Kings’ Mile.',
      ailei:
        'Ailei has put her finger in a cup and then to her tongue. She says nothing until you are down again. Then she says: “Valerian, poppy, and a spoon of honey so that it won’t be bitter. I know whose that is. She taught me the honey.”',
      maggot: '“They were not frightened,” says Maggot. It is not clear if he means that it is better.',
    },
  },
  '115.3': {
    text: {
      main: 'You have no bodies. You have a ledger with a column for weights. So you go up once more and bring down what there is: eleven cups, eleven blankets, the spectacles, the book, a bone whistle, a shirt. You dig in the gravel of the lowest step, where it can be dug, and make as many graves as there are lines in the book, and over each of them you read the line. It is a name, a figure, and the word *received*.\nIn the margin beside every line stand the same four marks, very small and neat: an adder, a sprig, an anvil, a spade. You read those out too. You had wondered whether you would.\nYou taught yourselves to walk by holding on to those hands. Now you know of what the road to the gate was paved. They had meant it well; that is in the book as well, if one can read figures. Eleven is less than sixty-one.\nYou put the brothers side by side. Let them get used to it.',
      signs:
        'Because you took the time to read the tracks, you know which sledge bore whom, and no one lies under another’s name. It is the only order left that can be made, and it has been made.',
    },
  },
} as const satisfies Readonly<Record<string, VerseProse>>
