/** Everything that is drawn, to be looked at: gallery.html?show=mine, ?show=pieces or ?show=cards&of=actions&w=160, with &lang=fr. */
import { createRoot } from 'react-dom/client'
import { theme } from '../../src/table/theme.ts'
import { Cards } from './Cards.tsx'
import { Mine } from './Mine.tsx'
import { Pieces } from './Pieces.tsx'
import './gallery.css'

const query = new URLSearchParams(location.search)
const lang = query.get('lang') === 'fr' ? 'fr' : 'en'
const show = query.get('show') ?? 'mine'
const columns = { gridTemplateColumns: `repeat(auto-fill, ${query.get('w') ?? 160}px)` }

createRoot(document.getElementById('root')!).render(
  <div style={theme}>
    {show === 'mine' && <Mine layout={innerWidth < 600 ? 'tall' : 'wide'} lang={lang} />}
    {show === 'pieces' && <Pieces />}
    {show === 'cards' && (
      <div className="g-cards" style={columns}>
        <Cards lang={lang} of={query.get('of') ?? 'actions'} />
      </div>
    )}
  </div>,
)
