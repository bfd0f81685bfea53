/** The picture behind a page; the one before it fades. */
import { useRef } from 'react'
import { heroIdOf } from '../../../content/types.ts'
import { StoryPicture } from '../../art/index.ts'
import { useDesk } from '../model/desk.ts'

export function Ground({ id }: { readonly id: string }) {
  const { pace, s } = useDesk()
  const heroes = s.heroes.length === 0 ? null : s.heroes.map((hero) => heroIdOf(hero.id))
  const seen = useRef<{ now: string; before: string | null }>({ now: id, before: null })
  if (seen.current.now !== id) seen.current = { now: id, before: seen.current.now }
  const { before } = seen.current
  return (
    <div className="fgp-ground" aria-hidden="true">
      {before !== null && pace > 0 && <StoryPicture key={before} id={before} heroes={heroes} className="fgp-picture" />}
      <StoryPicture key={id} id={id} heroes={heroes} className="fgp-picture fgp-picture-now" />
    </div>
  )
}
