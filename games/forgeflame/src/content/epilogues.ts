import type { Epilogue } from './types.ts'

/** FF-25.25 The bands of the solo score, from the lowest up. */
export const EPILOGUES: readonly Epilogue[] = [
  {
    from: 0,
    title: { en: 'Covered in Shame', fr: 'Couvert de honte' },
    text: {
      en: 'You leave the mine at dusk, by the back gate, hoping that the watchman is asleep. He is not. Behind you the seams still glow, untouched, and a choir of Kobolds bangs your own brass pans in farewell. One of them is wearing your hat. By morning the whole valley will know the tune. At the inn they serve you the soup of the day, which is yesterday’s, and set a small heap of gravel beside the bowl, in case you would like to bring something home from the mine after all.',
      fr: 'Vous quittez la mine au crépuscule, par la porte de derrière, en espérant que le veilleur dorme. Il ne dort pas. Dans votre dos les filons rougeoient encore, intacts, et un chœur de kobolds vous dit adieu en tapant sur vos propres casseroles de laiton. L’un d’eux porte votre chapeau. Demain, toute la vallée connaîtra la chanson. À l’auberge, on vous sert la soupe du jour, qui est celle de la veille, et l’on pose près du bol un petit tas de gravier, au cas où vous voudriez tout de même rapporter quelque chose de la mine.',
    },
  },
  {
    from: 40,
    title: { en: 'Back to Reality', fr: 'Retour à la réalité' },
    text: {
      en: 'The sun is rude after so much darkness. You count your haul on the tailboard of the cart: a few honest pieces, some dents, and a brass spoon that nobody remembers forging. It will pay the debts, or at least the interest. Tomorrow there will be fences to mend and a roof that leaks in the usual place. But tonight, with your eyes closed, you still see the veins running red and gold under the hill, and you catch yourself working out how much rope it would take to go back.',
      fr: 'Le soleil manque de manières après tant de nuit. Vous comptez votre butin à l’arrière du chariot : quelques pièces honnêtes, des bosses, et une cuillère de laiton que personne ne se rappelle avoir forgée. De quoi payer les dettes, ou du moins les intérêts. Demain, il y aura des clôtures à réparer et un toit qui fuit toujours au même endroit. Mais ce soir, les yeux fermés, vous voyez encore les veines courir, rouge et or, sous la colline, et vous vous surprenez à calculer combien de corde il faudrait pour y retourner.',
    },
  },
  {
    from: 60,
    title: { en: 'Unexpected Friends', fr: 'Amitiés inattendues' },
    text: {
      en: 'It began with a Kobold who brought back your lamp. It was broken, and he had broken it, but he brought it back. You shared your bread; he shared a cheese whose origin you preferred not to ask. By the last day a dozen of them sat round the fire, hammering little bells out of your brass scrap and quarrelling about the pitch. You came up with a decent load and a good many fleas. They still write to you, in soot, on the cellar wall. The spelling is improving.',
      fr: 'Tout a commencé par un kobold qui vous a rapporté votre lampe. Elle était cassée, et c’est lui qui l’avait cassée, mais il l’a rapportée. Vous avez partagé votre pain ; lui, un fromage dont vous avez préféré ignorer l’origine. Le dernier jour, ils étaient une douzaine autour du feu, à marteler des clochettes dans vos chutes de laiton en se disputant sur la note. Vous êtes remontés avec un chargement convenable et bon nombre de puces. Ils vous écrivent encore, à la suie, sur le mur de la cave. L’orthographe progresse.',
    },
  },
  {
    from: 70,
    title: { en: 'The Bard’s Homage', fr: 'L’hommage du barde' },
    text: {
      en: 'The bard was not there, but he has a cousin who was almost there, and that has always been enough. In his song you are a head taller and the Kobolds breathe fire. He rhymes “draconite” with “appetite” and nobody objects, because the chorus is excellent. On market days the children play at miners, a brass basin for a helmet, and all of them want to be you, or else the Kobold who steals the pie. You correct no detail. You did, after all, bring back the light.',
      fr: 'Le barde n’y était pas, mais son cousin a failli y être, et cela a toujours suffi. Dans sa chanson, vous avez une tête de plus et les kobolds crachent du feu. Il fait rimer « draconite » avec « marmite » et nul ne proteste, car le refrain est excellent. Les jours de marché, les enfants jouent aux mineurs, une bassine de laiton en guise de casque, et tous veulent être vous, ou alors le kobold qui vole la tarte. Vous ne corrigez aucun détail. Après tout, vous avez bel et bien rapporté la lumière.',
    },
  },
  {
    from: 80,
    title: { en: 'A Triumphant Toast', fr: 'Un toast triomphal' },
    text: {
      en: 'The landlord has tapped the barrel he was keeping for his daughter’s wedding; the daughter approves. Your artifacts stand among the sausages on the long table, and their soft glow keeps the gravy warm. Somebody drinks to the miners, somebody else to the Forge, and a small voice under the bench to the Kobolds. Silence. Then you raise your hammered cup in that direction, the whole room roars, and a scaly hand comes up, very carefully, to take a sausage.',
      fr: 'L’aubergiste a mis en perce le tonneau qu’il gardait pour les noces de sa fille ; la fille approuve. Vos artefacts trônent parmi les saucisses, sur la longue table, où leur douce lueur garde la sauce au chaud. Quelqu’un boit aux mineurs, un autre à la Forge, et une petite voix, sous le banc, aux kobolds. Silence. Puis vous levez de ce côté votre gobelet martelé, toute la salle rugit, et une main couverte d’écailles monte, très prudemment, prendre une saucisse.',
    },
  },
  {
    from: 90,
    title: { en: 'Master Smith', fr: 'Maître-forgeron' },
    text: {
      en: 'They have given you a door of your own at the Forge, with your mark beaten into the brass. Apprentices come from three valleys to hear you say that the fire is always right and that nobody should stand just there. You can read a seam by its hum and a flame by its temper. The old smiths no longer give you advice; they ask, in passing, how you did the hinge. Even the Kobolds knock before they steal nowadays, and wipe their feet on the way out.',
      fr: 'On vous a donné à la Forge une porte à vous, avec votre poinçon martelé dans le laiton. Des apprentis viennent de trois vallées pour vous entendre dire que le feu a toujours raison et qu’il ne faut pas rester là. Vous savez lire un filon à son murmure et une flamme à son humeur. Les vieux forgerons ne vous donnent plus de conseils ; ils demandent, l’air de rien, comment vous avez fait la charnière. Même les kobolds frappent avant de voler, désormais, et s’essuient les pieds en sortant.',
    },
  },
  {
    from: 100,
    title: { en: 'Champion of Forgeflame', fr: 'Le Champion de Forgeflame' },
    text: {
      en: 'When your last artifact left the anvil, every seam in the mountain lit up at once, from the lamps of the Entrance down to the red veins that no one has named. For the length of a breath the whole mine was a lantern. They say it was seen from the sea. Your name now stands above the Forge in letters of brass, hammered by a hundred hands, eleven of them Kobold; those letters are crooked, and you would not change them for the world. The fire, which is almost eternal, has taken to bowing when you come in.',
      fr: 'Quand votre dernier artefact a quitté l’enclume, tous les filons de la montagne se sont allumés d’un coup, des lampes de l’Entrée jusqu’aux veines rouges que nul n’a baptisées. Le temps d’un souffle, la mine entière fut une lanterne. On dit qu’on l’a vue depuis la mer. Votre nom se dresse à présent au-dessus de la Forge en lettres de laiton, martelées par cent mains, dont onze de kobold ; ces lettres-là sont de travers, et vous ne les changeriez pour rien au monde. Le feu, qui est presque éternel, a pris l’habitude de s’incliner quand vous entrez.',
    },
  },
]
