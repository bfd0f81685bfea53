import type { Mission } from '../types.ts'

export const son: Mission = {
  id: 'mi-son',
  name: { en: 'The Farmer’s Son', fr: 'Le fils du fermier' },
  mode: 'basic',
  clues: 2,
  finale: { threat: 'posse', elite: 1 },
  special: { rule: 'leadBoy', darkness: 1 },
  reward: [
    { do: 'xp', who: 'each', n: 35 },
    { do: 'gold', who: 'each', n: 40 },
  ],
  story: {
    briefing: [
      {
        en: 'They came for the boy at night, through the wall and not the window, and they closed it after them. His name is Tobias. He is nine and a half, and particular about the half.',
        fr: 'Ils sont venus chercher l’enfant la nuit, par le mur et non par la fenêtre, et ils l’ont refermé derrière eux. Il s’appelle Tobias. Il a neuf ans et demi, et il tient au demi.',
      },
      {
        en: 'His father offers the farm. You settle on forty in gold and the use of the pump.',
        fr: 'Le père offre la ferme. Vous tombez d’accord sur quarante pièces d’or et l’usage de la pompe.',
      },
      {
        en: 'Bring him all the way out. He does not care for the dark, and it is fond of him.',
        fr: 'Ramenez-le jusque dehors. Il n’aime pas le noir, et le noir l’aime bien.',
      },
    ],
    clues: [
      {
        en: 'A small shoe, set down neatly. He was taught to take them off indoors.',
        fr: 'Une petite chaussure, posée bien droite. On lui a appris à se déchausser à l’intérieur.',
      },
      {
        en: 'The other shoe, and past it a boy on a rock with his hands folded, being quiet for the company he is in.',
        fr: 'L’autre chaussure et, plus loin, un garçon assis sur une pierre, les mains jointes, sage pour les gens qui l’entourent.',
      },
    ],
    finale: {
      en: 'They do not want you to have him. They were going to raise him well.',
      fr: 'Ils ne veulent pas vous le laisser. Ils comptaient bien l’élever.',
    },
    won: {
      en: 'He blinks at the daylight and counts you, then counts you again to be sure that everybody is the right one. His mother does the same with him.',
      fr: 'Il cligne des yeux au soleil et vous compte, puis vous recompte, pour être sûr que chacun est bien le bon. Sa mère fait de même avec lui.',
    },
    lostDown: {
      en: 'You were found at the pump, all of you, washed. There was a note in a child’s hand. It said thank you for trying, and it was not his spelling.',
      fr: 'On vous a retrouvés près de la pompe, tous, lavés. Il y avait un mot, d’une main d’enfant. Il vous remerciait d’avoir essayé, et ce n’était pas son orthographe.',
    },
    lostDark: {
      en: 'The night came up the shaft hand in hand with something small. You did not look down to see whether it had shoes on.',
      fr: 'La nuit est remontée par le puits en donnant la main à quelque chose de petit. Vous n’avez pas regardé s’il avait ses chaussures.',
    },
    fled: {
      en: 'The farmer takes it standing. He lets you use the pump, as agreed. That is the worst of it.',
      fr: 'Le fermier encaisse debout. Il vous laisse la pompe, comme convenu. C’est bien le pire.',
    },
  },
}
