/** Finds out what of others has gone into the client, and lays the credits and all licence texts beside it. */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { type Credit, CREDITS_FILE, LICENCES_FILE } from '../src/credit.ts'
import { ICONS } from '../src/iconNames.ts'
import { creditOf, termsOf } from './licences.ts'

const PACKAGE = /^.*node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/
/** What a tool writes into what it builds. */
const HELPER = /^\0?(vite|rolldown)[\\/]/
const WORKBOX = /workbox:([a-z-]+):\d/g
const require = createRequire(import.meta.url)
const folderOf = (name: string): string => dirname(require.resolve(`${name}/package.json`))

function packageOf(root: string, id: string): string[] {
  const helper = id.includes('virtual:pwa-register') ? 'vite-plugin-pwa' : HELPER.exec(id)?.[1]
  if (helper !== undefined) return [folderOf(helper)]
  const [folder] = PACKAGE.exec(id.replace(/^\0/, '').split('?')[0]!) ?? []
  return folder === undefined ? [] : [resolve(root, folder)]
}
/** The parts of the service worker, which is built apart. */
function workboxIn(out: string): string[] {
  const text = globSync('{sw,workbox-*}.js', { cwd: out }).map((file) => readFileSync(join(out, file), 'utf8'))
  return [...text.join('').matchAll(WORKBOX)].map(([, part]) => folderOf(`workbox-${part}`))
}
const title = ({ name, version, licence, by }: Credit): string =>
  [`${name} ${version}`, licence, by].filter((part) => part !== '').join(', ')

export function shipped(): Plugin {
  const folders = new Set<string>()
  let root = ''
  let out = ''
  return {
    name: 'emberhall-shipped',
    apply: 'build',
    configResolved(config) {
      root = config.root
      out = resolve(root, config.build.outDir)
    },
    generateBundle(_, bundle) {
      for (const set of new Set(Object.values(ICONS).map((icon) => icon.split(':')[0]!)))
        folders.add(folderOf(`@iconify-json/${set}`))
      for (const file of Object.values(bundle)) {
        const sources = file.type === 'chunk' ? Object.keys(file.modules) : file.originalFileNames
        for (const folder of sources.flatMap((id) => packageOf(root, id))) folders.add(folder)
      }
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        for (const folder of workboxIn(out)) folders.add(folder)
        const all = [...folders].map((folder) => ({ folder, credit: creditOf(folder) }))
        const known = new Map(all.map((each) => [`${each.credit.name} ${each.credit.version}`, each]))
        const sorted = [...known.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each)
        const texts = sorted.map(({ folder, credit }) => `${title(credit)}\n${credit.url}\n\n${termsOf(folder)}\n`)
        writeFileSync(join(out, LICENCES_FILE), texts.join(`\n${'='.repeat(80)}\n\n`))
        writeFileSync(join(out, CREDITS_FILE), JSON.stringify(sorted.map(({ credit }) => credit)))
      },
    },
  }
}
