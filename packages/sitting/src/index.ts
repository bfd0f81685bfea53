export { inOrder, lost, nextNumber, reached } from './bookmarks.ts'
export { areRivals, following, isShared, knowledgeAt, type Looker, viewpoints } from './looking.ts'
export { isSecret } from './secrets.ts'
export { isKnown, type Wished, Wishes } from './wishes.ts'
