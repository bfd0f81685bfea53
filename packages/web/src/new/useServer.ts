/** Whether there is a server behind this page that can hold tables for people elsewhere. */
import { useEffect, useState } from 'react'

const HEALTH = '/api/health'

export function useServer(): { readonly isReachable: boolean } {
  const [isReachable, setReachable] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    fetch(HEALTH, { signal: stop.signal, headers: { accept: 'application/json' } })
      .then((answer) => setReachable(answer.ok && (answer.headers.get('content-type') ?? '').includes('json')))
      .catch(() => setReachable(false))
    return () => stop.abort()
  }, [])
  return { isReachable }
}
