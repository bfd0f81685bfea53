import { drawFirstTableUnhurried } from '@emberhall/ui'
import { registerSW } from 'virtual:pwa-register'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { wakeWorker } from './play/local.ts'
import './styles/fonts.css'
import './styles/shell.css'
import './styles/hall.css'
import { useSettings, wear } from './settings/settings.ts'

function open(): void {
  drawFirstTableUnhurried()
  wear(useSettings.getState())
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
  queueMicrotask(wakeWorker)
  // What makes it work offline is fetched once the page stands: the first table comes before it.
  addEventListener('load', () => setTimeout(() => registerSW({ immediate: true }), CALM_MS))
}
const CALM_MS = 8000
// Where the browser is too old, the page says so and nothing else (check.js).
if (!('old' in document.documentElement.dataset)) open()
