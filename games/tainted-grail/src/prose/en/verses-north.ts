import type { VerseProse } from '../types.ts'

/** The white rock, the ford, the road, the ridge, the weir, the gate. */
export const versesNorth = {
  '106.1': {
    text: {
      main: 'White-Lichen has one street, and it is rock. Everything on it is the same white: walls, roofs, the goats, the beard of the man who comes out to see who you are. They scrape the lichen off the stones and boil it twice and call it meal. It fills. They have not asked anybody for anything since the red winter, and they will tell you so.\nGwenna Stall speaks for them. She speaks from her doorway, with a hand on each post. “Cuanacht,” she says. “You had five here at the thaw. Three sacks of meal, against the village’s name. I said take four, you look thin, and the captain said three, we pay our debts.” She looks past you to see whether there might be a cart.',
      furred:
        'Above the roofs stands the stone, furred white to the top like an old dog’s muzzle. Nobody has listened at it in her lifetime. They had work.',
      mended:
        'At the well there are two buckets on one rope. Ivo Pell is letting down his and Marten Pell is holding the slack, and they are doing it without a word. That is how it used to be done.',
      debt: 'The door is open by the width of a face. You called in the red winter and they paid it, every grain. They will go on paying it with their eyes for as long as you come here.',
      scraped:
        'The stone stands bare among all that white, grey and wet-looking, like something newly born. People cross the street so as to pass by it, and pretend that it is shorter.',
      wall: 'The wall against the fog has come up to the man’s hip. He has set your stones with their good face outward.',
      meal: 'Gwenna Stall has her scales out before you have said a word. The pan has been blown clean.',
      letters:
        'Now that you have the words you can see, beneath the white fur, that it is standing there with something to say.',
    },
    options: {
      a: 'Ask for shelter',
      b: 'Buy lichen meal',
      c: 'Remind them of the red winter',
      d: 'Scrape the stone clean',
      e: 'Buy meal at the price for friends',
      f: 'Buy meal through the gap of the door',
    },
    told: {
      b: 'It is weighed on the doorstep, on the honest side, and she blows the dust off the pan first. Then she shows you how it is boiled. You are to throw away the first water. If you do not throw away the first water, she says, you will see your mother, and you will not be able to tell her anything.',
      c: 'You say it: that in the red winter, when White-Lichen had eaten the goats, there came a cart from Cuanacht. It is true. She was a girl, she rode on the sacks. Gwenna Stall goes in and comes out and goes in. When it all stands in the street it is more than the cart ever held. “There,” she says. “Now there’s nothing between us.” She has chosen the words with care.',
      e: 'She weighs it on the honest side, and then Ivo Pell, who is passing with two full pails, puts a fist of it on top, and Marten, behind him, another, so as not to be outdone.',
      f: 'A hand comes out with a bag in it. You put your silver into the same hand. It is the right weight, to the grain, and nobody tells you how it is boiled.',
    },
  },
  '106.2': {
    text: {
      main: 'They give you the goat house, which is the warmest, and the good straw. It is settled, not offered: a guest does not choose. For supper there is the meal, and a fish as long as a finger, and it is put before you whole.\nIn the street a man is stacking stones for a wall against the fog. He has got as far as his knee.',
      quarrel:
        'Overhead the brothers Pell are quarrelling. One hears it through the planks. They have had one well between them since their father died, and one rope, and it broke, and each says that it broke in the other’s week. It has been going on for four years. At night Ivo draws water with a jug on a string, and by day Marten does; neither has had a full pail in all that time. “He need only say it,” says the one voice. “He need only say it,” says the other.',
      mended: 'Overhead someone is snoring, and someone else tells him, amiably, to stop.',
    },
    options: { a: 'Go up and mend the quarrel', b: 'Work on the wall' },
    told: {
      a: 'You ask to see the rope. It takes them an hour to find, since each had hidden one half. Laid end to end on the table the halves do not meet: a hand’s breadth is missing, gnawed, with little tooth marks. They both look at it for a long while. “Rat,” says Ivo. “Rat,” says Marten. Four years, and it was the only word they needed. They are so ashamed that they shake hands.',
      b: 'It will not keep out any fog. The man knows it. But one gets warm at it, and he pays in silver, because he has been saving up for a daughter’s wedding and she, he says, handing you the next stone, went out to look for a goat.',
    },
  },
  '106.3': {
    text: {
      main: 'You begin at the foot with knives and end on someone’s shoulders with a trowel. The lichen comes away in plates, like bread crust, with a hundred years between one layer and the next. The children carry it off in their aprons: it can be eaten.\nUnderneath the stone is marked from top to bottom, not with names: with strokes. They go in fives, four upright and one across, thousands, all the way round. Somebody counted something here; days, or beasts, or travellers coming up the road. The last group has four strokes in it and then bare stone. Gwenna Stall has come up after all and stands with folded arms. “My gran’s gran,” she says. “She had the watch up here. She used to mark off who went by and who came back.” She puts her finger on the bare place. It is not a hum, not yet. It is the silence of somebody who has breathed in.',
    },
  },
  '107.1': {
    text: {
      main: 'Charcoal burners worked upstream for two hundred years, and the river has not got over it. At Sootwater Ford it runs as black as a wet road, and you do not see the bottom until you are standing on it. Whatever falls in is there for good. Everyone who lives here has a rake. The ferry is a raft on a chain.\nOn the far bank, in an iron basket, burns the ford light. It has been lit from the same fire for as long as there has been a ford. The coals are as big as fists and red right through, and the basket hangs out over the water on an arm so that no one should be tempted.',
      waiting:
        'Edern Lisk, the ferryman, is sitting on the raft with a boy’s blue shirt in his lap, letting it out at the seams. He does not look up. “Two coppers. If it’s over. If it’s back, it’s on the house. Nobody’s been back.”',
      oath: 'He looks up when it is you. He has finished the shirt. It is hanging on the chain, with its sleeves out, in a size that he has had to guess.',
      news: 'There are two on the raft now. The one in the blue shirt works the chain, and he has a way of looking at his own wrists. Edern Lisk has nothing to do, and does it with his whole face.',
      ember: 'The basket is still burning, but it hangs lower on the one side. Edern has marked on a post how low.',
      dredged:
        'On the bank lies what you raked up: a wheel, a jaw, some chain. It is drying, and turning out to be brown.',
    },
    options: {
      a: 'Question the ferryman',
      b: 'Dredge the ford',
      c: 'Take a coal from the ford light',
    },
    told: {
      b: 'You draw the rake towards you through water in which you cannot see your knees. For days afterwards there will be nothing more to find: one has to let it settle.',
      'b.1':
        'The rake sticks. Then it is pulled. It is one of the things that have found out that nobody can see them here.',
      'b.else': 'A boot, with no one in it. A pot without a bottom. The bottom of some other pot.',
      'b.4': 'An eel as thick as a wrist, and so surprised that it does not begin to fight until it has been skinned.',
      'b.6':
        'You had taken it for a root. It has a grip to it, or a clasp, or a strap; once you have wiped off two hundred years of somebody’s trade, it looks very much like luck.',
      c: 'You have to go out along the arm on your belly. The coal comes out of the basket as if it had been waiting, and then there is the way back to be done with one hand. You drop neither it nor yourself. It costs you hair, a sleeve, and the skin below the sleeve. “Two hundred years,” says Edern Lisk, “and no one thought of just taking it.”',
    },
  },
  '107.2': {
    text: {
      before:
        '“They’ve a chain across the Kings’ Mile,” says Edern Lisk. “The toll-takers. It’s a penny if you have it. If you haven’t got it you can work it off, and nobody’s ever done working it off. At harvest they wanted hands. They came down here and looked about them.” He bites through the thread. “Wil is seventeen. He’d a blue cap on.”\nHe knows that road better than anybody: his father carried stone for it. There are ways along it that are not on top of it, culverts, dry, high enough for a man; the kings went in the rain and the servants underneath. He has told it to no one. It is what he has to sell, and he has not known what price would be the right one.\n“Your five paid the penny,” he says. “I asked them too. The captain wrote it down.”',
      after:
        'They sit side by side on the edge of the raft, with their feet in the black water. “Ask him,” says Edern Lisk, “I’m retired.” Wil knows the road too, it turns out, and from underneath: he mended it for nine weeks. He tells it haltingly and looks across at his father after every sentence, who nods, and moves his lips a little, so as to have it by heart. There are culverts, there is the third king, there is a slab one has to knock at. What they would have sold you once they give you now as one passes the salt.',
      promised: 'He asks you nothing. He only has a way, now, of getting up when you come and looking behind you.',
      arev: '“He’d have meant to,” says Arev. “Conn wrote down everything.” It is the first time anybody has heard him make an excuse for someone.',
    },
    options: {
      a: 'Promise to end the toll',
      b: 'Buy what he knows of the road',
      c: 'Bring him the news',
    },
    told: {
      a: '“Don’t say it like that,” says Edern Lisk. “Say it as if it was going to be a nuisance.” So you say it again. That he can believe. He shakes hands with each of you in turn, puts down the shirt, and from the raft, with his back to you, tells you where they sleep, how many there are, and which of them is the one that is kind.',
      b: 'He takes your silver, and draws it for you in soot on the planks of the raft: where the culvert opens, behind the third king; which turnings are dry; where one has to knock. When you have it by heart he pushes the raft off and lets the river go over it. “There,” he says. “Now it’s worth something again.”',
    },
  },
  '107.3': {
    text: {
      main: 'You had thought about how to put it, all the way down. In the end there is no need. He sees how many of you there are; then he sees that there is one too many, hanging back by the alders with no cap on, trying with one hand to make his hair lie down.\nEdern Lisk gets off the raft. He forgets to make it fast, and it goes off by itself along the chain to the other side with the blue shirt on it. The two of them stand in front of each other. “You’ve got long,” says the father. “There was nothing to eat,” says the son. “I know,” says the father. “It’s only what one says.”\nAfter that it becomes awkward, as it does when something has gone well. He has got money out from under the hearth, more than he can have, and will not hear a word. By evening the whole river knows it. They will tell it up and down as though they had been there.',
      carter:
        'A big carter who has come down from the fair stands at the back holding somebody’s horse. He looks at the boy’s face and at his hair. Then he shakes his head: his brother is taller. He is glad all the same, he says, and gives you his hand on it, and goes away.',
    },
  },
  '111.1': {
    text: {
      main: 'Nobody has mended the Kings’ Mile for six hundred years, and it is still the best road in the country. A cart could go four abreast on it, if there were four carts. Along both sides stand the kings, one to every hundred paces, twice as large as life. All have been beheaded. It was done carefully, with a saw, by people who had all the time they wanted; the heads lie each at its own feet, looking up.\nThe fog comes right to the edge of the paving on both hands and stops there as if it had been told to. Within that lane the air is quite clear. You can see a very long way, and be seen. On the verge two ruts have been dragged through the heather, with something heavy; they come from the south, from the Steps.',
      chain: 'Farther on there is a chain across the road, from king to king, and some smoke.',
      toll: 'The chain hangs from one king only. Someone has thrown a cap over the post it used to be fastened to. It is blue.',
      mule: 'At the seventh king Bishop stops dead, as it stopped for the five, and will not be led past until you have looked behind the plinth.',
      culvert:
        'Behind the third king, now that you know where to look, the grass is a shade too green. That is the culvert.',
      ledger: 'You do not look at the drag marks any more. You know what they weighed. It is written down.',
      oath: 'You have given your word about that chain. From here one can count them: it is a good many words.',
      cache: 'At the seventh king Bishop walks on by without turning its head. It has delivered what it was given.',
      under: 'Behind the third king the slab lies as you left it, with a pebble under the edge.',
      begged:
        'At the feet of the ninth king the grass is pressed flat in a round. Someone has put a copper in the middle of it, in case.',
    },
    options: {
      a: 'Take the old road under the road',
      b: 'Break the toll',
      c: 'Follow the dragging marks',
      d: 'Look behind the seventh king',
      e: 'Beg from whoever passes',
    },
    told: {
      a: 'It is as he drew it. You go bent double in the dark with one hand on the wall, past the servants’ marks: so many buckets, so many chairs. Overhead it might be raining on kings. When you push up the slab at the other end, the light that falls in is of another place.',
      d: 'A cache, such as soldiers make: flat stones, turf on top, and Conn Adder’s twist of straw to show that it is sound. Meal, smoked fish, a crock of fat. Enough for five going home. They must have laid it down on the way out, when they still meant to come back by the same road. Bishop watches you eat it. It has waited a long time for somebody to open that.',
      e: 'You sit down below the ninth king with your hat before you.',
      'e.else': 'Four people pass. The fourth asks whether you have anything to spare.',
      'e.4':
        'A woman with a handcart stops, looks at you, looks up at the king, and breaks her loaf across her knee. “Him I wouldn’t have given any,” she says.',
    },
  },
  '111.2': {
    text: {
      main: 'There are eight of them and a fire, and a table with a box on it. The one at the table has ink. He has ruled his paper into columns, and he goes on with his line until it is finished before he lifts his head. That is what they have instead of a lord: somebody who finishes his line.\n“A penny each,” he says. “Or the equivalent.” The equivalent is behind him along the wall of the guardhouse, nine or ten of it, on one rope, breaking stones to mend a road that does not need it. The last on the rope is seventeen or so. There is a blue cap on a nail above his head where he can see it.\nYou say what you have come to say. The man listens to all of it. Then, without hurrying, he puts the cork into the ink.',
    },
    told: {
      won: 'They run, in the end, as people do who were only there for the money. The clerk stays. He sits with his hand on his papers, as if it were those that were in danger, and watches you cut the rope. “There’ll be others,” he says, quite seriously worried. “There has to be somebody at the chain.” The boy takes his cap from the nail and, after some thought, hangs it on the post instead.',
      lost: 'You are put back on the road with what you have left. They are not even angry. The clerk has uncorked the ink again and asks you for the spelling. From the wall a boy watches you go with no particular expression. It is not the first promise he has heard through a wall.',
    },
  },
  '111.3': {
    text: {
      main: 'The ruts cross under the ninth king and go on north-east, along a ditch. Something with runners has been hauled here many times, heavy, and gone back light; the heather has grown up again between, a summer’s worth. It was last done in spring.\nIn a hollow where they rested there are things that had been let fall and not picked up again. A carved spoon. A strip of blanket. A child’s bell, of the sort one ties on to goats. The sledge stands under a thorn, run in backwards, tidily, with its ropes coiled. They are well coiled. You have coiled rope like that yourselves, on the green at home, while somebody watched to see you did it right.\nFarther down the ditch there is a light, reddish, low, and it moves as you move. You could sit down here and work out what the ground has to say. Or you could go and ask it.',
      beor: 'Béor turns one of the runners over. It is shod with iron, three nails and a clench. “That’s ours,” he says. “That’s how we do it.” He puts it back exactly as it was.',
    },
    options: { a: 'Sit down and read the signs', b: 'Go after the light' },
    told: {
      a: 'Four people pulled. One of them was heavy and went on the left; one walked with short steps, as you do between graves; one went ahead, and one behind, and the one behind stopped often, to tuck in the blankets. There is a fifth, smaller, days later, and alone. She went from place to place as you are doing now. Where the others had rested she had knelt.',
      b: 'It lets you come quite near. It is a guest here, it says, it was promised eleven, and there were eleven; but it has never been told that that was all.',
      'b.won': 'When it has gone out the ditch is only a ditch. What it had been sitting on is a tin box with a strap.',
      'b.lost':
        'You come to on the paving with your face against a king’s. Your own hands have dragged you here. They have the heather under their nails.',
    },
  },
  '111.4': {
    text: {
      main: 'In the tin box there is a ledger. It is a good one, ruled by hand, in the writing of somebody who takes trouble. *Hollow Weir. Receipts.* You turn to the spring. There are eleven lines, one below the other, each with a name, an age *about*, a weight, the word *received*. At the foot of the page a line has been drawn and a sum made: *Against the above: passage by the Gate of Reeds, persons, five.*\nIn the margin the deliverers have made their marks, as one has to. There are four. An adder. A sprig. An anvil. A spade.\nIt is quiet on the road. All of you learned to write by copying one or other of those signs on to a slate. There ought to be a fifth, a candle, for Nessa Corrow. You look on the back of the page, and you go on looking for some time after it is clear that it is not there.',
      caves:
        'The eleven are the names on the wall of the cave. They even stand in the same order. She must have had the book in her hands.',
      rushed: 'Your hands have not yet stopped, from the guest. The page rustles, and goes on rustling.',
    },
  },
  '112.1': {
    text: {
      main: 'On Snarling Ridge the rock stands up in plates, edge to the wind, and the wind makes a noise in it like a dog with a bone.\nThere is no soil. There is bramble, blown flat, with berries on it that the frost has made sweet, and here and there tufts of hair as long as a forearm. On the thorns around the lair they hang thick as fleece. A path goes up to it that no man made. The stones on both sides are polished to the height of your chest.\nFrom the edge you have the whole valley under you, as far as there is a valley. The stones’ reach looks like lamplight on a table. You can put your thumb over it.',
      noise: 'One gets used to the wind. Then one hears that there is another noise below it, that keeps better time.',
      killed:
        'Ravens go up from the lair as you come. It does not smell any more. Hunters from the grove have been here and hung up ribbons, the better kind.',
      soothed:
        'It is lying across the path in the sun. It opens one eye, which is the brown of a pond, and closes it. The wind has to do the snarling here by itself.',
      waited:
        'You know how to stand so as to be taken for a part of the hill. It comes in useful: nothing has heard you yet.',
      watched: 'At the edge the moss has kept the shape of your elbows.',
      picked: 'The near brambles are bare, you have had them. One has to reach farther in.',
    },
    options: {
      a: 'Climb to the lair',
      b: 'Watch the valley',
      c: 'Pick the frosted berries',
    },
    told: {
      b: 'You lie on your belly at the edge and look along your arm. Where the fog thins there are shapes in it like furniture under sheets. One of them, if you hold your breath and wait for the wind, lets itself be seen for as long as it takes to say its name.',
      c: 'They come off with the stalk and a thorn each. Your lips and fingers are black by the time the hat is full. You look at one another, and something happens to your faces that has not happened there for days.',
    },
  },
  '112.2': {
    text: {
      main: 'It has been a stag. The antlers went on growing when they should have been shed, and branched, and came down again and grew in, and now they are a hedge, with the animal somewhere inside it. Thorns as long as fingers run along its back. It has rubbed itself raw against the rocks to be rid of them. That is the noise you heard in the valley.\nThe lair is full of what it has not eaten. It has killed everything that came near, hares, wolves, a man with a bow; and laid it all in a half circle facing outwards, like a fence.\nIt is standing at the back with its head down, because it cannot lift it. It knows that you are there. Its sides go in and out. There is dry bramble enough along the wall to smoke out a mine, and the wind is right. And there is about a yard of neck, between the thorns, that a hand could get at.',
      hind: 'Below it, on the moss, lies scraped root, a heap of it, quite fresh. Someone has been bringing it food: three strokes and a stop, three strokes and a stop.',
      starved:
        'Below it, on the moss, lies scraped root, a heap of it, dry, gone grey. Whoever was bringing that has not come for some time. You think of three strokes and a stop, and of your knife.',
      fence: 'In the half circle, quite far forward, there is now something that was yours.',
    },
    options: {
      a: 'Smoke it out',
      b: 'Reach through the thorns',
      c: 'Hold out the scraped root to it',
    },
    told: {
      a: 'It waits in there longer than you would have thought anything could. When it comes it brings half the wall with it.',
      'a.won':
        'Down, it is smaller. The thorns were most of it. You find the man’s bow and, inside the hedge, when you have cut your way through, a face as mild as a cow’s. The pass is open. You go down without talking, with what you have had to learn.',
      'a.lost':
        'The ridge is its own again. It has put something more in its fence: your pack, or your blood, or a good part of your opinion of yourself.',
      b: 'It takes most of the night. You talk all the while, about nothing, hay, rain; when you get to the neck it shudders from end to end and then stands. You take out one thorn, and another. You do not get them all. At first light it puts its great hedge down on the rock beside you with a clatter, like a man unloading, and sleeps, and for the first time in years does not have to do it standing up.',
      c: 'It knows it by the smell, and by the three strokes you make on the rock before you hold it out, and the stop. It eats from your hand. While it is eating, you get at the worst of the thorns. By morning it lies down across the path with a crash, like a load of timber, and somewhere below in the fold a hind lifts up her head.',
    },
  },
  '113.1': {
    text: {
      main: 'Somebody hollowed the mountain out behind the Hollow Weir so that the river should have somewhere to wait. It goes in black at the top and comes out below through eleven grates, and it comes out red. There are gauge boards, traps where the eels are taken, an iron stair that goes down under the fall, and in the wall beside it an old strong-door with a dial on it, eight numbers. The air tastes of coins.',
      keeper:
        'It is not like blood, Malk Osten will explain to you, if you ask: it is thinner, and it keeps. The fish do not mind. He is the weir-keeper. He has an apron, sleeve-guards and a quill behind each ear, and is glad of company. He shows you everything. The strong-door was here before his time. “I have tried them all,” he says. “But I have not tried them *meaning* it.”\nHis office is dry and very neat. He sees you looking at the gap in the row of ledgers. “Lent,” says Malk Osten.',
      confronted:
        'The office is shut up. On the door is a slip of paper in that careful hand: *Back presently.* It is pinned there with both his quills.',
      opened:
        'The strong-door stands open, and in it there is nothing but a rack, and an old man’s cough that comes when the river is high.',
      drank: 'At the stair the red water lifts a little, as a dog does whose owner has come in.',
      trap: 'On the slate by the fourth grate stands a new line in a careful hand: *Eel, one. Not entered.*',
    },
    options: {
      a: 'Go down under the weir',
      b: 'Mend one of his traps',
      c: 'Try the numbered lock',
      d: 'Put the ledger in front of the weir-keeper',
      e: 'Wash out the cough at the spring',
    },
    told: {
      b: 'It is pleasant work, with withies, sitting down. You set it by the fourth grate, as there is a hook for it, and a slate where each catch has been entered, with its weight, to the half ounce. By noon there is an eel in it. You eat it and do not enter it, and it feels like an act of war.',
      e: 'Eleven strokes, with somebody under your arm who has no breath left to hold. On the step you push the head down into the hum, once, twice, as one does with a calf. What comes up is red and then pink and then water. On the stair, later, there is a laugh, and it goes on to its end, and no one looks into a hand.',
    },
  },
  '113.2': {
    text: {
      main: 'The stair goes down behind the fall, so that you have the river for a wall. It is red twilight there and so loud that one is alone. At the bottom is a chamber with a floor of water, round, like the pupil of an eye. The eleven grates open into it from above. Something has been let through those in its time that was not fish: there are threads on the bars, grey wool, blue wool, as one finds on a hedge where sheep go through.\nThe water does not move, and yet it is higher on the side where you are standing. It smells of iron and, faintly, of honey.\nYou know already what it is good for. The hum has come up in your hands to the wrists without having been called. It only wants to be taken in. And at the far side, under the surface, where one would have to go on a breath, there is a thing like a step, worn, with moss on it, on which somebody must often have knelt.',
      caves: 'You knew that there would be honey.',
      spring: 'You listen beneath all that noise for the spring, and after a while you have it.',
    },
    options: { a: 'Drink the red water', b: 'Hold your breath and go under' },
    told: {
      a: 'It is warm. It tastes of nothing until it is down, and then of all the meals you have ever been called in to. Someone laughs, and stops, and coughs, and looks into the hand, and closes it. But your bones are ringing. For days you could find any stone in the country in the dark, only by turning your head.',
      b: 'Eleven strokes there. You kneel on the step because there is nothing else to do on it, and lay your forehead to the rock, and a hum goes through you from ear to ear, quite clean. Below the weir and everything that was done at it there is a spring. It has never heard of any of this.',
    },
  },
  '113.3': {
    text: {
      main: 'The dial is of Oldsteel, which does not rust. It is blue, like a pigeon’s neck. There are eight numbers on it, and over each of them he has cut a small thing: one cup, two shoes, three crows, four walls, a hand, a die, a plough among stars, a spider. Round the rim runs a line of writing, so fine that you have to read it with a nail. It is the verse that Cass said nobody knew. Only the half of it is there.\n*Ask me not what it is worth, nor who has the most men. Set me to as many as go out, when the best go, and come not home again.*\nThere is a draught from the keyhole, cold, like a breath that has been held for longer than is good for anybody.',
      watched: 'Malk Osten has put down his quill in order to watch.',
      candles:
        'You have seen them: in the dream, in the ash, on a shelf. You have counted them, and in the morning you had the number on your tongue.',
    },
    told: {
      '5': 'Five. It was not a riddle, then, it was a fact about villages. The bolts go back, one after another, like somebody cracking his knuckles. On the rack lies the thing that he would not have sold; and while you are still looking at it there comes up out of the dark behind, quite distinctly, an old man’s sigh, of the sort that means: at last, now I can sit down.',
      else: 'The dial spins back by itself, past every number, and stops between two. A voice says, close to your ear and without any malice, the name of somebody at home. It is not a threat. It is just that now it knows that, too.',
    },
  },
  '113.4': {
    text: {
      main: 'You lay the ledger on his desk, open at the spring. Malk Osten takes it up at once, and turns it to the light to see whether the damp has got at it. “Thank you,” he says. “I have been short of this.”\nYou say the names to him, all eleven. He follows them down the column with his quill and nods at every one.\n“That is right. It is right, you see; that is what I go by. The river has to have something. It had soldiers once, it had the sick; it has never been given more than it was owed, not in my time. They came to me, your five. They asked me what it cost. I said eleven. I did not say *whom*.” He looks at you in real distress, because he can see you do not follow. “If I did not write it down, then it would be murder.”\nThe keepers of the grates have come in behind you with their hooks. They would like to know too, it seems, how this will be entered.',
    },
    told: {
      won: 'It is not you that he cannot answer, in the end; it is one of the men with the hooks, who asks him, slowly, what he himself would come to, about. Malk Osten looks him over. And one sees him do it, the sum, before he can stop. After that he puts on his coat. No one hinders him. He lays both quills down side by side and goes out by the stair, the one that leads under.',
      avoided:
        'You need not even raise your voice. They know you here by now: it is they who tell him, the men with the hooks, that he is to take down his coat. He goes without locking up. It is that, more than anything, by which you can see that he has understood.',
      lost: 'He has an answer to everything, and all the answers add up. You find yourselves outside again with the book under your arm, and someone has given you a receipt for it.',
    },
  },
  '116.1': {
    text: {
      main: 'In front of the Gate of Reeds the river spreads out and forgets where it was going. There are boats, thirty or forty, tied side by side, with planks across, and on those boats people live who have got as far as this. Washing hangs there. Someone is teaching a child its letters from the side of a crate.\nHanne has the table, a door laid over two barrels. She feeds who pays, and on a bad day who does not. She has a big chapped face and asks no one where they are from. “What I can’t do with,” she says, “is them that sit facing back. You sit on that side. You look at the gate.”\nIt stands beyond the last of the boats: two piers of old stone, and between them reeds, a wall of them, as high as a church, woven, alive. In the middle they have a seam. It has been opened this year. You can see where they have grown together, paler than the rest.',
      friends:
        'There is hammering from the end of the planks. Jorun Vey of Lanmoor has found that boats are only barrels with ambition. He has eleven men working, and Pia runs along the gunwales with the nails in her mouth, and lets you have a plank to sit on, free.',
      listened:
        'Two of the ferrymen move up for you. Since you stood them that round they speak of the girl by her name.',
      sentOn:
        'At the last boat they are drawing someone in with a hook, under a blanket. A clog is missing. Nobody here knows the name, and you could tell them which village, and you do not.',
      slept: 'On the plank the one who slept against you makes room without looking up.',
    },
    options: {
      a: 'Rest among the boats',
      b: 'Listen to the ferrymen',
      c: 'Stand before the gate',
    },
    told: {
      a: 'You eat facing the gate, as one does here. After a while it becomes just something one has in front of one, like a hill. Someone leans against you in sleep who does not know you, and you keep still, on account of the plank.',
      b: 'You pay for a round, and keep your mouth shut, and it comes. Four went through, in spring, with their collars up. There had been a girl with them. She stood on the bank and would not get in, and she said something to each of them, one after the other, low; and one of the men wept, the big one, the smith. She was away for eleven days. Then she came back with chalk all over her hands, said thank you for the soup, and went in by herself. It opened for her as a curtain does. “She’d not paid,” says the oldest. “I’ve thought about that.”',
    },
  },
  '116.2': {
    text: {
      main: 'Hanne takes you out herself, standing, with one oar. On the boats they have left off talking. One after another they turn round on their planks so as to have you in front of them; it is the nearest they come here to taking off a hat.\nClose to, the reeds are not still. They slide over one another with a dry sound like a great many people rubbing their hands. Behind them it is white. The piers are menhirs, you can see that now, two of them, worn by ropes; no one has ever fed these. They have always been paid.\n“It’ll ask you,” says Hanne. “It asks everyone. You needn’t say anything, it looks.” She steadies the boat against the stone with her chapped hand. “The one that went in alone held hers up to it like so, open. She’d nothing in it. I suppose it had never seen that before.”\nIt cannot be done by one, if more of you came.',
      alone: 'You have come out here by yourself. It will have to do. It has done once before.',
      ledger: 'You have the book with you. It weighs no more than any other book.',
    },
    options: { a: 'Open it' },
    told: {
      a: 'You stand up, all of you, in a boat that was not built for standing, and put your palms against the seam.',
    },
  },
  '116.3': {
    text: {
      main: 'It looks.\nIt is in no hurry. It goes through you as Orla Corrow goes down a street, from door to door, with a stick. What you lit and what you let go out. Whom you fed. Whom you told a sum to. Every one comes to the door and is counted. It does not weigh them; that had been the weir’s idea. It only wants to know if you can say how many they are.\nYou can. It is the one thing they had taught you in Cuanacht.\nThen the reeds let go of one another, from the waterline up, stalk by stalk, with a sound like rain going away. Between the piers lies open water, flat, and a fog over it with a light somewhere inside it. No wind. Behind you forty boats have not drawn breath.\nAcross the water, a long way off, someone raises a lamp. She lifts it once, and lowers it. Twice; three times; four. You wait. There is time to hear the oar drip. She lifts it a fifth time, and this time she does not put it down.',
      friends:
        'Behind you a child’s voice says out loud, so that the water carries it: “That’s them that gave us the bread.”',
      burned:
        'It stopped for a long while at the barn. It had you stand there with the heat on your face until you had seen each of the nine hundred bundles go.',
      avenged:
        'When it came to the eleven it found them already written down, in chalk and in gravel, each with a name. It went past them quickly, almost with respect.',
      sworn:
        'On the stone at Cuanacht there are two brown hands in the moss. It has them here as well: it lays its own against them, and they fit.',
      goddess:
        'And once it turned back a page it had already turned, and looked at you again, and at her who had asked for it to be read twice.',
      listened:
        'You hold your hands as the ferrymen told you she had held hers: open, with nothing in them. It is easier than you thought.',
    },
  },
} as const satisfies Readonly<Record<string, VerseProse>>
