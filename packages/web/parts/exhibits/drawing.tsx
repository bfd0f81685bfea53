/** The drawing kit: what it holds, put together to pictures that are painted once. */
import { useBaked } from '@emberhall/ui/board'
import type { Exhibit } from '../exhibit.ts'
import { DRAWN, type Drawn } from './drawings.ts'

function Picture({ drawn, title }: { readonly drawn: Drawn; readonly title: string }) {
  const { id, width, height, draw } = drawn
  const address = useBaked({ name: `drawing ${id}`, width, height, draw })
  return (
    <figure>
      {address === null ? null : <img src={address} alt={title} width={width} height={height} />}
      <figcaption>{title}</figcaption>
    </figure>
  )
}

export const drawing: Exhibit = {
  id: 'drawing',
  title: { en: 'Drawing', fr: 'Dessin' },
  says: {
    en: 'Land, streets, rooms, people, monsters and frames, all from the drawing kit.',
    fr: 'Paysages, rues, salles, personnages, monstres et cadres, tous issus de la boîte à dessin.',
  },
  Show: ({ lang }) => (
    <div className="drawings">
      {DRAWN.map((drawn) => (
        <Picture key={drawn.id} drawn={drawn} title={drawn.title[lang]} />
      ))}
    </div>
  ),
}
