import type { VerseProse } from '../types.ts'

/** A dream and its nightmare begin alike and part on one thing. */
export const dreams = {
  'dream-101': {
    text: {
      main: 'You are at the village well in your shirt, and it is summer. You lean over to see how high the water stands. Instead of water there are faces looking up, as close together as apples in a tub: your grandmother’s, the priest’s who died, a great many you have never seen but whose ears you know from home. They are all wet, and none of them is sad.\nOne after another they open their mouths, and you think that now they will call. But they hum. It is the note, all together, in parts, with the old men a little late. It comes up the shaft like warm air out of a cellar, and lifts the hair from your forehead.\nYour grandmother has something more to say. She points, with her chin, as she used to: not here. There, where stone stands in water. “And put something on your feet,” she says.',
      again: 'You had hoped that it would be this one.',
    },
  },
  'nightmare-101': {
    text: {
      main: 'You are at the village well in your shirt, and it is summer. You lean over to see how high the water stands. Instead of water there is a cradle down there, rocking. It is the one with the dog’s head that all of you have lain in; it goes from house to house.\nYou let down the bucket rope to get it up. It is heavier than it ought to be. Hand over hand, with your feet against the coping, you bring it up into the light, and all the time somebody is humming in it to keep you in heart. When it is level with the edge you look.\nIt is empty. The humming goes on. It is being done by the wood. You understand that it has learned it from all of you, and that it can now do without. It rocks a little nearer, to see whether you might still fit.',
    },
  },
  'dream-104': {
    text: {
      main: 'You are in the round house and it has not burned. It is very clean. A hundred candles stand on their spikes in rings, and somebody before you has put out all of them but the inmost: five. They are quite short. You have been sent to watch them, and it is a great honour, and nobody has told you for how long.\nThere is a draught. The first one leans, and you put your hand round it; it smells of leather and horse. The second smells of thyme. The third of earth, the fourth of hot iron. The fifth is a cheap one, tallow, such as children get. It gives the best light.\nAll five stand up straight. You count them, to be able to say so afterwards. Five. You count them again. It is so important that you wake up with the number in your mouth like a cherry stone.',
      again: 'They have burned down a little since the last time. There are still five.',
    },
  },
  'nightmare-104': {
    text: {
      main: 'You are in the round house and it has not burned. It is very clean. A hundred candles stand on their spikes in rings, and somebody before you has put out all of them but the inmost: five. They are quite short. You have been sent to watch them, and it is a great honour, and nobody has told you for how long.\nThere is a draught. The first one leans, and you put your hand round it, and your hand takes. It burns at the fingertips, without any smoke, with a clear small flame. It does not hurt as much as you would have thought. You shield the second with the other hand.\nNow you have seven to look after. You look round for somebody to tell, and the doors are shut, and the eleven along the wall have put up theirs already, and are waiting for you to be still.',
    },
  },
  'dream-109': {
    text: {
      main: 'You are lying on the bottom of the river, on your back, and it is quite easy. The water has a ceiling, and on the ceiling goes a boat. All round you, in rows, others are lying with their hands on their chests. They have made room for you without being asked, as people do on a bench in church.\nThen the bell begins. You feel it in the ground, between the shoulders. At each stroke all the hands along the row lift a little from all the chests, and sink.',
      answered:
        'You know that bell; you have set your own feet against it. So you lift your hand, too, and from the row next to you somebody lifts theirs and, without turning his head, gives yours a squeeze, a hard one, like a workman. It says: we heard. It says: not yet, go up.',
      unanswered:
        'It is asking something. It asks it again, with great patience, and everyone in the row knows the answer except you. You could ask what is coming. It would want to have something in your hand for it.',
      asked: 'In the next row one of the hands knows yours already. You have been down here before with a question.',
    },
    options: { a: 'Ask the bell what is coming' },
    told: {
      a: 'You open your hand and let the hum go out of it into the mud. The bell stops on the upstroke. In the silence someone leans down out of the boat and shows you, through the water, a card, or a page, or a face; you will know it again when it comes.',
    },
  },
  'nightmare-109': {
    text: {
      main: 'You are lying on the bottom of the river, on your back, and it is quite easy. The water has a ceiling, and on the ceiling goes a boat. All round you, in rows, others are lying with their hands on their chests. They have made room for you without being asked, as people do on a bench in church.\nThen the bell begins. You feel it in the ground, between the shoulders. At each stroke all the hands along the row lift a little from all the chests; and there is no water under them, only mail, and straps, and more rows below, and below those. It is an army. They have been waiting for the file to be complete.\nThe one beside you turns his head. He has been down here for a very long time and is delighted. “Now,” he says, “we can get up.”',
    },
    told: {
      won: 'You are kneeling in your blanket with your fists full of wet straw. Somewhere down by the water a great many people lie down again, clinking.',
      lost: 'You marched with them, a good way. When you wake your feet are bleeding, and you are more tired than when you lay down.',
    },
  },
  'dream-114': {
    text: {
      main: 'You have lain down in the hollow of the dune, and it takes your shape, shoulder and hip. It is a good bed, dry. You hear it trickle. It is coming up round you on all sides, grain by grain, in no hurry, like someone who tucks a child in and does not wish to wake it.\nThey are not angry about being ground. You had been afraid to ask. It is much the same, they say; there is more room. It is only the waiting, not for anything, they are past that: with you. They have been given to understand that one of the living could do with somebody who had time.\nSo you talk. You tell them the whole of it, the turnips, the letter, what you are ashamed of. They are not surprised at any point. When you have done they say, each a little: go on.',
      named:
        'Some of them have names now, and are still shy about it. They say them over, in the dark, one to another, like people who have been given shoes.',
      again: 'They have remembered where you left off.',
    },
  },
  'nightmare-114': {
    text: {
      main: 'You have lain down in the hollow of the dune, and it takes your shape, shoulder and hip. It is a good bed, dry. You hear it trickle. It is coming up round you on all sides, grain by grain, in no hurry, like someone who tucks a child in and does not wish to wake it.\nYou open your mouth to say that that will do. They come in. It is quite dry and tastes of plates. They are not angry; they are merely very many, and there is a mouth, and each would like to use it for just one word: his name. You can feel them queueing on your tongue.\nYou say the first. You have to, or you could not breathe. You say the second. Somewhere in the third thousand it comes to you that one of them must have been yours, and that you have said it already, and did not notice.',
    },
  },
  'dream-117': {
    text: {
      main: 'They have carried the lamps down to the water. It is a warm night, and half the country is there. One is allowed to set one down on the river oneself, a shell, a cup, whatever one has brought. You give it a push with one finger and it goes to join the others. There are so many that you can see by them what the people look like who put them there.\nAnwen is singing. In the dream she has her voice. It is quite an ordinary one, a bit sharp. The song is the one for those who are out at night, for the lamp, for the door. At the door she stops. She looks across at you, laughing, with her eyebrows up, and you and everyone on both the banks come in with the next word.',
    },
  },
  'nightmare-117': {
    text: {
      main: 'They have carried the lamps down to the water. It is a warm night, and half the country is there. One is allowed to set one down on the river oneself, a shell, a cup, whatever one has brought. You give it a push with one finger and it goes to join the others. There are so many that you can see by them what the people look like who put them there.\nAnwen is singing. In the dream she has her voice. The song is the one for those who are out at night, for the lamp, for the door. At the door she stops, and looks across at you with her eyebrows up; and you do not know the next word. Nobody does. They begin again. It is beautiful. They are so kind about it. They begin again, and each time you are a little less, and each time it is a little easier to bear.',
    },
  },
} as const satisfies Readonly<Record<string, VerseProse>>
