/** Random names and secrets. */
import { at } from '@emberhall/kernel'
import { randomBytes, randomInt } from 'node:crypto'
import { LIMITS } from './protocol.ts'

/** A secret that cannot be guessed: 120 bits. */
export const newSecret = (): string => randomBytes(15).toString('base64url')
/** Names a table in its address. It is no secret; getting in takes a seat or a link. */
export const newTableId = (): string => randomBytes(9).toString('base64url')

// Letters and digits that are not mistaken for one another when read out.
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
/** A code to type in on another device. */
export function newCode(): string {
  return Array.from({ length: LIMITS.code }, () => at(ALPHABET, randomInt(ALPHABET.length))).join('')
}
/** As people type it: in small letters, with spaces or dashes. */
export function readCode(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
}
