/** States put away small: a byte for most numbers, and texts shared with the state that they come from. */
import { Bytes, Reader } from './bytes.ts'
import { copyPlain, type Field, generated, type Shape, treeSource } from './schema.ts'

interface Written {
  readonly bytes: Uint8Array
  readonly texts: readonly string[]
}
/** A state put away, for its game's `unpack`. */
export type Packed<S> = Written | S

class Packer extends Bytes {
  texts: string[] = []

  text(text: string): void {
    const no = this.texts.indexOf(text)
    this.add(no < 0 ? this.texts.push(text) - 1 : no)
  }
}
class Unpacker extends Reader {
  private readonly texts: readonly string[]
  constructor({ bytes, texts }: Written) {
    super(bytes)
    this.texts = texts
  }
  text(): string {
    return this.texts[this.next()]!
  }
  /** A list to be filled. Like one of a copy it has room for what is in it and no more. */
  list(): unknown[] {
    return cut(BLANKS, null, this.next())
  }
  ints(): number[] {
    return this.nextList(zeros)
  }
}
const ZEROS: number[] = []
const zeros = (length: number): number[] => cut(ZEROS, 0, length)
const BLANKS: null[] = []
function cut<T>(from: T[], filler: T, length: number): T[] {
  while (from.length < length) from.push(filler)
  return from.slice(0, length)
}

/** How states of one shape are put away, and had again. What has been packed is not written in any more. */
export interface Packing<S> {
  readonly pack: (state: S) => Packed<S>
  readonly unpack: (packed: Packed<S>) => S
}
/** Written for exactly this shape; where code must not be generated, a state is put away as it is. */
export function makePacking<S>(shape: Shape): Packing<S> {
  const pack = generated(['p', 's'], packSource(shape, 's', 0)) as ((p: Packer, s: S) => void) | null
  const unpack = generated(['u'], `return ${treeSource(shape, null, 0)}`) as ((u: Unpacker) => S) | null
  if (pack === null || unpack === null) return { pack: (state) => state, unpack: (packed) => copyPlain(packed as S) }
  const packer = new Packer()
  return {
    pack(state) {
      packer.truncate(0)
      packer.texts = []
      pack(packer, state)
      return { bytes: packer.written.slice(), texts: packer.texts }
    },
    unpack: (packed) => unpack(new Unpacker(packed as Written)),
  }
}
function packSource(shape: Shape, value: string, depth: number): string {
  return Object.entries(shape)
    .map(([key, f]) => fieldSource(f, `${value}[${JSON.stringify(key)}]`, depth))
    .join(';')
}
function fieldSource(f: Field<unknown>, value: string, depth: number): string {
  if (f.kind === 'record') return packSource(f.fields!, value, depth)
  if (f.kind === 'text') return `p.text(${value})`
  if (f.kind !== 'list') return `p.addWhole(${f.kind === 'flag' ? '+' : ''}${value})`
  if (f.of!.kind === 'int') return `p.addList(${value})`
  const each = fieldSource(f.of!, `a${depth}[i]`, depth + 1)
  return `{const a${depth}=${value};p.add(a${depth}.length);for(let i=0;i<a${depth}.length;i++){${each}}}`
}
