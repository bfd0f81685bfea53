import type { enFarm } from './en.farm.ts'

export const frFarm: typeof enFarm = {
  farmMissing:
    'Où est la ferme ? --farm postgres://nom:motdepasse@machine/base, ou la même chose dans EMBERHALL_FARM, que les autres sur cette machine ne voient pas.',
  farmOrThreads:
    '--workers compte les fils de cette machine. Dans une ferme, chaque ouvrier a les siens : emberhall worker --workers.',
  farmTrouble: {
    address: () => 'L’adresse d’une ferme ressemble à postgres://nom:motdepasse@machine:5432/base.',
    unreachable: (farm, why) => `Personne ne répond à ${farm} (${why}).`,
    password: (farm) => `La base à ${farm} n’accepte pas ce nom ou ce mot de passe.`,
    missing: (farm) => `Il n’y a pas de base de ce nom à ${farm} ; createdb en crée une.`,
    rights: (farm) => `Cette personne ne peut pas écrire dans la base à ${farm}.`,
    readOnly: (farm) =>
      `La base à ${farm} ne peut qu’être lue : c’est la copie d’une autre. Donnez celle qu’elle suit.`,
    full: (farm) => `La base à ${farm} n’a plus de connexion libre.`,
    newer: (farm) => `La ferme à ${farm} vient d’une version plus récente d’Emberhall ; prenez-la ici aussi.`,
    givenUp: (farm, work) =>
      `Trop d’ouvriers de ${farm} sont morts du même morceau de travail, qui est abandonné : ${work}\nCe qui a été joué est gardé ; la même commande essaie à nouveau.`,
    other: (farm, why) => `La base à ${farm} échoue : ${why}`,
  },
  farmEmpty: 'Aucun ouvrier n’est encore à la ferme. Lancez-en, ici ou ailleurs : emberhall worker --farm …',
  farmOthers: (n) =>
    `${n === 1 ? 'L’ouvrier' : `Les ${n} ouvriers`} de la ferme ${n === 1 ? 'a' : 'ont'} d’autres règles, cartes ou automates, ou un autre Node que cette machine, et ${n === 1 ? 'trouverait' : 'trouveraient'} d’autres chiffres : lancez des ouvriers de cette version.`,
  farmHands: (n) => `${n} ${n > 1 ? 'ouvriers' : 'ouvrier'}`,
  farmStopped: 'Arrêté. Ce qui a été joué est gardé une semaine : la même commande reprend là.',
  workerReady: (farm, threads, build) =>
    `Au travail pour ${farm} sur ${threads} ${threads > 1 ? 'fils' : 'fil'} (version ${build}). Ctrl-C pour finir.`,
  workerElsewhere: (pieces, build) =>
    `${pieces} ${pieces > 1 ? 'morceaux' : 'morceau'} de travail de cette ferme ${pieces > 1 ? 'veulent' : 'veut'} une autre version des règles, des cartes ou des automates, ou un autre Node ; cet ouvrier (${build}) ${pieces > 1 ? 'les' : 'le'} laisse à d’autres.`,
  workerBrought: (pieces) => `${pieces} ${pieces > 1 ? 'morceaux faits' : 'morceau fait'}`,
  workerTrouble: (why) => `${why} Nouvel essai.`,
  workerLeaving: 'Ce qui est en cours est terminé d’abord. Ctrl-C encore une fois le laisse à d’autres.',
}
