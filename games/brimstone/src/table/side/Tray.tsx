/** What is laid out to be chosen from: cards, dice, whom to be. */
import { aOf, at, type Option, verbOf } from '@emberhall/kernel'
import { optionKey, Spot } from '@emberhall/ui'
import { CONTENT } from '../../content/index.ts'
import { V } from '../../questions.ts'
import { Face } from '../cards/Face.tsx'
import { Who } from '../cards/Who.tsx'
import { useTableau } from '../model/tableau.ts'
import { Die } from '../pieces/signs.tsx'
import { tell } from '../words.ts'

export function Tray() {
  const { tray, lang } = useTableau()
  if (tray.length === 0) return null
  return (
    <section className="sb-tray" aria-label={tell(lang, 'tray')}>
      {tray.map((option) => (
        <Laid key={option} option={option} />
      ))}
    </section>
  )
}
function Laid({ option }: { readonly option: Option }) {
  const { t, sp, lang, view, names, words } = useTableau()
  const a = aOf(option)
  const name = view.ask === null ? '' : words.option(option, view.ask, view, names)
  if (verbOf(option) === V.die)
    return (
      <Spot at={optionKey(option)} name={name} className="sb-laid-die">
        <Die face={t.s.about.dice[a] ?? 0} />
      </Spot>
    )
  if (verbOf(option) === V.class) {
    const hero = at(CONTENT.classes, a)
    return (
      <Spot at={optionKey(option)} name={name} zoom={{ face: hero.id }} className="sb-laid-card">
        <Who hero={hero} lang={lang} />
      </Spot>
    )
  }
  const face = faceOf(verbOf(option), a)
  const zoom = verbOf(option) === V.card || verbOf(option) === V.buy ? { card: a } : { face }
  return (
    <Spot at={optionKey(option)} name={name} zoom={zoom} className="sb-laid-card">
      <Face id={face} lang={lang} />
    </Spot>
  )
  function faceOf(verb: number, n: number): string {
    if (verb === V.mission) return at(CONTENT.missions, n).id
    if (verb === V.upgrade || verb === V.learn) return at(sp.game.book.upgrades, n).id
    return sp.game.faceKeys[t.face(n)] ?? ''
  }
}
