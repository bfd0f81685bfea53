/** Ways out of the folder of the client, written in all ways, and strange methods. Nothing of the machine is served. */
import { type Attack, type Siege } from '../siege.ts'

const UP = ['../', '..%2f', '%2e%2e/', '..%5c', '..\\', '....//', '..;/', '%252e%252e%252f', '..%c0%af', '.%00./']
const WANTED = ['etc/passwd', 'package.json', 'cookie.key', 'emberhall.db', 'proc/self/environ']
const STRANGE = ['/%', '/%00', '/%ff', '/assets/%2e%2e', '/assets', '/assets//', '/.git/config', '/index.html%00.js']
const METHODS = ['TRACE', 'CONNECT', 'PUT', 'PATCH', 'OPTIONS', 'HEAD', 'PROPFIND']
const SECRET = /root:|"workspaces"|SQLite format|PATH=/
/** A mistake of the server; that no client has been built is none. */
const MISTAKE = /^HTTP\/1\.1 5(?!03)/

async function ask(siege: Siege, method: string, path: string): Promise<void> {
  const wire = (await siege.wire()).listen()
  wire.request(method, path, { host: 'x', connection: 'close' })
  await wire.closes(5000)
  siege.holds(!SECRET.test(wire.text), `${method} ${path} shows something of this machine`)
  siege.holds(!MISTAKE.test(wire.text), `${method} ${path}: ${wire.text.slice(0, 30)}`)
  wire.drop()
}

export const attack: Attack = {
  async run(siege) {
    for (const up of UP)
      for (const file of WANTED)
        for (const base of ['/', '/assets/', '//']) await ask(siege, 'GET', `${base}${up.repeat(6)}${file}`)
    for (const path of STRANGE) await ask(siege, 'GET', path)
    for (const method of METHODS) await ask(siege, method, '/api/tables')
  },
}
