/** What packages say about themselves: whose they are, and under which terms. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Credit } from '../src/credit.ts'
import { BuildProblem } from './problem.ts'

type Person = string | { readonly name: string }
interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string
  readonly author?: Person
  readonly homepage?: string
  readonly repository?: string | { readonly url: string }
}
interface FontMetadata {
  readonly family: string
  readonly license: { readonly attribution: string; readonly url: string }
}
interface IconSet {
  readonly name: string
  readonly author: { readonly name: string; readonly url: string }
  readonly license: { readonly title: string; readonly url: string }
}
const read = (file: string): never => JSON.parse(readFileSync(file, 'utf8')) as never
function plain(url: string): string {
  if (/^[\w-]+\/[\w.-]+$/.test(url)) return `https://github.com/${url}`
  return url.replace(/^git\+|\.git$/g, '').replace(/^(git|ssh):\/\/(git@)?/, 'https://')
}

/** The credit that is due for a package in a folder. */
export function creditOf(folder: string): Credit {
  const manifest: Manifest = read(join(folder, 'package.json'))
  const { name, version, license = '', author = '', homepage, repository = '' } = manifest
  if (license === '') throw new BuildProblem('noLicence', `${name} does not say under which licence it is`)
  const source = typeof repository === 'string' ? repository : repository.url
  const person = (typeof author === 'string' ? author : author.name).replace(/\s*[<(].*$/, '')
  if (name.startsWith('@fontsource')) {
    const { family, license: terms }: FontMetadata = read(join(folder, 'metadata.json'))
    // One line for each file of the face, all alike; the rest is told by the licence.
    const [first = ''] = terms.attribution.split(/\s+\S+\.ttf: |\s+This Font Software/)
    const by = first.replace(/\s*\([^()]*\)\\?$/, '')
    return { kind: 'font', name: family, version, licence: license, by, url: terms.url }
  }
  if (name.startsWith('@iconify-json/')) {
    const { name: title, author: by, license: terms }: IconSet = read(join(folder, 'info.json'))
    return { kind: 'icons', name: title, version, licence: terms.title, by: by.name, url: by.url }
  }
  return { kind: 'library', name, version, licence: license, by: person, url: plain(homepage ?? source) }
}

const MIT =
  'Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:\n\nThe above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.\n\nTHE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.'
const ISC =
  'Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted, provided that the above copyright notice and this permission notice appear in all copies.\n\nTHE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.'
const UNLICENSE =
  'This is free and unencumbered software released into the public domain.\n\nAnyone is free to copy, modify, publish, use, compile, sell, or distribute this software, either in source code form or as a compiled binary, for any purpose, commercial or non-commercial, and by any means.\n\nIn jurisdictions that recognize copyright laws, the author or authors of this software dedicate any and all copyright interest in the software to the public domain. We make this dedication for the benefit of the public at large and to the detriment of our heirs and successors. We intend this dedication to be an overt act of relinquishment in perpetuity of all present and future rights to this software under copyright law.\n\nTHE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.\n\nFor more information, please refer to <https://unlicense.org/>'
/** For packages that only name their licence. */
const TEXTS: Readonly<Record<string, string>> = {
  MIT,
  ISC,
  Unlicense: UNLICENSE,
  'CC BY 3.0': 'The licence can be read at https://creativecommons.org/licenses/by/3.0/legalcode',
}
const TERMS = /^(licen[sc]e|copying|unlicense|notice)(\.(md|txt|markdown))?$/i

/** The terms of a package in a folder, as it brings them. */
export function termsOf(folder: string): string {
  const files = readdirSync(folder).filter((name) => TERMS.test(name) && existsSync(join(folder, name)))
  if (files.length > 0) return files.map((name) => readFileSync(join(folder, name), 'utf8').trim()).join('\n\n')
  const { licence, by } = creditOf(folder)
  const text = TEXTS[licence]
  if (text === undefined)
    throw new BuildProblem('noLicence', `${basename(folder)} brings no text of its licence, ${licence}`)
  return by === '' || licence === 'Unlicense' ? text : `Copyright (c) ${by}\n\n${text}`
}
