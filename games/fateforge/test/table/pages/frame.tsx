/** Stand-ins for the parts that the frame brings, in its own clothes. */
import type { LogLine, Option, View } from '@emberhall/kernel'
import type { GameWords } from '@emberhall/speech'
import type { FrameParts } from '@emberhall/ui'
import { headOf } from '../../../src/table/pages/parts/Line.tsx'
import type { S } from '../../../src/state.ts'

interface Wanted {
  readonly view: View<S>
  readonly words: GameWords<S>
  readonly names: readonly string[]
  readonly log: readonly LogLine[]
  readonly phone: boolean
  readonly take: (option: Option) => void
}
const TOOLS = ['Undo', 'Redo', 'Hint', 'Last turn', 'Menu']
export function partsFor({ view, words, names, log, phone, take }: Wanted): FrameParts {
  const { ask } = view
  return {
    brand: (
      <a className="brand" href="#hall">
        <b>Fateforge</b>
      </a>
    ),
    agenda: null,
    top: (
      <div className="top-strip">
        <span />
        {phone ? null : <div className="top-tools">EN · FR</div>}
      </div>
    ),
    prompt: (
      <section className="prompt" aria-label="Question">
        <div className={`prompt-body ${(ask?.options.length ?? 0) > 2 ? 'prompt-body-many' : ''}`}>
          <div className="prompt-words">
            <span className="prompt-who">
              <b>U</b>
            </span>
            <h2>{ask === null ? '…' : words.prompt(ask, view, names)}</h2>
          </div>
          <div className="choices-area">
            <ul className={`choices ${(ask?.options.length ?? 0) > 3 ? 'choices-many' : ''}`}>
              {ask?.options.map((option) => (
                <li key={option}>
                  <button type="button" className="choice" onClick={() => take(option)}>
                    <span className="choice-words">
                      <b>{headOf(words.option(option, ask, view, names))[0]}</b>
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
        <h2>What happened</h2>
        <ol>
          {log.map((line, i) => (
            <li key={i}>{words.log(line, names)}</li>
          ))}
        </ol>
      </section>
    ),
    tools: (
      <div className={phone ? 'tools tools-phone' : 'tools'}>
        {TOOLS.slice(0, phone ? 3 : 5).map((tool) => (
          <button key={tool} type="button" className="tool">
            ◆ <span>{tool}</span>
          </button>
        ))}
      </div>
    ),
  }
}
