/** Serves the built client as the server does: one page for every address, and a strict content policy. */
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRequire } from 'node:module'
import { dirname, extname, join, normalize } from 'node:path'
import { root } from '@emberhall/roster'

const ROOT = join(root, 'packages/web')
const DIST = join(ROOT, 'dist')
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}
/** No inline script or style, no code from strings. */
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; worker-src 'self'; connect-src 'self'; font-src 'self'; object-src 'none'; base-uri 'none'"

interface Sent {
  readonly type: string
  readonly data: Buffer | null
  /** Files under assets carry a fingerprint in their name. */
  readonly caching: string
}
function give(response: ServerResponse, { type, data, caching }: Sent): void {
  const headers = { 'content-type': type, 'content-security-policy': POLICY, 'cache-control': caching }
  if (data === null) response.writeHead(404).end()
  else response.writeHead(200, headers).end(data)
}
async function read(dist: string, path: string): Promise<Sent> {
  const found = extname(path) !== '' && existsSync(join(dist, path))
  const type = TYPES[found ? extname(path) : '.html'] ?? 'application/octet-stream'
  const data = await readFile(join(dist, found ? path : 'index.html')).catch(() => null)
  return { type, data, caching: path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache' }
}

const SOURCES = [
  // All packages but these; of the server, what both sides speak.
  'packages/!(cli|lab|server|testkit)/src/**/*',
  'packages/server/src/{,protocol/}*.ts',
  'packages/web/{build,public}/**/*',
  'packages/web/*.*',
  'games/*/{src,rules}/**/*',
  'package-lock.json',
]
function isFresh(): boolean {
  const built = statSync(join(DIST, 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0
  return SOURCES.every((pattern) =>
    globSync(pattern, { cwd: root }).every((file) => statSync(join(root, file)).mtimeMs < built),
  )
}

/** In a process of its own: a test runner's idea of the environment must not end up in the client. */
function build(config: string): void {
  const vite = join(dirname(createRequire(join(ROOT, 'package.json')).resolve('vite/package.json')), 'bin/vite.js')
  const env = { ...process.env, NODE_ENV: 'production' }
  const args = [vite, 'build', '--logLevel', 'error', '--config', config]
  execFileSync(process.execPath, args, { cwd: ROOT, env, stdio: 'inherit' })
}

export interface Served {
  readonly url: string
  readonly stop: () => Promise<void>
}
/** Builds the client unless what lies there is newer than everything it is made of. */
export function buildIfStale(): void {
  if (!isFresh()) build('vite.config.ts')
}
export function serve(): Promise<Served> {
  buildIfStale()
  return serveFolder(DIST)
}
/** The page of parts, built anew. */
export function serveParts(): Promise<Served> {
  build('parts/vite.config.ts')
  return serveFolder(join(ROOT, 'dist-parts'))
}
async function serveFolder(dist: string): Promise<Served> {
  const kept = new Map<string, Promise<Sent>>()
  const server: Server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://here').pathname)
    if (path.startsWith('/api/')) {
      // No tables for people elsewhere here; a plain answer instead of an error keeps the console clean.
      response.writeHead(200, { 'content-type': 'text/plain' }).end()
      return
    }
    const sent = kept.get(path) ?? read(dist, path)
    kept.set(path, sent)
    void sent.then((file) => give(response, file))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
