/**
 * What travels between a table on the server and the people around it. This module and what it re-exports run in the
 * browser too: types, constants, patches and reading of views, and no validation library.
 */
export { applyOps, type Op, type Plain } from './patch.ts'
export type * from './protocol/messages.ts'
export type * from './protocol/routes.ts'
export * from './protocol/tables.ts'
export type * from './protocol/views.ts'
export * from './protocol/words.ts'
export { fingerprint, readView } from './viewData.ts'
export type { Wished } from '@emberhall/sitting'
