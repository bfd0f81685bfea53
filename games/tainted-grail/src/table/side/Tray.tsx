/** What is laid out to be chosen from: cards that lie nowhere else, whom to be. */
import { Baked, optionKey, Spot } from '@emberhall/ui'
import { type CSSProperties, Suspense } from 'react'
import { CONTENT } from '../../content/index.ts'
import { ATTRS } from '../../content/types.ts'
import { PROSE } from '../../prose/index.ts'
import { say } from '../../text/phrases.ts'
import { bustPicture, SIGNS } from '../art/figures.ts'
import { Sign } from '../art/signs.tsx'
import { printed } from '../later.tsx'
import { faceNamed } from '../model/keys.ts'
import { useTableau } from '../model/tableau.ts'
import { tell } from '../words.ts'

export function Tray() {
  const { tray, t, lang, view, words, names } = useTableau()
  const { ask } = view
  if (tray.length === 0 || ask === null) return null
  const isLetter = ask.def.name === 'character'
  return (
    <section className="tg-tray" aria-label={tell(lang, 'tray')} data-letters={isLetter || undefined}>
      {tray.map((option) => {
        const face = faceNamed(t, option)
        const name = words.option(option, ask, view, names)
        return (
          <Spot key={option} at={optionKey(option)} name={name} zoom={{ face }} className="tg-laid">
            {isLetter ? (
              <Letter id={face} />
            ) : (
              <Suspense fallback={null}>
                <printed.Screen id={face} lang={lang} />
              </Suspense>
            )}
          </Spot>
        )
      })}
    </section>
  )
}
/** Somebody by the letter that was meant for them: who it is, what they are good at, how it begins. */
function Letter({ id }: { readonly id: string }) {
  const { lang } = useTableau()
  const who = CONTENT.characters.find((one) => one.id === id)
  if (who === undefined) return null
  const [, ...lines] = PROSE[lang].letters[who.id].split('\n')
  return (
    <article className="tg-letter tg-vellum" style={{ '--deck': SIGNS[who.id].base } as CSSProperties}>
      <span className="tg-letter-face">
        <Baked picture={bustPicture(who.id)} />
      </span>
      <h3>{who.name[lang]}</h3>
      <ul>
        {ATTRS.flatMap((attr, i) => {
          const n = who.attrs[i] ?? 0
          return n === 0
            ? []
            : [
                <li key={attr}>
                  <Sign of={attr} /> {say(lang, `attr.${attr}`)} {n}
                </li>,
              ]
        })}
      </ul>
      <p>{lines.join(' ')}</p>
    </article>
  )
}
