/** What came from outside, in the shape it must have. */
import type { z } from 'zod'
import { Failure } from '../failure.ts'
import { UNSEEN } from '../schemas.ts'

export function read<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const problems = result.error.issues.map(({ path, message }) => `${path.map(String).join('.') || 'body'}: ${message}`)
  const code = result.error.issues.every(({ message }) => message === UNSEEN) ? 'unseen' : 'malformed'
  throw new Failure(code, 'this is not what is expected here', problems.slice(0, 20))
}
