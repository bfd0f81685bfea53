import type { enHelp } from './en.help.ts'

export const frHelp: typeof enHelp = {
  usage: `Emberhall, une table qui connaît les règles

  emberhall play <jeu>        jouer au terminal
  emberhall simulate <jeu>    faire jouer beaucoup de parties et compter
  emberhall worker            jouer dans une ferme ce que d’autres simulent
  emberhall replay <fichier>  raconter une partie sauvegardée
  emberhall check <fichier>   voir si une sauvegarde est saine
  emberhall games             les jeux qu’il y a
  emberhall move <de> <vers>  porter ce que garde un serveur dans PostgreSQL, ou l’en ramener
  emberhall help <commande>   en savoir plus sur une commande

Ajoutez --lang en pour l’anglais.`,
  help: {
    play: `emberhall play <jeu> [options]

  --seats 2                  tant de places, toutes jouées à ce terminal
  --seats me,bot,random      qui s’assied où : me (moi), bot (celui du jeu), ou un automate par son nom
  --names Ana,Ben            le nom des joueurs
  --option clé=valeur        une option du jeu ; peut être répété (emberhall games les donne)
  --lang en|fr               la langue
  --seed 7                   chaque fois la même chance
  --own-dice                 lancer de vrais dés et taper ce qu’ils montrent
  --undo same|new|strict     reprendre garde la chance, la change, ou s’arrête aux dés et aux cartes montrées
  --plain                    une ligne après l’autre : pour lecteurs d’écran et tubes
  --load fichier             continuer une partie sauvegardée
  --campaign                 la campagne du jeu, scène après scène
  --resume                   continuer la dernière partie ou campagne inachevée
  --data dossier             où les parties inachevées sont gardées (./data)

En jouant : le numéro d’un choix ou une partie de ses mots ; ? pour toutes les commandes.`,
    simulate: `emberhall simulate <jeu> [options]

  --games 500                combien de parties
  --seats 2                  combien de places
  --bot heuristic            qui joue
  --option clé=valeur        une option du jeu ; peut être répété
  --without carte,carte      des cartes qui restent hors du jeu
  --seed 1                   la même graine donne les mêmes chiffres
  --workers 2                fils d’exécution ; sinon tous les cœurs
  --farm postgres://…        faire jouer des ouvriers ailleurs, par une base de données (emberhall help worker)
  --json                     les chiffres en JSON
  --report [fichier]         tout le rapport d’équilibrage, dans docs/balance/<jeu>.md si rien n’est dit`,
    worker: `emberhall worker --farm postgres://nom:motdepasse@machine/base [options]

  --farm adresse             la base où le travail est distribué ; ou dans EMBERHALL_FARM, que les autres sur la machine ne voient pas
  --workers 2                fils d’exécution ; sinon tous les cœurs

Joue ce que emberhall simulate --farm y distribue. Lancez-en autant qu’il en faut, sur autant de machines ; rien n’est perdu quand
l’un est tué, un autre reprend ce qu’il faisait. Tous ont besoin de la même version d’Emberhall, et de Node. Ctrl-C pour finir.`,
    replay: `emberhall replay <fichier> [options]

  --lang en|fr               la langue
  --from 20                  commencer à cette réponse
  --plain                    sans couleurs`,
    check: `emberhall check <fichier>

Vérifie la somme et la forme d’une sauvegarde, la rejoue depuis le début et compare où elle mène.
Le code de sortie n’est 0 que si tout va bien.`,
    games: `emberhall games

Donne les jeux avec leurs places, leurs options et leurs automates.`,
    move: `emberhall move <de> <vers>

  emberhall move ./data postgres://nom:motdepasse@machine/base
  emberhall move postgres://nom:motdepasse@machine/base ./data

Porte toutes les tables, les personnes et les secrets d’un serveur de son dossier de données vers une base PostgreSQL vide, ou de là
vers un dossier vide : tout, ou rien. L’original reste tel quel. Arrêtez d’abord tous les serveurs des deux côtés.`,
    help: `emberhall help [commande]`,
  },
  seatsRange: (min, max) => (min === max ? `${min} places` : `de ${min} à ${max} places`),
  optionsAre: 'options',
  botsAre: 'automates',
  noTerminal: `Emberhall se joue à un terminal, et ceci n’en est pas un. Ouvrez-en un et tapez :

  npm start

ou laissez un programme lire et écrire des lignes : emberhall play <jeu> --plain`,
}
