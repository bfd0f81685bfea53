/** Stand-ins for the parts that the frame brings, in its own markup. */
import type { LogLine, Option, View } from '@emberhall/kernel'
import type { GameWords } from '@emberhall/speech'
import type { FrameParts } from '@emberhall/ui'
import type { S } from '../../../src/state.ts'

interface Wanted {
  readonly view: View<S>
  readonly words: GameWords<S>
  readonly names: readonly string[]
  readonly log: readonly LogLine[]
  readonly phone: boolean
  readonly take: (option: Option) => void
}
function asked(text: string) {
  const end = text.indexOf('? ')
  if (end < 0) return text
  return (
    <>
      {text.slice(0, end + 1)} <small>{text.slice(end + 2)}</small>
    </>
  )
}
export function partsFor({ view, words, names, log, phone, take }: Wanted): FrameParts {
  const { ask } = view
  const many = (ask?.options.length ?? 0) > 3
  return {
    brand: (
      <span className="brand">
        <b>Fateforge</b>
      </span>
    ),
    agenda: null,
    top: <div className="top-strip" />,
    prompt: (
      <section className="prompt" aria-label="question">
        <div className={`prompt-body ${many ? 'prompt-body-many' : ''}`}>
          <div className="prompt-words">
            <span className="prompt-who">
              <b>U</b>
            </span>
            <div>
              <h2>{ask === null ? '…' : asked(words.prompt(ask, view, names))}</h2>
              <p className="prompt-why">{ask?.def.rule}</p>
            </div>
          </div>
          <div className="choices-area" style={{ '--choices': String(ask?.options.length ?? 0) } as never}>
            <ul className={`choices ${many ? 'choices-many' : ''}`}>
              {ask?.options.map((option) => (
                <li key={option}>
                  <button type="button" className="choice" onClick={() => take(option)}>
                    <span className="choice-words">
                      <b>{words.option(option, ask, view, names)}</b>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>
    ),
    story: (
      <section className="story">
        <h2>Story</h2>
        <ol>
          {log.slice(-30).map((line, i) => (
            <li key={i}>{words.log(line, names)}</li>
          ))}
        </ol>
      </section>
    ),
    tools: (
      <div className={`tools ${phone ? 'tools-phone' : ''}`}>
        {['Undo', 'Hint', 'Menu'].map((word) => (
          <button key={word} type="button" className="tool">
            <span>{word}</span>
          </button>
        ))}
      </div>
    ),
  }
}
