export { Failure } from './failure.ts'
export { type Served, type ServeOptions, serve } from './serve.ts'
export { type Moved, move } from './storage/moving.ts'
export { openShared } from './storage/postgres/shared.ts'
