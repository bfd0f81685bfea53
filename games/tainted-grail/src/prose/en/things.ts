/** Items, by their number. */
export const items = {
  '1': 'A table leg. There is still some of the table on it.',
  '2': 'Eleven notches. Someone kept count, and then stopped.',
  '3': 'A strip of soft leather from the tongue of a boot. The boot can do without.',
  '4': 'With a crosspiece, so that what you have killed does not come up the shaft to tell you.',
  '5': 'Eighteen layers of old bed linen. It has been a marriage, once.',
  '6': 'Good rings, riveted. The hole is at the back, where he did not see it coming.',
  '7': 'Teeth, buttons, a tin spoon, a plait of hair. Every one of them was sewn on by somebody who hoped it would work.',
  '8': 'It was the side of a beehive. On warm days they still come and look.',
  '9': 'Heavy, honest, and cut about the rim by someone who had been told to aim for the middle.',
  '10': 'Dervla Sheel wants it back.',
  '11': 'It does not belong to you. It has been very clear about that. It just happens to be going the same way.',
  '12': 'Bishop. Grey about the muzzle; stops where it has stopped before.',
  '13': 'It can say “sold”, “poor thing” and a man’s name. It says them at the right moment, which is worse.',
  '14': 'The saint had it drawn for a toothache. It has been kissed so often that there is hardly a tooth left.',
  '15': 'As long as a finger and warm on one side. You will lie on it at night and not know why you slept so well.',
  '16': 'Half burned, for somebody else. As long as it is lit you know which of the people in the room are there.',
  '17': 'Twisted in Cuanacht, by women, in winter. One can hear the gossip in it when it takes the strain.',
  '18': 'Boiled linen, rolled tight, with a sprig of yarrow inside. Whoever rolled this had done it a thousand times.',
  '19': 'From plums, officially. It makes everything a little farther away, including the way home.',
  '20': 'Eithne Marrow’s, or her mother’s. With a kink, a hand from the end. Do not straighten it.',
  '21': 'There is something engraved on the inside. It was not meant for you. It will buy bread all the same.',
  '22': 'A seal, a ribbon, a signature. The man who signed it is dead and nobody has told the seal.',
  '23': 'Hollowed in the middle by three generations of the same small movement.',
  '24': 'No one can make out any more whose it was. They stand up straighter, even so.',
} as const

/** Secrets, by their number. */
export const secrets = {
  '1': 'Bread, laid at the foot. Your hand, flat. Then the words, under your breath: it is a name, and you are asked for it, and you say yours after it. There is no more to it. Padrig Moss has known people who could not do it: they had the words, but when it asked them who was there they did not know what to say.',
  '2': 'It is small and black, and weeps. In a dry pocket there is a wet patch within the hour. It turns in the hand, always the same way, to the south-west, towards the river that moved. It was hung up at the height of a child, behind a door that nobody had been meant to open. Somewhere there must be a lock to which all this seemed necessary.',
  '3': 'Garran Holt made it at the bottom of the crevice, of ash and temper, and said that it was no good, it wanted only one thing. He had been right. It is a very fine blade. Each time that it gets what it wants you can feel it being pleased, and the pleasure comes up your arm.',
  '4': 'A line, a line, and a door, done with a nail. It itches when they come, and it itches in advance. Anwen says that they are afraid of being known. She did not say what it would be like for the one that knows them.',
  '5': 'At first it is only a tickle, and the taste of meals you were called in to. Then you cough into your hand, and look, and close it. It is bright red, brighter than blood is. It will pass off, says everyone who has not had it.',
  '6': '*Hollow Weir. Receipts.* Eleven lines, four marks, a sum. Someone ought to put it in front of the man who wrote it. And someone ought to read it out where they lived, line by line; it is the only headstone they have been given.',
  '7': 'The old pan on the barrow is burning, lit from three fires that were never meant to meet. From every door one can see whose turn it is to feed a stone, and no one has to come to it any longer with the last of his own bread in his shirt.',
  '8': 'A face on one side, rubbed away. On the other, four words: *Let this one speak.* You do not have to show it. It is enough to close a hand on it under the table and wait. People leave a pause, and you are in it.',
  '9': 'It had been laid between the pages, and the damp has printed it on both. A meadow cranesbill. *I have made the draught,* writes Bronagh. *They will not feel it. I put in honey. You would have stopped, child, you would have sat down on the floor between those beds, and we should never have got through, and I keep thinking about it: that you would have stopped. Keep this. It is from the bank where you fell asleep. When you are alone, look at it, and do not be like me.*',
  '10': 'It is in his fair hand, with the hour at the top. *Sergeant. Four in the traces, one ahead. Left, right, rest at the hundred. I led. I give it you in order because I can give it you in no other way. It is a good pace for people with a load, and you may use it, I have not had much else from it. You would have looked at me. I had reckoned on that. I kept turning round all the way to see if you were looking.*',
  '11': '*BOY. I HAVE BEEN DOWN THERE AGAIN. WE CAME BY WITH THE SLEDGE AND I SAID I NEEDED TO RELIEVE MYSELF. IN THE CELLAR ON THE NORTH WALL BELOW THE SHELF SOMEBODY HAD WRITTEN IT WITH A NAIL. SO THAT IT SHOULD BE KNOWN WHO WAS LEFT IN THERE. IT IS A GOOD NAME. I PUT IT AT THE FOOT OF THIS PAGE AND FOLDED IT OVER. YOU NEED NOT LOOK AT ONCE. I HAVE DONE A THING TODAY AND I WANTED ALSO TO HAVE DONE THIS. F.P.*',
  '12': 'A bit of lead with the anvil in it, three strokes and a foot: the mark that goes on when a piece is finished. *I shod the runners,* writes Garran. *They asked me for a sound job and I made a sound job. I wept at the river, in front of all of them. She looked at me, the little one, and I thought, that is how you stand there, afterwards. Strike it on your blade yourself when it stops ringing. I am not the one any more to say it is good.*',
  '42': 'It has got here before you. They do not know what it is you are supposed to have done; only that it was you. One sees it in the way they count their spoons.',
} as const

