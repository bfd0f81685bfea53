import type { FateforgeStory } from '../story-terms.ts'
import { page } from '@emberhall/story'
import { told } from './words.ts'

/** FG-1.1 The frame of three acts; the second and third wait for their story. */
export const act2: FateforgeStory = {
  id: 'act-2',
  act: 2,
  title: { en: 'The Second Winter', fr: 'Le second hiver' },
  entry: 'act-2-threshold',
  marks: [{ node: 'act-2-threshold', mark: 'chapter' }],
  nodes: [
    {
      ...page('end', 'act-2-threshold', 'city-dusk', 'Snow on the Causeway', 'La neige sur la chaussée'),
      body: [
        told(
          'Snow comes early, and the road to the Forest closes behind the last cart. Whatever you have lit or left dark in Easafir, you will live beside it until the thaw. Your names are known here now. This is as far as the tale is written.',
          'La neige vient tôt, et la route de la Forêt se ferme derrière la dernière charrette. Ce que vous avez allumé ou laissé dans le noir à Easafir, vous allez vivre à côté jusqu’au dégel. On connaît vos noms, à présent. Le récit n’est pas écrit plus loin.',
        ),
      ],
      ending: 'second-winter',
    },
  ],
}
export const act3: FateforgeStory = {
  id: 'act-3',
  act: 3,
  title: { en: 'The Cedar', fr: 'Le cèdre' },
  entry: 'act-3-threshold',
  marks: [{ node: 'act-3-threshold', mark: 'chapter' }],
  nodes: [
    {
      ...page('end', 'act-3-threshold', 'leaving-forest', 'The Thaw', 'Le dégel'),
      body: [
        told(
          'When the thaw comes, it comes in one night, and everything that was standing on ice goes down the river. You walk north with lighter packs than you brought. Somewhere ahead a tree is burning that was not lit by any hand.',
          'Quand le dégel vient, il vient en une nuit, et tout ce qui tenait sur la glace descend la rivière. Vous marchez vers le nord, moins chargés qu’à l’aller. Quelque part devant vous brûle un arbre qu’aucune main n’a allumé.',
        ),
      ],
      ending: 'the-cedar',
    },
  ],
}
