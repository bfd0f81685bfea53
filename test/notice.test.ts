import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const NOTICE = readFileSync(join(ROOT, 'NOTICE'), 'utf8')
interface Locked {
  readonly link?: true
  readonly dev?: true
  readonly devOptional?: true
  readonly resolved?: string
}
const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>
}
const others = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
const installed = others.filter(([, { dev, devOptional }]) => !dev && !devOptional).map(([path]) => nameOf(path))

test('no tool to build or test with is installed to run the server', () => {
  const tools = [
    'vitest',
    'vite',
    'rolldown',
    'playwright-core',
    'axe-core',
    'jsqr',
    'chai',
    'typescript',
    'knip',
    'oxlint',
  ]
  expect(installed.filter((name) => tools.includes(name))).toEqual([])
})
test('NOTICE names everything that is installed to run the server, and what the client is drawn with', () => {
  const family = (name: string): string => name.replace(/\/binding-.*/, '/binding-*')
  const named = (name: string): boolean => name.startsWith('@fontsource') || NOTICE.includes(`  ${family(name)} `)
  expect(installed.filter((name) => !named(name))).toEqual([])
  const drawn = [
    'Literata',
    'OpenDyslexic',
    'Game Icons',
    'Lucide',
    'workbox-core',
    'Caro Asercion',
    'Delapouite',
    'Lorc',
  ]
  expect(drawn.filter((name) => !NOTICE.includes(name))).toEqual([])
})
test('the lock file carries no addresses to download from', () => {
  expect(others.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
})
