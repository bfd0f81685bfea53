import type { VerseProse } from '../types.ts'

/** The village, the grove, the fair: where the first days go. */
export const versesVillage = {
  '101.1': {
    text: {
      main: 'Cuanacht is forty roofs and a stone. The stone stands on the green, twice the height of a man, worn to a shine at the level of children’s shoulders, because children are leaned against it to sleep.\nThe turnips are half in. Whoever has arms is in the field, and there are not enough arms. Smoke lies flat on the thatch and does not rise. At the end of the lane, past the last dung heap, the fog stands like a wall somebody has left unfinished.\nOrla Corrow, the reeve, goes from door to door with a tally stick. “Sixty-one,” she says to each, and waits to be told it is still so.',
      silent: 'The stone used to hum. One does not notice such a thing until it has been missing for nine days.',
      swore:
        'People look at your hands now. You put them on the stone in front of everybody, and in Cuanacht nobody has anything else to talk about.',
      heard:
        'Padrig Moss sits with his back to the stone and his face up, like a man waiting to be shaved. When he hears your step he lifts one finger: still there. Still something there.',
      paid: 'Padrig Moss has bought a goose with your silver. It is tied to his bench by one leg. Nobody in the village has said a word to him about it, and everybody has said it to you.',
      lowri:
        'From the fever house a girl’s thin voice calls out the drips. “Forty. Forty-one.” She is still counting, then.',
      burned:
        'There is a glow to the south-east that does not set. It was the barn, and in it was what sixty-one people had put by. Orla counts heads and then, under her breath, sacks.',
      refugees:
        'Five families from Lanmoor have put up hurdles and blankets in the lee of the sheepfold. Someone has shown them where the good water is. Orla’s stick has a new notch on it, cut apart from the rest.',
      basket:
        'Lowri is standing in the door of the fever house, on her own feet, holding on to the jamb. She has done with drips. She counts geese.',
      turnips:
        'Hob Garrick lifts his hoe to you from the far row. He has kept a place for you next to him, where the ground is softest.',
      asleep:
        'Three children lean against the stone, heavy, with their mouths open. On that side of the green nobody speaks above a whisper.',
    },
    options: {
      a: 'Ask the elders what the stone wants',
      b: 'Bring in the turnips',
      c: 'Sit with the fevered',
      d: 'Read the village stone',
      e: 'Take what Lowri has put by for you',
    },
    told: {
      b: 'The ground has set hard overnight and lets go of each root with a crack. By noon your back is a plank. Hob Garrick, who owns the row, pays as he always pays: the split ones, the small ones, and one good one on top for show.',
      e: 'Tam brings the basket, because his sister’s legs will not yet. Two turnips, a heel of bread, and a pebble. “The pebble’s because you won,” he says. “It was two hundred and six drips. You’d said two hundred. She said two-fifty.” He waits until you have eaten some of it where he can see.',
    },
  },
  '101.2': {
    text: {
      main: 'The elders meet in the hearth-house, because it is the only warm room. There are four of them, and Padrig Moss, the keeper, makes five, though nobody moves up for him. He is nearly blind. He has a way of starting a sentence as if it were a hill he meant to climb.\n“It wants feeding,” he says. “It was always fed. You thought it stood there out of kindness. Bread it gets, and something of the one who gives, I mean from the hands, you would feel it, like nettles, and then the words, and the words I taught to, well. To the one I taught.” He means Nessa. Orla Corrow looks at the fire.\n“Teach them,” she says. “There is nobody else left to be choosy with.”\n“It is not a thing you get for asking,” says Padrig. He holds out his palm, and you cannot tell whether it is to be taken or filled.',
      fevered:
        '“Those are the ones who sat with Lowri,” says Dervla Sheel from the pots. Nobody answers, but a bench is pushed out with a foot, and it is pushed towards you.',
    },
    options: {
      a: 'Swear on the stone, before everybody',
      b: 'Put your ear to the stone and hear it out',
      c: 'Put two silver pieces in the keeper’s palm',
    },
    told: {
      a: 'They make you say it at noon, with both hands on the stone, loud enough for the field. That you will keep it lit or not come back. The rock is cold as well water, and while you speak something on the other side of it leans against your hands. Afterwards Padrig whispers you the words. Nobody claps. Orla Corrow cuts a mark on her stick and does not say what it stands for.',
      b: 'For a long time there is only your own blood. Then, under it, very far down, one note, as of someone humming with their mouth shut so as not to wake a house. “Ah,” says Padrig, who has been watching your face with what eyes he has. “Then I need not explain it.” He gives you the words as one hands over a key to a house one has been happy in.',
      c: 'He closes his fingers before the second piece has stopped ringing. Then he teaches you, quickly and well, every word in its place, with the patience of a man who would have done it for nothing if nothing could be eaten. “Tell them I asked a hard question first,” he says at the end. The elders find it wise of you to have settled it quietly. That is how they will tell it.',
    },
  },
  '101.3': {
    text: {
      main: 'The fever house is the old smokehouse with the hooks taken down. Nine pallets, seven taken. Bronagh Tull kept it until the thaw; since then it has been kept by whoever could not bear to walk past.\nThe nearest is Lowri, nine years old, with her hair cut off. The thatch leaks above her and she has a bowl under it. “I bet on them,” she says. “How many drips till Mam comes. You say one and I say one.” Tam, her brother, shakes his head at you over hers: no mam will come. You say a number. She considers it as a miller considers grain. “Too low,” she says.\nYou stay until the bowl is full. It is nothing. You carry water, you turn a man who cannot turn himself, you say a number. When you come out people greet you who did not greet you when you went in.',
      ailei: 'They know Ailei’s hands here. They hold out their wrists to her before she asks.',
    },
    options: { a: 'Leave your food with them' },
    told: {
      a: 'You say it was going to spoil. Tam, who is twelve and has been lied to by better, divides it into seven on the lid of a crate, with a knife, leaning down to see that the parts are level. There is an eighth part, no bigger than a thumb. He puts it by, and you understand that it is wages, and for whom.',
    },
  },
  '101.4': {
    text: {
      main: 'Now that you have the words you can see that the stone has some of its own. They run round it at knee height under the moss, cut by people who knelt. You scrape with a thumbnail. Most of it is names of givers and what they gave: a lamb, a finger, a song, a lamb. Lower down somebody has drawn the country as a beetle might see it: this stone, a line, another stone with water round its foot, a line, a third on white rock. The lines are scored deep, and they were scored again and again, by generations, as one goes over a letter to make it last.\nSo there were always others, and they spoke with one another. Two of them may still be able to: the one on the white rock to the north-east, and the one in the water, past the fair.\nWhen you take your hand away it goes on humming for a while by itself.',
      swore:
        'Where your oath was said the moss has gone brown in the shape of two hands. The hum comes up into you through those first.',
      heard: 'It is the note you heard the first time, a little higher. You would know it in a crowd.',
    },
  },
  '102.1': {
    text: {
      main: 'The trees of the Hunters’ Grove are oaks that never got the height of it. Up to the first fork they are hung with things: snares, skulls of small beasts, a boot, ribbons gone the colour of string. A hunter hangs up something for each kill, and something better for each kill regretted. Since the fog came in close there has been more of the second kind.\nBetween the trunks goes a deer trail, pressed hard and shining with frost. Herbs stand along it in their winter rags. On a log before her hut sits Eithne Marrow with her hands under her arms. She was the best wire on this side of the ridge. She takes the hands out to greet you; they shake; she puts them back.\n“It’s the game or the fog,” she says. “One of them’s eating the other. I don’t mind which, so long as there’s some left of it.”',
      mule: 'By the hut there are fresh droppings and a rubbed trunk where a mule stood for eight months and was not anybody’s.',
      bought: 'The pegs on her wall are empty. She has hung her apron there so that they should not look it.',
      waited:
        '“You sat still for it,” says Eithne, who has read it in the frost. “There’s not three in the county can sit.”',
      herbs:
        'Along the trail one can still see where you went on your knees, print after print, like somebody who has prayed his way to a kitchen.',
      ran: 'On the slope the bramble hangs open where you went through. Eithne has named the place after you, and not out of kindness.',
    },
    options: {
      a: 'Follow the deer trail',
      b: 'Gather what herbs the frost has left',
      c: 'Let your beast lead you',
      d: 'Buy Eithne’s wire',
    },
    told: {
      b: 'You go along on your knees with a knife, turning up dead leaves.',
      'b.else':
        'Everything worth having has been had, by something with small teeth, and lately. You come away with a smell on your fingers that will not wash off and nothing to put in a pot.',
      'b.4':
        'Under the north side of the trunks there is still sorrel, and a fist of chestnuts that some squirrel will be cursing you for. It makes a meal if you do not look at it too hard.',
      d: 'She takes the coil down from its peg herself and it rings like a small bell in her hands until you have hold of it too. “My mother’s,” she says. “There’s a kink a hand from the end. Don’t straighten it. It catches better crooked.” She bites your silver out of habit, with the side where she has teeth.',
    },
  },
  '102.2': {
    text: {
      main: 'The trail drops into a fold of the ground where the frost has not been broken yet. The wind is on your left cheek. Behind the fold the slope goes up to the bare ridge.',
      hind: 'There she is: a hind, thin, with her winter coat coming in patches. She is scraping at a root with one forefoot, three strokes and then a stop, three strokes and a stop, the way people work who are not sure the work is worth it. Some of what she scrapes up she does not eat; she lays it to one side.',
      after:
        'The root is there, and the scrapes about it, with ice in them. A yearling has found the place. It has the stroke of it already, but not the stop.',
      noise:
        'From the ridge, once, comes a noise like a cart braking on stones. The deer lifts its head at that, not at you. It listens as you would listen to a landlord overhead. Then it goes back to the root, faster. If the wind turns it will have you.',
      stag: 'There has been no noise from the ridge since you were up there. The deer works without lifting its head.',
    },
    options: { a: 'Wait downwind until she comes to you', b: 'Run her down' },
    told: {
      a: 'You wait until your feet are somebody else’s. She comes on, three strokes and a stop, and the last stop is at arm’s length, and she looks at you, and you do it quickly. There is a fawn’s weight of meat on her, no more. What stays with you is not the knife. It is that for the length of a breath she had taken you for a part of the hill.',
      b: 'She goes off like a slammed door, and you after her, through bramble, downhill, loud as a wedding. You are not the only thing that hears it.',
      'b.won':
        'It is over in a bog, with everybody breathing the same way. You have learned what your legs will still do, and what comes running in this wood when something runs.',
      'b.lost':
        'When you get back to the fold there is only the scraped root. It was not worth it, the work. She had been right to wonder.',
    },
  },
  '102.3': {
    text: {
      main: 'It pulls you off the path, away from the hut, down to where the alders are. It has smelled one of its own kind, or a friend: it goes like a child that has seen its street.\nIn the alders stands a mule with a grey muzzle and a rope of your village on its neck. The knot is Conn Adder’s, the one he showed to everyone. The saddle has slid under its belly and has rubbed there for months. It is Bishop, that went out at the thaw under the silver and the good cloaks. It has come two thirds of the way home, and here it stopped, because nobody told it the rest.\nThere is nothing in the bags but wet meal and a lead seal. When you cut the girth it stands for a while as if the weight were still on. Then it puts its forehead against your chest and leans.',
      arev: 'Arev looks at the knot for some time. It was not tied in a hurry, he says. You would cut a rope, in a hurry. Conn let it go.',
    },
  },
  '103.1': {
    text: {
      main: 'There has been no war for nine years, and the Warrior’s Fair goes on. It is a street of tents in trodden mud where arms are for hire: the steel kind and the other. Men sit on benches with a straw in the hat, which means for sale. A woman walks along them and feels their upper arms and says figures over her shoulder to a boy. That is Maud Ruane, the fairmaster. She knows what everybody weighs.\n“Cuanacht,” she says. “Five of yours came through at the thaw and drank on the village’s name. I have it written. I don’t say you owe it. I say I have it written.”',
      assembly:
        'Past the ring stand people with no straw in their hats and no hats. They are from Lanmoor, they came out of the fog with what they had on, and tonight an assembly is to say whether they may stay.',
      arev: 'She gives Arev a nod by itself. “Sergeant. Eleven, for the coffin. No hurry. Wood doesn’t spoil.”',
      friends:
        'A cooper with a child on his shoulders turns round in the crowd and takes his hat off to you. He has had to borrow one first in order to do it. “Jorun Vey,” he tells the child, “remember those faces, Pia.” The men on the benches have made up their minds to like you too. It costs them nothing.',
      guards:
        'The place past the ring where the Lanmoor people stood has been raked. One child’s clog sticks out of the mud, and everybody walks round it.',
      fought:
        '“Here’s the one who went in the ring,” says Maud Ruane, and names you a price in a voice she does not use for strangers.',
      riddle:
        'Odo One-Boot sees you across the street and lays a finger along his nose, hugely, like a man hiding behind a twig.',
      bet: 'The boy with the slate nods to you from his barrel. There is a line on it with your mark.',
      bargain:
        'Behind the plank the smith lifts a corner of the sacking, so that only you can see it, and lets it fall again. He has put something by.',
    },
    options: {
      a: 'Watch the bouts',
      b: 'Stand the veterans a drink',
      c: 'Speak at the assembly',
      d: 'Ask for a fair price',
    },
    told: {
      b: 'Cass and Odo One-Boot drink as others say grace. They served under Conn Adder; Odo left the foot that belongs to the other boot on a bridge. By the third cup they are at the song about Oldsteel, who made one good sword and would not have it sold, and drowned it under a weir behind a lock with numbers on. “And the number?” you say. “That’s in the verse nobody knows,” says Cass. “As many as go out,” sings Odo, “as many as were fine enough.” Then he weeps, and it is not clear for whom.',
      d: 'They let you behind the plank where the things lie that are meant to be used. The smith names a sum, hears it, and halves it with a jerk of his thumb at the ring. “For you,” he says. It is a thing one could get used to.',
    },
  },
  '103.2': {
    text: {
      main: 'The ring is a rope and four barrels. They fight with sticks wrapped in wet leather, which breaks nothing that a man cannot work without. On the near barrel sits the boy with the slate and takes bets. He is ten, and quicker with odds than the men who pay him.\nA big fellow is in there now, with a carter’s shoulders, and he is winning. After each win he helps the other up and asks him something, and the other shakes his head. It takes you three bouts to hear it. “You’ve not seen my brother?” he asks. “Tall. They had him off the road, at harvest. Wears a blue cap.” Then he spits in his hands and waits for the next.',
      fought: 'The carter knows you again and touches the place on his jaw. No, you still have not seen any blue cap.',
      wil: 'You could tell him now. There was a blue cap at the toll on the Kings’ Mile, on a nail. You tell him. He thanks you, sits down on the barrel, and does not fight again that day.',
    },
    options: { a: 'Step into the ring', b: 'Lay a silver piece on the carter' },
    told: {
      a: 'He is as strong as he looks and tireder. You take one on the ribs that you will feel when it rains, and give one on the jaw that surprises you both. From the mud he asks you about his brother all the same. The boy pays out. Maud Ruane writes something down, and along the benches they shift to let you through.',
      b: 'The boy spins the dial on the barrel lid to see who comes up against him next.',
      'b.grail':
        'A cook with something to prove. It is over before he has proved it. The boy counts your winnings into your hand twice, because he has been accused before.',
      'b.skull':
        'It is one of Ruane’s own men, fresh, with dry leather. The carter gets up from it a long time afterwards. He still asks his question. You have paid a silver piece to hear it.',
    },
  },
  '103.3': {
    text: {
      main: 'The assembly is held in the horse lines because that is where a roof is. Maud Ruane stands on a feed box. Forty came out of Lanmoor; they have been put along the wall where everybody can see how many that is.\nTheir speaker is Jorun Vey, a cooper. He has not been told how long he has and talks like a man carrying water a long way in his hands. They can work. There were a hundred and ten of them. He can say the names. He begins to, and somebody calls out that it is names they are asked to feed.\nThen a sergeant of the guards speaks, and he is not a bad man either. Each mouth is a day off winter. He has done the sum. There is silver in the guards’ chest for whoever stands up and says it with him.\n“Cuanacht can speak,” says Maud Ruane. “Cuanacht drinks here.”',
    },
    options: { a: 'Speak for the people of Lanmoor', b: 'Speak for the guards' },
    told: {
      a: 'You say what you have in your bags and then you put it on the feed box, and after that it is hard for the next man to say less. It is not much of a speech. A bread goes along the wall from hand to hand and comes back with one bite left, which is for you, and forty people watch until you have swallowed it.',
      b: 'You say the sum again in your own words, and it comes out right. No one shouts. Jorun Vey looks not at the sergeant but at you, as you look at a place so as to find it again, and lifts his daughter on to his shoulders, because the mud is deep. They are gone before the silver has been counted. It is all there.',
    },
  },
  '104.1': {
    text: {
      main: 'The Conclave was a round house with a round roof, and a hundred candles stood in it so that there should be one place where it was never dark. The winter before last it burned, with the doors shut. There is no agreement who shut them.\nWhat stands is a ring of black uprights like a comb with teeth missing. Ash lies to the ankle and has never blown away. It is warm; the snow that fell here last year, they say, fell as rain. In the middle, in a row on their knees, are the eleven who stayed. One takes them for stumps at first. Their hands are up before their faces, and a cough would bring them down.\nWhen the wind drops you can hear the last thing they said. It breaks off in the middle of a word, and begins again.',
      searched:
        'Your own footprints are still in it, sharp as cut turf. They go to the places where one would look for silver.',
      ember:
        'In the third hand from the left there is a hole where the ember was. The voices come to that word now and stumble.',
    },
    options: {
      a: 'Search the ashes',
      b: 'Finish their prayer',
      c: 'Take an ember from their hands',
    },
    told: {
      c: 'One of them holds it as you would hold a bird. It has been red for two winters. To get it you have to open the fingers, and they open: they were not clenched, they were giving. All the same, eleven faces have no eyes, and you feel every one of them follow it out of the ring in your pot.',
    },
  },
  '104.2': {
    text: {
      main: 'You wade. The ash closes over your feet without a sound and keeps the heat of a bed lately left. You feel about in it with a stick, then with your hands, because a stick tells you nothing: nails, hinges, a run of lead that was a window, and lumps of wax with thumbprints in them.\nYou had told yourself that the dead do not need things. It was easier to believe on the road. Here they are an arm’s length off with their backs to you, and each time your fingers close on something the whispering stops, and each time you let it go the whispering takes up the thread.',
    },
    told: {
      '1': 'This time it does not take it up. Something that was not in the row has come to kneel at the end of it, and it is turning round.',
      '3': 'Your fingers find wax that is still soft. It will not be rubbed off; it sinks in, and the hum climbs to your elbows, and for an hour you could light a wick by looking at it.',
      '6': 'Under a fallen beam, wrapped in oilcloth by someone who had time and did not spend it on running, lies a thing that fire has not touched.',
    },
  },
  '104.3': {
    text: {
      main: 'You kneel at the end of the row, since that is where there is room. The ash comes up to your thighs like warm water. You put up your hands as theirs are put up. The prayer is an ordinary one, any child has it by heart: for those who are out at night, for the lamp in the window, for the door. They have come as far as the door. They have come as far as that for two winters.\nYou say the next word.\nThe whispering stops, all of it, at once. It is so still you can hear the ash settle. Then the air over the row goes thick and begins to lean towards your mouth. There is something here that has lived for two winters on that word being left out, and it does not mean to be sent away.',
      ailei: 'Ailei’s voice does not shake. She has said it over seven pallets every night since the thaw.',
    },
    told: {
      won: 'It breaks like wet paper. You get up, or some of you, and find your place again, and go on from the door.',
      lost: 'You do not get to the end. When you can hear again they have begun at the beginning, eleven voices, patient, and now they stop one word earlier than before.',
    },
  },
  '104.4': {
    text: {
      main: 'You say it to the end. It is only nine more words. At the last of them the eleven come down, not in a heap but one after another along the row, as people sit back on their heels when the priest has done. There is no more of them than would fill a basket, and it is cool.\nThe heat goes out of the ground under you like a held breath. For the first time in two winters a wind comes across the ring, picks up the ash and carries it off over the heath, white, then grey, then only sky.\nBehind one of the posts somebody is standing with a lantern. A small woman, about fifty, with a burned throat. “I had the key,” she says. It is more breath than voice. “I was sent out for oil.” She has lived in the ditch beyond the road since then, two winters, within hearing. Her name is Anwen. She asks you to help her with the door.',
    },
  },
  '117.1': {
    text: {
      main: 'They have put a roof on a third of it: turf, over the good posts. Under the turf burn lamps, because there is no wax to be had. They are cups, shells, a horse’s hoof with fat in it. Anwen goes round with a goose wing and trims and shields. When she gets to the end she begins at the beginning, as it ought to be.\nThere are four keepers now. A carter’s widow. A boy of fifteen who does not say where he deserted from. A Lanmoor woman with a cough. They have no rule yet but that one of them is always awake. People have begun to leave bread at the ditch, on the flat stone where for two winters they pretended not to see who took it.\n“You can come in,” says Anwen. “There is a door. I leave it off the latch.”',
      ward: 'She takes you by the sleeve and looks at the mark on the wrist as one looks at bread in the oven, to see whether it has taken.',
      fire: 'In a pot on a shelf by itself stands ash with one red point in it: the fellow of the ember you carried home. They feed it straws.',
      bread: 'The deserter has kept your place for you, by the third post.',
    },
    options: {
      a: 'Share bread with the keepers',
      b: 'Ask Anwen to teach you a ward',
      c: 'Ask for an ember',
    },
    told: {
      a: 'You eat on the floor with your backs to the posts. The deserter asks what it is like outside, and everybody laughs, and then nobody does, and you tell him. He passes you the crust. The lamps lean all one way when the door moves and then stand up straight again, all of them. You count. You would not have thought it could matter so much.',
      b: 'She heats a nail in the lamp and draws on the wrist with it, not deep, a line and a line and a door. “It will not keep them off,” she breathes. “It will let you know them. They are afraid of being known.” It smells like your own supper. After that the hum in your hands has an edge to it, as of someone listening at it from the other side.',
      c: 'Anwen does not ask what for. She chooses the second-best coal, because the best is for the lamps and she will not lie to you about it, and beds it in ash in a crock and ties down the lid with her own garter. “Now they are in two places,” she says. “That is harder to burn.”',
    },
  },
} as const satisfies Readonly<Record<string, VerseProse>>
