/** All cards, and positions of real games, to be looked at: gallery.html?show=cards&lang=fr or ?show=table&at=roll. */
import type { Lang } from '@emberhall/speech'
import { createRoot } from 'react-dom/client'
import { kinfireDelve } from '../../src/index.ts'
import { SceneBack, type SceneName } from '../../src/table/art/backs.tsx'
import { CardFace } from '../../src/table/cards/CardFace.tsx'
import { table } from '../../src/table/index.tsx'
import { Play } from './Play.tsx'
import { Position } from './Position.tsx'
import './gallery.css'

const query = new URLSearchParams(location.search)
const lang = (query.get('lang') ?? 'en') as Lang
const show = query.get('show') ?? 'cards'

function Cards() {
  const kind = query.get('kind') ?? 'challenge'
  const width = Number(query.get('w') ?? 160)
  const density = (query.get('at') ?? 'board') as 'full' | 'board' | 'hand' | 'phone'
  const all = kinfireDelve.game.printed.filter((p) => kind === 'all' || p.kind === kind)
  const live = density === 'full' ? undefined : { have: 2, need: 7, coming: 1 }
  return (
    <div className="g-cards">
      {all.map((p) => (
        <CardFace
          key={p.key}
          card={p.card}
          lang={lang}
          density={density}
          width={width}
          live={p.kind === 'challenge' && query.has('live') ? live : undefined}
        />
      ))}
      {kind === 'gauntlet' &&
        all.map((p) => (
          <CardFace key={`${p.key} back`} card={p.card} lang={lang} density={density} width={width} turned />
        ))}
      {kind === 'master' && <table.Card face="dreadweaver" lang={lang} width={width} back />}
    </div>
  )
}
function Scene() {
  const scene = (query.get('scene') ?? 'finale') as SceneName
  return (
    <div className="g-scene kd-x">
      <SceneBack scene={scene} />
    </div>
  )
}
document.documentElement.lang = lang
createRoot(document.getElementById('root')!).render(
  <div style={table.theme}>
    {show === 'scene' ? (
      <Scene />
    ) : show === 'cards' ? (
      <Cards />
    ) : show === 'play' ? (
      <Play query={query} lang={lang} />
    ) : (
      <Position query={query} lang={lang} />
    )}
  </div>,
)
