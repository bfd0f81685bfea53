/** How to use each command. */
export const enHelp = {
  usage: `Emberhall, a table that knows the rules

  emberhall play <game>       play at the terminal
  emberhall simulate <game>   let bots play many games and count
  emberhall worker            play at a farm what others simulate
  emberhall replay <file>     tell the story of a saved game
  emberhall check <file>      see whether a saved game is sound
  emberhall games             the games there are
  emberhall move <from> <to>  carry what a server keeps into PostgreSQL, or back
  emberhall help <command>    more about a command

Add --lang fr for French.`,
  help: {
    play: `emberhall play <game> [options]

  --seats 2                  so many seats, all played at this terminal
  --seats me,bot,random      who sits where: me, bot (the game's own), or a bot by name
  --names Ana,Ben            what the players are called
  --option key=value         an option of the game; may be given several times (emberhall games lists them)
  --lang en|fr               language
  --seed 7                   the same luck every time
  --own-dice                 roll real dice and type what they show
  --undo same|new|strict     taking back keeps the luck, rolls anew, or stops at rolls and shown cards
  --plain                    one line after the other: for screen readers and pipes
  --load file                go on from a saved game
  --campaign                 the campaign of the game, scene after scene
  --resume                   go on with the latest unfinished game or campaign
  --data folder              where unfinished games are kept (./data)

While playing: the number of a choice or a part of its words; ? for all commands.`,
    simulate: `emberhall simulate <game> [options]

  --games 500                how many games
  --seats 2                  how many seats
  --bot heuristic            who plays
  --option key=value         an option of the game; may be given several times
  --without card,card        cards that stay out of the game
  --seed 1                   the same seed gives the same figures
  --workers 2                threads; all cores if not given
  --farm postgres://…        let workers elsewhere play, by way of a database (emberhall help worker)
  --json                     the figures as JSON
  --report [file]            the whole balance report, in docs/balance/<game>.md if no file is named`,
    worker: `emberhall worker --farm postgres://user:password@machine/database [options]

  --farm address             the database that work is handed out in; or in EMBERHALL_FARM, which others on the machine cannot see
  --workers 2                threads; all cores if not given

Plays what emberhall simulate --farm hands out there. Start as many as wanted, on as many machines; one that is killed loses
nothing, somebody else takes up what it was at. All need the same version of Emberhall, and of Node. Ctrl-C ends it.`,
    replay: `emberhall replay <file> [options]

  --lang en|fr               language
  --from 20                  begin at this answer
  --plain                    no colours`,
    check: `emberhall check <file>

Verifies the sum and the shape of a saved game, plays it again from the start and compares where it ends.
The exit code is 0 only if all is well.`,
    games: `emberhall games

Lists the games with their seats, options and bots.`,
    move: `emberhall move <from> <to>

  emberhall move ./data postgres://user:password@machine/database
  emberhall move postgres://user:password@machine/database ./data

Carries all tables, people and secrets of a server from its data folder into an empty PostgreSQL database, or from there into an
empty folder, all of it or nothing. What it is taken from stays as it is. Stop every server on both first.`,
    help: `emberhall help [command]`,
  } as Readonly<Record<string, string>>,
  seatsRange: (min: number, max: number) => (min === max ? `${min} seats` : `${min} to ${max} seats`),
  optionsAre: 'options',
  botsAre: 'bots',
  noTerminal: `Emberhall is played at a terminal, and this is none. Open one and type:

  npm start

or let a program read and write lines: emberhall play <game> --plain`,
}
