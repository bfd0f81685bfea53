import { build } from 'vite'
import { gzipSync } from 'node:zlib'
import { writeFileSync } from 'node:fs'
const root = process.cwd()+'/games/fateforge/'
const built = await build({ root, configFile: false, logLevel: 'error', build: { write: false, lib: { entry: `${root}src/table/art/index.ts`, formats: ['es'], fileName: 'art' }, rolldownOptions: { external: [/^react/] } } })
for (const part of [built].flat()) for (const c of (part as any).output) { const t = c.type === 'chunk' ? c.code : c.source; console.log(c.fileName, gzipSync(t).length); writeFileSync('/tmp/'+c.fileName.replace(/\W/g,'_'), t); if (c.modules) for (const [k, v] of Object.entries<any>(c.modules)) if (/packages/.test(k)) console.log(k.split('packages/')[1], v.renderedLength, v.renderedExports?.join()) }
