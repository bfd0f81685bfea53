import type { PartProse } from '../types.ts'

/** The story events of the chapter: what is told when one comes, its hint, and what is told when it is over. */
export const parts = {
  'part-1.0': {
    text: {
      main: 'November. The five who were chosen have been gone for eight months. What they left behind them is this: sixty-one people, forty roofs, a stone that has said nothing for nine days; and you, who were not chosen, each with a letter that was to be opened if they did not come back. Last night all over the village you could hear paper.',
    },
  },
  'part-1.1': {
    text: {
      main: 'You notice it by the children. They will not go to sleep. For as long as anyone can remember they have been carried out after supper and leaned against the stone until they grew heavy; now they stand there against it with their eyes open, looking at the fog, and one of them says: it is nearer than yesterday.\nOrla Corrow has paced it out. It is. Three paces a day, a little more by the tannery. She does the sum aloud, in front of everyone, because no one has ever been told in Cuanacht that a thing will be all right. Then she looks round to see who is standing there with nothing to do, and her eye comes to you, and she seems to be surprised at it herself.',
    },
    hint: 'The keeper Padrig Moss knows the words. He and the elders sit in the hearth-house of Cuanacht.',
    success:
      'You have the words. They are not long; it is only that one has to mean them. When Padrig has heard you say them through he sits down on the kerb of the green and cries, in a small way, like a man who has put down a load and found that it had been the load that kept him upright. Now it can be carried on.',
  },
  'part-1.2': {
    text: {
      main: 'In the east there is a smoke. It goes straight up, very thin, from beyond the Conclave, and in the evening it is still standing there. One would call it a cooking fire if it were not too thin and too tall. In the villages they stand outside the doors looking at it, and because they are standing there anyhow they fetch out what they have, and eat together. Whoever is on the road tonight has it before him all the way. It is like walking towards a thread that hangs down from nothing, and hoping that no one should pull at it.',
    },
  },
  'part-1.3': {
    text: {
      main: 'Dervla Sheel says it over the pots as if it were about pots. When she was a girl there used to be a beacon on the barrow, and if it was lit they could see it at White-Lichen and at the ford. It had to be lit from three fires. She does not know why three. One from those who pray, one from those who cross over, one from under water; that was how it went, it went to a skipping tune. She hums it. All the women in the room over fifty have begun to move their feet.\nOne would have to take them, then: an ember from the Conclave, one from the ford light, one from the chapel. They are not ours. But it is a thing one could do; and in the whole of this week nobody had come up with any.',
    },
    hint: 'An ember from the Conclave, one from the basket at Sootwater Ford, one from the drowned lamp in the Sunken Chapel.',
    success:
      'You put them together on the barrow, in the old pan, and for a moment it looks like a mistake: three coals that do not care for one another. Then the one from the ford lies over, and they have caught. The light goes up. It is not large. But from White-Lichen, a long time after, there comes an answer; and someone at the ford has hung a lamp out on the arm. Orla Corrow counts them, pointing: one, two, three. Whoever feeds a stone from now on does not do it behind everybody’s back.',
  },
  'part-1.4': {
    text: {
      main: 'The tithe men have been. They came to each door with a sack and a list, wiped their boots, and said how sorry they were. It is the tenth, it is always the tenth: of what stands on the list, and what stands on it is a good year’s. They have taken Hob Garrick’s seed corn. They gave him a receipt.\nFour days, it is said, then the council sits at the barn; after that the doors will be shut until spring, and those who stand outside stand outside. People have begun to go there. They take with them a stone to sit on, and some of them, underneath the coat, a rake handle. Someone ought to speak before then who is listened to.',
    },
    hint: 'The council of the tithe sits in the barn. A face they know is heard more readily than a stranger’s. Four days.',
    success:
      'The doors of the barn stand open. There are carts on the road that go the wrong way round, full on the way home. At the ford they tell each other that it was you; and Edern Lisk, who has a toll of his own to think about, puts on his good coat.',
    failure:
      'It can be seen from every hill. People come out and stand there with the light on their faces, and no one says what it is that is burning, because everybody is working out what share of it had been his. It smells of bread. It smells for nine days of bread.',
  },
  'part-1.5': {
    text: {
      main: 'The Lanmoor people are on the move again. Wherever they have been they have been told that it is better elsewhere; now they have come round as far as you, forty of them, or it might be thirty-six. They do not beg. Their cooper, Jorun Vey, mends a bucket for everyone they pass, unasked. His daughter carries the hoops.\nOn the road stands a rider from the fair, too. It would be worth something to the guards, he says, if they were not to winter hereabouts. He has it with him. He has nothing against them. He looks at the child as he says it and then he looks at his horse.\nThey are waiting to be told. You are the only ones here with a fire.',
      fed: '“There wasn’t the room, at the fair, once you had gone,” says Jorun Vey. He says it as if he had to apologise for it. He has still got your bread bag, washed.',
      turned:
        'He knows you. He takes off the hat which he does not have, with two fingers, and puts his daughter down behind him.',
    },
    options: { a: 'Take them in', b: 'Send them on' },
    told: {
      a: 'It turns out that there is room if one lies on one’s side. The food goes round, and goes round again, thinner. In the morning every bucket in the place is tight. Jorun Vey has cut a peg for each of you, with your mark on it, to hang your coat on. He says it is nothing. It is the only thing any of you has been given this year that has your mark on it.',
      b: 'You point out the way to them. It really is better there, you say, from what one hears. The rider counts it out to you. As they go past the child holds out a hoop to you, and then, because you do not take it, since your hands are full, hangs it over the gatepost. It is still there the next day. Nobody has taken it in.',
    },
  },
  'part-1.6': {
    text: {
      main: 'There is no point in a single light. Padrig Moss has said so from the beginning, somewhere towards the end of his sentences. A stone on its own burns like a candle in the wind, all on one side; it wants another within call. They used to be in touch with one another across the whole country, he says, like dogs at night.\nAnd now in fact it has been seen by several people: shortly before dawn ours goes bright on the side that faces away from the village, and waits, and grows dull again. It does it three times. Then it stops, you would say, to listen.',
    },
    hint: 'Two stones may still answer: the white one above White-Lichen, and the one that leans in the water by the Sunken Chapel.',
    success:
      'Another light. One sees it with one’s own eyes, there where there was nothing, and on the green at home ours has gone bright on that side and stayed so. The children were leaned against it tonight as a trial. It took a while. Then the first one’s head went down.',
  },
  'part-1.7': {
    text: {
      main: 'Bishop’s saddle has been hanging in the hearth-house to dry. Today Dervla Sheel took it down to grease it and found that one of the panels had been sewn up twice: in Conn Adder’s big stitches, and underneath, quite small, in somebody else’s. There were four letters in it, folded together, wet through, dried, addressed. They are to you. They were written later than the first.\nNobody reads them aloud this time. You see one another sitting about the village, on a wall, on a step, behind the forge, each with his back to the rest. It has begun to snow a little. It takes a good while to read a page when the ink has run and one does not wish to get to the end.',
    },
  },
  'part-1.8': {
    text: {
      main: 'The fog is at the tannery. Orla Corrow has stopped pacing it out and has begun to pack, that is to say she goes through her house touching things. There is a way out of it, and everybody knows which: north, by the Gate of Reeds, where the five went through. It is not for all sixty-one. It is for whoever will go ahead and see if there is still something there that one could lead them to.\nShe does not ask you. She has it written on the stick already, a small notch for each of you, at the very end, with a space after it. “When you’re back,” says Orla, “I’ll cut the other half.” And then, when you have nearly got as far as the lane: “If you should see her. You need not say anything. Only see whether she’s wearing something warm.”',
    },
    hint: 'The Gate of Reeds. Two of you at least must stand there, unless you have come alone.',
    success: 'The gate is open.',
  },
} as const satisfies Readonly<Record<string, PartProse>>

