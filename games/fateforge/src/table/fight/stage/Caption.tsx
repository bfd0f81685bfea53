/** The sentence of the moment while enemies act, and the way past it. */
import { useDesk } from '../model/desk.ts'
import { tell } from '../words.ts'

export function Caption() {
  const { beat, skip, words, names, lang } = useDesk()
  if (beat === null) return null
  const text = words.log(beat.line, names)
  return (
    <div className="fg-caption fg-panel">
      <p>{text}</p>
      <button type="button" onClick={skip}>
        {tell(lang, 'skip')}
      </button>
    </div>
  )
}
