/** A position of a real fight: gallery.html?scene=c3&at=turn&times=2&lang=fr. Press n to let the bot go on. */
import type { Lang } from '@emberhall/speech'
import { createRoot } from 'react-dom/client'
import { table } from '../../../src/table/index.tsx'
import './gallery.css'
import { Play } from './Play.tsx'

const query = new URLSearchParams(location.search)
const lang = (query.get('lang') ?? 'en') as Lang
document.documentElement.lang = lang
for (const [property, value] of Object.entries(table.theme)) document.documentElement.style.setProperty(property, value)
createRoot(document.getElementById('root')!).render(<Play query={query} lang={lang} />)
