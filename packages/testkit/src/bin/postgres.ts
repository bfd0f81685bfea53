/** Makes sure that PostgreSQL is there for the tests, and installs Debian's where it may. */
import { postgresPrograms } from '../postgres.ts'

console.log(postgresPrograms())
