/**
 * The worker is an entry of the same build (vite.config.ts), so it shares its chunks with the page and a game is
 * downloaded once. Its name carries no hash: it is found without one.
 */
const FILE = import.meta.env.DEV ? '/src/play/worker.ts' : `${import.meta.env.BASE_URL}worker.js`

export function startWorker(): Worker {
  return new Worker(new URL(FILE, location.href), { type: 'module', name: 'emberhall' })
}
