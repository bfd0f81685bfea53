/** Pictures that are drawn by code once, at build time, and served as plain files. */
import type { Plugin } from 'vite'
import { appIcon, appIconPng } from './appIcon.ts'
import { doorPictures } from './doors.ts'
import { floorPicture, torchPicture, wallPicture } from './hall.ts'

type Picture = () => string | Uint8Array
const doors = Object.entries(await doorPictures())
const PICTURES: Readonly<Record<string, Picture>> = {
  'icon.svg': appIcon,
  'icon-192.png': () => appIconPng(192),
  'icon-512.png': () => appIconPng(512),
  'art/wall.svg': wallPicture,
  'art/floor.svg': floorPicture,
  'art/torch.svg': torchPicture,
  ...Object.fromEntries(doors.map(([game, draw]) => [`art/${game}.svg`, draw])),
}
const typeOf = (file: string): string => (file.endsWith('.svg') ? 'image/svg+xml' : 'image/png')

export function art(): Plugin {
  return {
    name: 'emberhall-art',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = (request.url ?? '').slice(1).split('?')[0]!
        if (!Object.hasOwn(PICTURES, file)) return next()
        response.setHeader('content-type', typeOf(file))
        response.end(PICTURES[file]!())
      })
    },
    generateBundle() {
      for (const [fileName, draw] of Object.entries(PICTURES))
        this.emitFile({ type: 'asset', fileName, source: draw() })
    },
  }
}
