/** Parts of a screen that are fetched when they are wanted, or a little before. */
import { type ComponentType, lazy, type ReactNode, useState } from 'react'

export interface Later<P> {
  readonly Screen: (props: P) => ReactNode
  /** Fetches it now, so that going there waits for nothing. */
  readonly warm: () => Promise<void>
}
export function later<P extends object>(load: () => Promise<ComponentType<P>>): Later<P> {
  let Ready: ComponentType<P> | null = null
  const fetched = async (): Promise<{ readonly default: ComponentType<P> }> => {
    Ready = await load()
    return { default: Ready }
  }
  const Waiting = lazy(fetched)
  /** What is here already is drawn at once: a lazy screen would first show that it is not. It stays what it was drawn as. */
  function Screen(props: P): ReactNode {
    const [Drawn] = useState<ComponentType<P>>(() => Ready ?? Waiting)
    return <Drawn {...props} />
  }
  return {
    Screen,
    warm: async () => void (await fetched()),
  }
}
