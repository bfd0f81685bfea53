/** Every part of the table kit in every state, in both languages: `?lang=fr`, `?still` for no motion, `#part` for one of them. */
import '@fontsource-variable/atkinson-hyperlegible-next'
import type { Lang } from '@emberhall/speech'
import { StrictMode, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import type { Exhibit } from './exhibit.ts'
import { cardChain } from './exhibits/cardChain.tsx'
import { cardMap } from './exhibits/cardMap.tsx'
import { crowd } from './exhibits/crowd.tsx'
import { drawing } from './exhibits/drawing.tsx'
import { ending } from './exhibits/ending.tsx'
import { placeStreet } from './exhibits/placeStreet.tsx'
import { storyPage } from './exhibits/storyPage.tsx'
import { tileBoard } from './exhibits/tileBoard.tsx'
import './parts.css'

const EXHIBITS: readonly Exhibit[] = [tileBoard, crowd, cardMap, cardChain, storyPage, placeStreet, ending, drawing]
const query = new URLSearchParams(location.search)
const lang: Lang = query.get('lang') === 'fr' ? 'fr' : 'en'
const pace = query.has('still') ? 0 : 1
document.documentElement.lang = lang

function watchHash(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}
function Page() {
  const chosen = useSyncExternalStore(watchHash, () => location.hash.slice(1))
  const { title, says, Show } = EXHIBITS.find(({ id }) => id === chosen) ?? EXHIBITS[0]!
  return (
    <>
      <nav aria-label={lang === 'en' ? 'Parts' : 'Pièces'}>
        {EXHIBITS.map((exhibit) => (
          <a key={exhibit.id} href={`#${exhibit.id}`}>
            {exhibit.title[lang]}
          </a>
        ))}
        <a href={`?lang=${lang === 'en' ? 'fr' : 'en'}${location.hash}`}>{lang === 'en' ? 'Français' : 'English'}</a>
      </nav>
      <main key={chosen}>
        <h1>{title[lang]}</h1>
        <p>{says[lang]}</p>
        <Show lang={lang} pace={pace} />
      </main>
    </>
  )
}
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Page />
  </StrictMode>,
)
