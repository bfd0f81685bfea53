/** What is explained in a first day and a first fight. */
export const en = {
  letters:
    'Four people whom nobody chose, four letters that were never meant to be opened. Open one: that is who you are.',
  goal: 'This is what the village needs. It stays until it is done, or until its dial runs out. The journal knows the way; it has to be found.',
  energy:
    'Everything costs Energy, the flames on the board. When they are gone, or you pass, the day is over for you; at dusk they come back.',
  explore:
    'Explore turns the page of the place you stand in. Most of what matters happens there, and what you choose is remembered.',
  travel:
    'Roads that are lit can be gone for the cost on the card. New land comes out of the fog as you reach its edge.',
  menhir:
    'A menhir burns for as many dawns as its dial shows. Cards out of its light go back into the fog, with everything that lies on them.',
  board: 'Health caps Energy: what lies beyond the bar is struck out. Terror beyond the bar means panic in encounters.',
  pass: 'Keep a flame or two: with 0 or 1 left you are exhausted, and dusk gives back only 4.',
  verse: 'The journal. Read, or have it read aloud. Below stands what you can do; a cost is written beside it.',
  options: 'What asks for more than you have is dark and says so. What you cannot know yet is not written at all.',
  activate:
    'Feed the stone and its light holds the land around it. Each stone asks for its own price, and the party may pay together.',
  join: 'Whoever stands here may come along: they share what it costs, what it brings and what it may cost them.',
  mulligan: 'Your opening hand. If nothing there fits, discard all of it for a new one with one card fewer.',
  pool: 'Bring the combat pool up to the enemy’s value and it falls. Below stands what it does to you at each height if you stop there.',
  keys: 'Cards are laid edge to edge. A key joins where both halves meet: free keys always, keys of an attribute if yours is high enough.',
  plan: 'Choose a card and it lies there in thought, with what it would bring. Choose it again to lay it, or take it back in hand.',
  enemy: 'This is what comes if you stop now. It strikes once after your cards, unless the pool has reached its value.',
  chain:
    'The first card needs nothing. Every further one in the same turn needs a chain: the two links on its left edge must join.',
  magic: 'A magic key joins for 1 Magic. What it would give is marked in violet.',
  covered: 'Only the last card can be seen; what it says counts. What lies under it has done its part.',
  flee: 'You may always run: it costs Energy, and the enemy strikes at your back. An undefeated guardian stays where it was.',
  affinity:
    'An argument has no pool but a balance. At the green end this stage is won, at the red end all is lost, and after each turn it slips.',
  stages: 'Won stages stay won. The stage under way says which of your attributes move the balance further.',
  rest: 'Dusk. A meal gives 1 Health and takes 1 Terror. What is saved can feed a stone.',
  advance:
    'Experience is spent by the fire: on a card for a deck, or on a point of an attribute. It says how many more keys would join.',
  study:
    'Three cards from your pool; one joins the deck. The figure says what it brings on average after one of your starting cards.',
  dawn: 'A new day: dials go down by one, guardians wander, an event is turned over. Then it is your turn again.',
  dying: 'Somebody is dying. The dial counts the dawns; Health has to come back before it runs out.',
  mad: 'Terror has won: whoever is mad dreams nightmares, until it falls again.',
  ready:
    'Day, journal, fight and fire: that is the road. You can play now. What is new is explained once, when it first comes up.',
}
export type MomentId = keyof typeof en
