/** Whole numbers in a row, most of them a byte each: seven bits a byte, the eighth says that more follow. */
import { RuleFault } from './why.ts'

export class Bytes {
  private store = new Uint8Array(64)
  private used = 0

  get length(): number {
    return this.used
  }
  /** What has been written so far, as it lies there: a window, not a copy. */
  get written(): Uint8Array {
    return this.store.subarray(0, this.used)
  }
  /** Adds a number that is not negative. */
  add(value: number): void {
    let rest = value
    for (; rest > 127; rest = Math.floor(rest / 128)) this.put(128 + (rest % 128))
    this.put(rest)
  }
  /** Adds a number of either sign. */
  addSigned(value: number): void {
    this.add(value < 0 ? -2 * value - 1 : 2 * value)
  }
  /** Adds a number of either sign, if it is one that can be read again. */
  addWhole(value: number): void {
    if (!Number.isSafeInteger(value)) throw new RuleFault(`${value} stands where a whole number belongs`)
    this.addSigned(value)
  }
  /** Adds a list of numbers: where each fits into a byte, as such, which is quickly read. */
  addList(list: readonly number[]): void {
    const areBytes = list.every((value) => value >>> 0 === value && value < 256)
    this.add(2 * list.length + (areBytes ? 1 : 0))
    for (let i = 0; i < list.length; i++)
      if (areBytes) this.put(list[i]!)
      else this.addWhole(list[i]!)
  }
  addText(text: string): void {
    this.add(text.length)
    for (let i = 0; i < text.length; i++) this.add(text.charCodeAt(i))
  }
  private put(byte: number): void {
    if (this.used === this.store.length) this.store = resized(this.store, this.used + (this.used >> 2) + 32)
    this.store[this.used++] = byte
  }
  truncate(length: number): void {
    this.used = length
  }
  /** Takes over what somebody else has written. */
  fill(bytes: ArrayLike<number>): void {
    this.store = Uint8Array.from(bytes)
    this.used = bytes.length
  }
  copy(): Bytes {
    const bytes = new Bytes()
    bytes.store = this.store.slice(0, this.used)
    bytes.used = this.used
    return bytes
  }
  reader(at = 0): Reader {
    return new Reader(this.store, at)
  }
}
function resized(store: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(length)
  larger.set(store)
  return larger
}

/** Reads the numbers again, from some place on. */
export class Reader {
  at: number
  protected readonly bytes: Uint8Array
  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes
    this.at = at
  }
  next(): number {
    let byte = this.bytes[this.at++]!
    let value = byte & 127
    for (let scale = 128; byte > 127; scale *= 128) {
      byte = this.bytes[this.at++]!
      value += (byte & 127) * scale
    }
    return value
  }
  nextSigned(): number {
    const value = this.next()
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2
  }
  nextText(): string {
    let text = ''
    for (let left = this.next(); left > 0; left--) text += String.fromCharCode(this.next())
    return text
  }
  skip(n: number): void {
    for (let left = n; left > 0; left--) while (this.bytes[this.at++]! > 127);
  }
  /** What `addList` has written; `blank` gives a list to fill. */
  nextList(blank: (length: number) => number[]): number[] {
    const head = this.next()
    const list = blank(head >>> 1)
    const { at, bytes } = this
    if (head % 2 === 0) for (let i = 0; i < list.length; i++) list[i] = this.nextSigned()
    else {
      for (let i = 0; i < list.length; i++) list[i] = bytes[at + i]!
      this.at = at + list.length
    }
    return list
  }
  several(n: number): number[] {
    const values: number[] = []
    for (let i = 0; i < n; i++) values.push(this.next())
    return values
  }
}
