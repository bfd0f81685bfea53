/** What one sees of a place before one looks into it. */
export const locations = {
  '101':
    'Forty roofs round a stone. The lane ends in fog at both ends, and in between they are getting in the turnips.',
  '102': 'Stunted oaks hung with snares, skulls and ribbons. A hunter thanks, or apologises.',
  '103': 'A street of tents where arms are for hire, and no war to hire them for. The mud has been walked to soup.',
  '104':
    'A ring of black posts around eleven people who have not got up from their knees for two winters. The ash is warm.',
  '105':
    'Half a mile of swords, stuck in the ground by those who had had enough. When the wind is in the east they sound.',
  '106': 'White walls, white roofs, white goats. They boil the lichen twice and owe nobody anything.',
  '107':
    'The river runs black with two hundred years of charcoal. A raft, a chain, a basket of coals held out over the water.',
  '108': 'The largest roof in the country, with the tenth of everything below it. Along the south wall, a queue.',
  '109': 'A chapel up to its sills in a river that moved. On the roof live a monk and a hen.',
  '110': 'An acre of black crust. In the middle stands the stone that the barn had been built to hide.',
  '111': 'A road for four carts abreast, with headless kings on both sides, each with his head before his feet.',
  '112': 'Plates of rock on edge that growl in the wind. Underneath the wind something else keeps time.',
  '113': 'Behind the fall the mountain is hollow. The river goes in black above and comes out red below.',
  '114': 'White dunes that nothing grows on. Farther off one takes it for sand.',
  '115': 'Thirteen steps, each one higher than a house. On the lowest lies bread that nobody has fetched.',
  '116': 'Forty boats tied side by side before a wall of reeds. Here one sits facing forward.',
  '117': 'A third of a roof, turf, and under it lamps in cups and shells. One of the keepers is always awake.',
} as const

/** What places were called when the maps were drawn that lay in the letters. */
export const oldNames = {
  '101': 'Forty Roofs',
  '102': 'Under-Alder',
  '103': 'Muster Field',
  '104': 'The Psalms',
  '105': 'King’s Harvest',
  '106': 'One-Well',
  '107': 'Colliers’ Ford',
  '109': 'Meadow Chapel',
  '111': 'Long Measure',
  '113': 'New Weir',
  '114': 'White Mill',
} as const

/** The twelve statuses, as the sheet tells them. */
export const statuses = {
  pathfinder: 'What you have found out about how this country hangs together, by going there.',
  'lost-and-fallen': 'The ones nobody counted, and what you have learned of them.',
  'riddle-of-oldsteel': 'Half a song about a sword, a weir and a number. As many as go out.',
  'saved-by-the-goddess': 'You ought to be dead. Someone asked for it to be read once more.',
  'ash-on-the-wind': 'Embers carried home: from those who pray, from those who cross, from under water.',
  'friends-of-the-fair': 'Forty people from Lanmoor know your faces, and so do those who saw you feed them.',
  'barn-burned': 'A year’s bread of eleven villages. It can be seen from every hill.',
  'bells-answered': 'You rang under water. Something down there has heard, and so has Brother Col.',
  'hermits-avenged': 'Eleven lines in a ledger. They are closed.',
  'oath-to-the-ford': 'Given: your word to Edern Lisk that the toll should end. Kept: that is the second mark.',
  'red-door': 'It has been pushed, and is down.',
  'the-mule-remembers': 'Bishop has come home. It knows where the five stopped, and it stops there.',
} as const