/** The random events. */
export const randoms = {
  RE1: 'The wind has gone round to the north and found the hole in every coat. Birds walk. On the road people go backwards, leaning, and greet one another with their backs.',
  RE2: 'It has been a night for it: mild, no moon, the ground soft. Along the hedges every second wire has something in it. Even those who hang their snares badly are whistling today.',
  RE3: 'It is in the chimney, and in the churn, and under the water when one puts one’s ear to the pail. It is not words. But it stops when you come in, like people who have been speaking about you.',
  RE4: 'A pedlar has got through. He has no idea himself how: there had been a road, he says, and then for a time there was none. He has needles, dried plums, a mousetrap, somebody’s boots. He lays everything out on the ground with great care, and touches each thing twice.',
  RE5: 'In the night there was a crack like ice on a pond. Every stone in the country has a fine line in it this morning, slanting, at the same height. One can get a fingernail in. Padrig Moss goes about with a pot of clay.',
  RE6: 'Somebody has swept the step. Somebody has banked the fire, folded the blanket and set the shoes side by side with their toes to the door. Nobody did. You sit for a while and let yourself have been looked after.',
  RE7: 'Men with a rope across the road, today here, tomorrow there. It is a silver piece each, or a discussion. They are cold and badly slept and it has not been going well; one could almost be sorry for them, as far as the rope.',
  RE8: 'It comes in like a tide, at knee height, without any noise. The dogs have got up on to the tables. Stand still, they used to say; it is only looking for something that it has dropped. It is not true that it passes you by if you stand still.',
  RE9: 'Market day. People whose grandfathers set fire to each other’s ricks are standing elbow to elbow looking into the mouth of the same cow. Nobody has time today to ask you what you are doing here.',
  RE10: 'No wind. No fog to speak of. On the whole length of the lane nothing wants anything from anybody. You go about in it with care, as in a borrowed coat.',
} as const

export const tasks = {
  stones: 'Find the stones that still answer: the one on the white rock, and the one in the water.',
  blade: 'Oldsteel drowned his one good sword behind a lock with numbers, under a weir.',
  hermits: 'Find out what became of the eleven hermits. The drag marks lead towards the Kings’ Mile.',
  water: 'Look where stone stands in water.',
} as const
