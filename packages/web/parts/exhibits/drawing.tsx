/** The drawing kit: what it holds, put together to pictures that are painted once. */
import { Baked } from '@emberhall/ui'
import type { Exhibit } from '../exhibit.ts'
import { DRAWN } from './drawings.ts'

export const drawing: Exhibit = {
  id: 'drawing',
  title: { en: 'Drawing', fr: 'Dessin' },
  says: {
    en: 'Land, streets, rooms, people, monsters and frames, all from the drawing kit.',
    fr: 'Paysages, rues, salles, personnages, monstres et cadres, tous issus de la boîte à dessin.',
  },
  Show: ({ lang }) => (
    <div className="drawings">
      {DRAWN.map(({ picture, title }) => (
        <figure key={picture.name}>
          <Baked picture={picture} />
          <figcaption>{title[lang]}</figcaption>
        </figure>
      ))}
    </div>
  ),
}
