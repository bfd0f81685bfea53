/** FG-U8 The ally who comes along: its dice, its skills and how much it has suffered. */
import { at } from '@emberhall/kernel'
import { Spot } from '@emberhall/ui'
import { DICE, ICONS } from '../../../content/types.ts'
import { say as phrase } from '../../../text/phrases.ts'
import { nameOf } from '../../../text/things.ts'
import { CardPicture, Cube } from '../../art/index.ts'
import { textOf } from '../../model/printed.ts'
import { useDesk } from '../model/desk.ts'
import { allyDieKey, allySkillKey } from '../model/keys.ts'
import { tell } from '../words.ts'
import { GainIcons } from './Icons.tsx'
import { RolledDie } from './RolledDie.tsx'

export function AllyCard() {
  const { t, lang, book } = useDesk()
  const { id, dice, red } = t.s.ally
  const ally = at(book.content.allies, id)
  const { name, lines } = textOf(ally.id, lang)
  return (
    <section className="fg-ally fg-panel" aria-label={name}>
      <Spot at={`ally ${id}`} name={name} says={lines} zoom={{ face: ally.id }} className="fg-ally-face">
        <CardPicture id={ally.id} />
        <b>{name}</b>
      </Spot>
      <span role="img" aria-label={tell(lang, 'allyHurt', { n: red, of: ally.health })} className="fg-ally-red">
        {Array.from({ length: ally.health }, (_, i) => (
          <i key={i} data-full={i < red || undefined}>
            {i < red && <Cube colour="red" />}
          </i>
        ))}
      </span>
      <span className="fg-ally-dice">
        {dice.map((die, d) => (
          <Spot
            key={d}
            at={allyDieKey(d)}
            name={tell(lang, 'result.die', {
              icon: phrase(lang, `icon.${at(ICONS, die.icon)}`),
              die: nameOf('die', at(DICE, die.die), lang),
            })}
            className="fg-die"
          >
            <RolledDie die={at(DICE, die.die)} face={at(ICONS, die.icon)} />
          </Spot>
        ))}
      </span>
      <span className="fg-ally-skills">
        {ally.skills.map((skill, i) => (
          <Spot
            key={skill.id}
            at={allySkillKey(i)}
            name={nameOf('allySkill', skill.id, lang)}
            says={lines}
            className="fg-ally-skill"
          >
            <b>{nameOf('allySkill', skill.id, lang)}</b>
            <GainIcons gain={skill.gain} />
          </Spot>
        ))}
      </span>
    </section>
  )
}
