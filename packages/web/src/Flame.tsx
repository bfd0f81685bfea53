import type { ReactNode } from 'react'

/** The sign of the hall. */
export function Flame(): ReactNode {
  return (
    <svg className="flame" viewBox="0 0 26 32" aria-hidden="true">
      <path d="M13 0C20 8 26 13 25 21C24 28 19 32 13 32C7 32 1 28 1 20C1 14 6 12 7 5C10 7 12 5 13 0Z" fill="#e8793a" />
      <path d="M14 13C18 18 20 20 19 24C18 28 16 29 13 29C10 29 7 27 7 23C7 19 12 18 14 13Z" fill="#ffe2ac" />
    </svg>
  )
}
