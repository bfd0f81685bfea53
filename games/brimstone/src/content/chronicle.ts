import type { L10n } from './types.ts'

/** What a campaign tells of itself: several ways each, so that it does not repeat itself at once. `{hero}` and `{mission}` are named. */
export const CHRONICLE: Readonly<Record<string, readonly L10n[]>> = {
  won: [
    {
      en: '{mission}: done. They came up at dusk and paid for everybody’s drinks, and counted one another twice.',
      fr: '{mission} : c’est fait. Ils sont remontés au crépuscule, ont payé à boire à tout le monde et se sont comptés deux fois.',
    },
    {
      en: '{mission}: done. Nobody asked how. The mule was glad to see them, which is rare in a mule.',
      fr: '{mission} : c’est fait. Personne n’a demandé comment. La mule était contente de les revoir, ce qui est rare chez une mule.',
    },
    {
      en: '{mission}: done. The lantern has a new dent and the posse has a new story, which gets shorter each time it is told.',
      fr: '{mission} : c’est fait. La lanterne a une bosse de plus et le groupe une histoire de plus, qui raccourcit à chaque récit.',
    },
  ],
  allDown: [
    {
      en: '{mission}: lost. They were found at the mouth of the mine in the morning, laid out side by side, hats on their chests.',
      fr: '{mission} : perdue. On les a trouvés au matin à l’entrée de la mine, couchés côte à côte, le chapeau sur la poitrine.',
    },
    {
      en: '{mission}: lost. What they remember does not fit together, and they have stopped trying.',
      fr: '{mission} : perdue. Leurs souvenirs ne s’accordent pas, et ils ont renoncé à les accorder.',
    },
  ],
  darkness: [
    {
      en: '{mission}: lost. It was dark at noon for as long as it takes to say a prayer. Some had begun one.',
      fr: '{mission} : perdue. Il a fait nuit à midi, le temps d’une prière. Certains l’avaient commencée.',
    },
    {
      en: '{mission}: lost. Something came out before they did. It has not been seen since, which is not the same as gone.',
      fr: '{mission} : perdue. Quelque chose est sorti avant eux. On ne l’a pas revu, ce qui n’est pas la même chose que disparu.',
    },
  ],
  fled: [
    {
      en: '{mission}: they ran. All of them, which is the part to remember.',
      fr: '{mission} : ils ont fui. Tous, et c’est ce qu’il faut retenir.',
    },
    {
      en: '{mission}: they ran. Nobody looked back, and everybody knows what they would have seen.',
      fr: '{mission} : ils ont fui. Personne ne s’est retourné, et chacun sait ce qu’il aurait vu.',
    },
  ],
  town: [
    {
      en: 'A few days above ground. The beds were too soft and the nights too quiet.',
      fr: 'Quelques jours à l’air libre. Les lits étaient trop mous et les nuits trop calmes.',
    },
    {
      en: 'Errands, repairs, a haircut. The barber asked no questions and found sand in three colours.',
      fr: 'Des courses, des réparations, une coupe de cheveux. Le barbier n’a rien demandé ; il a trouvé du sable de trois couleurs.',
    },
  ],
  dead: [
    {
      en: '{hero} was buried on the hill, facing the mine. It was the only plot left that did.',
      fr: '{hero} repose sur la colline, face à la mine. C’était la seule place qui restait de ce côté.',
    },
    {
      en: 'There is a place at the fire for {hero}. Nobody sits in it, and nobody says so.',
      fr: 'Il y a une place près du feu pour {hero}. Personne ne s’y assied, et personne n’en parle.',
    },
  ],
  retired: [
    {
      en: '{hero} went east on the morning coach with one bag, and waved until it was out of sight.',
      fr: '{hero} a pris la diligence du matin vers l’est, avec un seul sac, et a fait signe aussi longtemps qu’on pouvait voir.',
    },
  ],
  townGone: [
    {
      en: 'The nearest town is gone. The road still goes there. At the end of it there is a bell, ringing in the grass.',
      fr: 'La ville la plus proche n’est plus. La route y mène encore. Au bout, une cloche sonne dans l’herbe.',
    },
  ],
}
