/** The chronicle at the end of the chapter: kept by those who stayed at home. ICU arguments in braces. */
export const chronicle = {
  title: 'What is told in Cuanacht',
  opening:
    'In the eighth month after the five had gone, {names} went out from Cuanacht, whom nobody had chosen. This is what is known about it.',
  days: '{days, plural, one {They were away for one day.} other {They were away for # days.}} {hungry, plural, =0 {On every evening of them there was something to eat.} one {On one evening somebody went without.} other {On # evenings somebody went without.}}',
  stones:
    '{lit, plural, =0 {They did not light a single stone, and yet they got there.} one {They fed a stone, and it answered.} other {They fed the stones # times, and were answered.}} {out, plural, =0 {None went out behind them.} one {One went out, and what lay around it has not been seen since.} other {# went out, and what lay around them has not been seen since.}}',
  fights:
    '{fights, plural, =0 {They raised a hand against nobody.} one {Once they had to fight and came out of it on their feet.} other {They had to fight, and # times they came out of it on their feet.}} {fled, plural, =0 {They never ran.} one {Once they ran. That is known, too.} other {# times they ran. That is known, too.}}',
  talks:
    '{talks, plural, =0 {Nobody was ever talked round by them.} one {Once they found the right word.} other {# times they found the right word.}}',
  sworn: 'They swore on the stone, at noon, aloud. The moss has kept the two hands.',
  heard: 'They put an ear to the stone and heard it. Padrig Moss tells this to whoever sits still.',
  paid: 'They paid the keeper, and he bought a goose. It is still alive. It is called Silver.',
  lowri:
    'They left their bread in the fever house, cut into seven. Lowri has grown two fingers, and she takes bets on the thaw.',
  fevered: 'They sat with the fevered and guessed too low.',
  mule: 'They found Bishop in the alders and brought it home. It stops at every door at which it has once been given something.',
  lanmoor:
    'They gave the Lanmoor people bread. There is now a cooper in the country who will not let anybody speak ill of Cuanacht.',
  sentOn: 'They sent the people from Lanmoor on. At the gatepost hangs a hoop that no one takes down.',
  guards: 'At the fair they spoke for the guards, and the sum was right.',
  ring: 'They went into the ring against a carter who was looking for his brother.',
  conclave:
    'They said the prayer at the Conclave to the end: nine words. Since then the ash has been blown away, and it snows there as it does everywhere else.',
  embers: 'They carried three embers to the barrow. One can see it from White-Lichen.',
  blades: 'They sang to the blades, a song about a trough. It is sung there now.',
  names: 'They read out all the names in the field, and where there was only a cross they said “cross”.',
  ashBlade:
    'They brought up out of the crevice what Garran Holt had left down there. Nobody has liked to ask about it.',
  brothers: 'They laid the two halves of a rope on a table at White-Lichen. It had been a rat.',
  debt: 'At White-Lichen they called in the red winter. It has been paid. There is nothing between us and them now.',
  toll: 'They gave Edern Lisk their word and kept it. Wil Lisk works the chain, and on the Kings’ Mile a blue cap hangs on a post.',
  wordGiven: 'They gave Edern Lisk their word about the toll. He still gets up whenever somebody comes.',
  barnSaved: 'They spoke at the barn, and it was opened. Aldous Crane has learned to weigh the other way about.',
  barnBurned:
    'The barn burned. It smelled of bread for nine days. Some say that they did what they could, and some say it otherwise.',
  queue: 'They fed the queue, beginning from the back.',
  overpaid: 'They took back two sacks that had been overpaid. They were in the right.',
  bell: 'They rang the bell under water. On both banks people take their caps off, and Brother Col is no longer alone with it.',
  redDoor: 'They pushed the red door, and it fell down.',
  token:
    'They found the place to which the weeping key belonged. What was once said before the queen is still not known; but it may be said again.',
  stagKilled: 'They killed the stag on the ridge. It was small, inside.',
  stagSoothed:
    'They sat up a night with the stag on the ridge, pulling thorns. It sleeps in the path, and one walks round it.',
  lock: 'They set Oldsteel’s dial to five. In the evenings one can hear someone down there sitting down.',
  redWater: 'One of them drank of the red water, and coughs.',
  ledger:
    'They found the ledger of the weir. The reeve has read it, at night, and has said only that there was no candle in it.',
  hermits:
    'They buried eleven cups, and said the eleven names, and those of the four. Of all the things they did, this is the one that is told in a low voice.',
  keeperGone: 'Malk Osten put on his coat. The office is locked up.',
  bones: 'They gave names to the bones in the dunes, second-hand ones. They have been kept.',
  goddess:
    'It is also said that it had once been over with them, and somebody turned the page back. Who says so cannot say how he knows it.',
  dead: '{dead, plural, one {One did not come to the gate: {deadNames}. There is a cut on the stick.} other {These did not come to the gate: {deadNames}. There are # cuts on the stick.}}',
  mad: 'There were nights when {madNames} talked to somebody who was not there. It was never anyone bad.',
  lost: 'On day {day} nobody came home any more who could have told it. What stands here is what had been heard before.',
  died: 'On day {day} {character} died. There is a cut on the stick.',
  won: 'On day {day} the gate was open.',
  none: 'Day {day}. Here they stopped for the night, and the one who was telling it.',
  gate: 'On day {day} they stood up in the boat and laid their hands to the reeds. It looked. They could say how many there were.',
  lamp: 'Over on the other side somebody lifted a lamp five times. The reeve has been told of it. She asked what she was wearing.',
  closing: 'Sixty-one, without those who are away. With them it is more.',
} as const