/** Skills, by card and side. */
export const skills = {
  S1a: 'Whoever begins need not listen to how it is going to be.',
  S1b: 'You show them your teeth. They are red. It confuses people.',
  S2a: 'There is a kind of silence that gets you answers.',
  S2b: 'At the moment itself you are always somewhere else, quite near, watching.',
  S3a: 'You sit down beside them. That is the whole of it.',
  S3b: 'One goes in, breathes once, and knows who has been crying.',
  S4a: 'It costs nothing. That is why so few can spare it.',
  S4b: 'You have broad enough shoulders, or else no sense. Give it here.',
  S5a: 'Afterwards you will shake. You have made an appointment with yourself.',
  S5b: 'Leave your coat in its hand, and go.',
  S6a: 'Somebody has to be the first through the gate, and you are standing there.',
  S6b: 'You have seen it before. It was worse, and there was more of it.',
  S7a: 'You go on ahead as far as the bend, every time, and then one bend more.',
  S7b: 'One ear has stayed awake since you were nine.',
  S8a: 'You had reckoned on it going wrong. You had only not known how.',
  S8b: 'Heel, edge, toe. You learned it outside your father’s door.',
  S9a: 'You have never yet walked past anything that could be eaten.',
  S9b: 'Give me that before you throw it away.',
  S10a: 'You ask what it costs. Then you look at it a while longer.',
  S10b: 'It was in the other hand. It has been there for some time.',
  S11a: 'In, and count to five. They will not have got any fewer; but you are breathing.',
  S11b: 'A crust, a stub of wax, a name. One can do it behind a barn.',
  S12a: 'An old nail-scratch on the inside of the wrist: a line, a line, a door.',
  S12b: 'You have always gone on with it in the morning where it left off.',
} as const

/** Dying, madness, death, Grace and the end of the chapter. */
export const special = {
  dying:
    'So that is what it is like: one lies down. There is a stone under your hip, and it goes on mattering. Somebody is going through your bag and holding up one thing after another in front of your eyes. You can keep what you can hold. You had not known until now how much of what you carried was for later.',
  mad: 'It has become quite clear. You only have to keep from moving too fast, because each time you do the country has to be put up again behind you, and one can hear them at it, hammering. The others talk to you slowly. They have noticed that you know.',
  recovered:
    'You eat something. You ask what day it is. They tell you, rather too quickly, and then somebody laughs and has to go outside.',
  sane: 'In the morning there is only one of everything. You stand for a time looking at a bucket.',
  death:
    'They dig where the ground allows. Nobody has a prayer that would fit, so they say what was in the bag: one knife, a spoon, a letter, read many times. Orla Corrow takes the stick from its nail, looks for the place, and cuts. It makes a very small noise.',
  newcomer:
    'There is one more in Cuanacht whom nobody chose. All this time a letter has been lying in a drawer. Last night the drawer was opened.',
  defeat:
    'Then it is the fog’s turn. It does not come as one had thought, like a wall or like water. It comes like an evening. They have put the children against the stone, one last time, and these have, after all, gone to sleep.',
  grace:
    'Wait.\nSomebody has laid a hand on the page. It is a big hand, cracked, with earth under the nails; it belongs to someone who was in the middle of doing something else. You cannot see any more of her than that. She has been reading along. She shakes her head, not in anger; as one does over a child’s sum.\nShe does not put right what is wrong. She wets a thumb, and turns back, to where the chapter begins. You keep what you have learned to do. What you had, and whom you lost, and what you promised, is not yet. There is bread for two days in your bag, and under your tongue a taste of clay.\nBehind her thumb the page has a grease spot, by which you will always know it again. “Once more,” says the All-Mother. “And look where you are going.”',
  chapterEnd:
    'The boat goes in between the piers. Hanne does not come with you any farther; she has let you have the oar. When you look round, and you have been told not to, the reeds are standing open still, and in the gap, quite small, one sees what you come from: a lot of boats, some washing, a country as big as a plate. There is a light on it, here and there. Some of these are yours.\nIn Cuanacht a woman is standing by the stone, counting. She gets to the end and begins again. It comes out right if she counts those who are away as being away; and so she does that.\nAhead of you the lamp has begun to move, along the bank, keeping level. You row.',
  menhirLit:
    'It takes the bread first. Then it asks, and you say who you are. Nothing happens for so long that you begin to feel foolish. Then the hum comes, from below, through the soles, and the fog gets up off the ground all round you like cattle, unwillingly, hindquarters first, and goes.',
  menhirOut:
    'It goes out as somebody stops speaking who has seen that nobody was listening. For one more day you can feel where it was warm. Then the fog comes over that place from all sides at once, and meets in the middle, and lies down.',
  hunger: 'Tonight you do without. You chew on that for a while, move a little closer to the fire, and think of soups.',
} as const
