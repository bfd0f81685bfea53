/** Where the heroes come from, and what is told of the places they come to. */
export const talesEn = {
  // Heroes
  'hero.sylvan-guard.story':
    'Erken has walked the northern edge of Ündsenoin for eleven winters, and he knows which branches broke on their own. He speaks little; the forest taught him that whoever talks first is heard first. When the refugees came out of Kaan with dead lamps in their hands he counted them, counted again, and found one family missing. He is going to Easafir to bring them home. His bow comes along, and so does his patience, which has outlasted better hunters.',
  'hero.rogue.story':
    'Saya was born on a barge between two customs posts and belonged to neither bank. She learned early that a locked door is only a slow one. The forest took her in after a theft went wrong and asked for nothing, and so it won what no lord ever had: her word. In Easafir she still owes money in three streets and an apology in a fourth. She means to settle one of the two, quietly, after dark.',
  'hero.lord.story':
    'Baran ruled a valley of forty hearths until the empire drew a new border through his orchard. He fought for a season, lost politely, and walked to the forest with everyone who would still walk with him. He has kept his father’s sword, his good manners and a list of names. People open doors for him before they remember that he no longer owns any. In the capital he hopes to be heard; failing that, he intends to be noticed.',
  'hero.shaman.story':
    'Ayluk speaks for the dead of the Primordial Forest, who are many and interrupt each other. Her drum was her teacher’s, and her teacher’s voice is still in it, mostly complaining about the rhythm. Since the lamps of Easafir began to go out, the dead have fallen silent in one valley after another, as if something else were listening. Ayluk has never been afraid of ghosts. She is afraid of that silence, and she walks toward it.',
  'hero.mercenary.story':
    'Tamra has served under nine banners and was paid by four. She has a scar for each of the others and tells a different story about every one. A winter in Ündsenoin, which was meant to be a place to hide, became the first home she ever paid rent for. When the elders asked who would go to the capital, she named a price, was laughed at, and packed anyway. She calls it a long-term investment.',

  // Rest
  'location.inn': 'Inn of the Three Moths',
  'location.inn.text':
    'Three painted moths circle a painted flame above the door, and the soup is never quite finished.',
  'location.training-yard': 'Training Yard',
  'location.training-yard.text':
    'Chalk lines on beaten earth, straw men without straw, and an old sergeant who misses nothing.',
  'location.stalls': 'Harbour Stalls',
  'location.stalls.text': 'Everything that ever fell off a ship is sold here, some of it to the ship.',
  'location.temple': 'Temple of Lamps',
  'location.temple.text': 'A thousand small flames, and a priestess who can tell which of your shadows is not yours.',
  'location.lamplighters': 'Lamplighters’ Guild',
  'location.lamplighters.text':
    'A hundred poles hang in the hall, and there is bread on the table for whoever still carries one.',
  'location.library': 'Old Library',
  'location.library.text': 'Half the shelves are empty, and the librarian remembers what stood on the other half.',
  'service.heal': 'healing: each gold gives back 2 Health, divided as you wish',
  'service.food': 'food at 1 gold each',
  'service.train': 'skills of the heroes, at their price',
  'service.shop': 'items, at their price; looking costs no Time',
  'service.cleanse': 'for {n} gold, remove one corruption card that a hero keeps',
  'service.lesson': 'a lesson worth {n, plural, one {# trait point} other {# trait points}}',
  'service.eases': 'after a visit, the {location} costs 1 Time less for the rest of this rest scene',
  'service.once': 'the card is discarded after the visit',
  'quest.stray-hound': 'The Stray Hound',
  'quest.stray-hound.text': 'An old dog sits at the mouth of a dark street and will not come away from it.',
  'quest.ward-gate': 'The Ward-Gate',
  'quest.ward-gate.text': 'The seals on an old gate are weeping salt, and somebody has to look behind it.',
  'quest.poison-cellar': 'Poison Cellar',
  'quest.poison-cellar.text': 'People fall ill around one well, and the trail of dead rats leads down a stair.',
  'prize.die': 'one hero gains a die of a colour of your choice',
  'prize.gold6': '6 gold',
  'prize.item': 'an item of your choice from the stalls',
  'prize.traitCard': 'a trait card for one hero',
  'prize.maxHealth': 'each hero’s Health maximum is 1 higher',
  'prize.maxEnergy': 'each hero’s Energy maximum is 1 higher',

  // Battle quests
  'battle.three-gates': 'Three Gates',
  'battle.three-gates.text': 'Two gates are held against you; the third is the one you came in by, and it is closed.',
  'battle.three-gates.1': 'The River Gate',
  'battle.three-gates.2': 'The Iron Gate',
  'battle.long-night': 'The Long Night',
  'battle.long-night.text': 'It is darkest three times before dawn.',
  'battle.long-night.1': 'Dusk',
  'battle.long-night.2': 'Midnight',
  'battle.long-night.3': 'The Last Hour',

  // The city: what is drawn on the map, and what is told on arrival; a place is never named
  'place.fig-gate': 'Two trees grown into gateposts',
  'place.fig-gate.clue':
    'Two old trees have swallowed the posts they were planted beside. Wasps hum over split purple fruit, and a guard has hung his helmet on a branch.',
  'place.tannery': 'Hides on tall frames',
  'place.tannery.clue':
    'Hides are stretched on frames taller than you are, above rows of brown vats. Everyone you pass breathes through a sleeve.',
  'place.bell-court': 'Cracked bronze standing on the ground',
  'place.bell-court.clue':
    'In the middle of the yard a great cracked mouth of bronze stands on the ground, where it fell. Children shout their names into it.',
  'place.salt-stairs': 'White steps up a hill',
  'place.salt-stairs.clue':
    'The street climbs in a hundred narrow steps, white and gritty underfoot. By the top your lips taste of the sea.',
  'place.lamp-market': 'Striped awnings, unlit lanterns',
  'place.lamp-market.clue':
    'Under striped awnings hang a thousand lanterns, not one of them lit. The sellers have taken to crying bread and olives instead.',
  'place.blue-shrine': 'A small tiled dome',
  'place.blue-shrine.clue':
    'A little dome, tiled the colour of deep water, shelters a basin. Around it stand the shoes of people who have gone inside.',
  'place.fish-quay': 'Nets, posts and flat boats',
  'place.fish-quay.clue':
    'Nets dry along the water, gulls quarrel over heads and tails, and flat boats knock against their posts.',
  'place.broken-arch': 'Half a span with a stork’s nest',
  'place.broken-arch.clue':
    'A span of masonry leaps from a wall and stops halfway, in the air. A stork has built its nest on the last stone.',
  'place.dyers-row': 'Coloured cloths across a lane',
  'place.dyers-row.clue':
    'Cloths hang over the lane from house to house, red, saffron and green, left out because nobody came back to take them in.',
  'place.old-cistern': 'A grating over dark water',
  'place.old-cistern.clue':
    'Through an iron grating in the pavement you see columns standing in black water. Your voice comes back a moment late.',
  'place.provosts-house': 'Two lions beside a door',
  'place.provosts-house.clue':
    'Two stone lions watch a door with nine locks. At the window a clerk writes down everyone who goes by, and now also you.',
  'place.sefas-street': 'A lane with a face at every window',
  'place.sefas-street.clue':
    'A crooked lane, narrow enough to touch both sides. At every window sits a cat, a child or an old man, and all of them are looking at you.',
} as const
