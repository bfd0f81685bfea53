/** Stand-ins for the parts that the frame brings. */
import type { LogLine, View } from '@emberhall/kernel'
import type { GameWords } from '@emberhall/speech'
import type { FrameParts } from '@emberhall/ui'
import type { S } from '../../src/state.ts'

interface Wanted {
  readonly view: View<S>
  readonly words: GameWords<S>
  readonly names: readonly string[]
  readonly log: readonly LogLine[]
  readonly phone: boolean
}
export function partsFor({ view, words, names, log, phone }: Wanted): FrameParts {
  const { ask } = view
  return {
    brand: <b className="g-brand">{phone ? 'KD' : 'Kinfire Delve'}</b>,
    agenda: null,
    top: null,
    prompt: (
      <div className="g-prompt">
        <h2>{ask === null ? '…' : words.prompt(ask, view, names)}</h2>
        <div>
          {ask?.options.slice(0, phone ? 2 : 3).map((option) => (
            <button key={option} type="button">
              {words.option(option, ask, view, names).slice(0, 34)}
            </button>
          ))}
        </div>
      </div>
    ),
    story: (
      <div className="g-story">
        <h2>The story so far</h2>
        {log.slice(-14).map((line, i) => (
          <p key={log.length - i}>{words.log(line, names)}</p>
        ))}
      </div>
    ),
    tools: (
      <div className="g-tools">
        {(phone ? ['↺'] : ['Undo', 'Hint', 'Last turn']).map((word) => (
          <button key={word} type="button">
            {word}
          </button>
        ))}
      </div>
    ),
  }
}
