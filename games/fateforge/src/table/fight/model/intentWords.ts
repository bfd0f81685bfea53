/** What an enemy would do now, in a sentence, and why. */
import { at } from '@emberhall/kernel'
import type { EnemyAction } from '../../../content/types.ts'
import { BOSS_STEPS } from '../../../parts.ts'
import { heroAt, type FoeNo } from '../../../state.ts'
import { foeCard } from '../../../book.ts'
import { joined, say as phrase } from '../../../text/phrases.ts'
import { nameOf, toldOf } from '../../../text/things.ts'
import { tell } from '../words.ts'
import type { Desk } from './desk.ts'
import { heroIdOf } from '../../../content/types.ts'
import { zoneSaid } from '../board/place.ts'

const LISTS = {
  en: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
  fr: new Intl.ListFormat('fr', { type: 'disjunction' }),
}

function deed({ do: what, toxic, extra }: EnemyAction, lang: 'en' | 'fr'): string {
  let action = phrase(lang, `action.${what}`)
  if (toxic) action = phrase(lang, 'band.toxic', { action })
  return extra ? phrase(lang, 'action.extra', { action, n: extra }) : action
}
export function intentWords({ t, lang, intents }: Desk, foe: FoeNo): readonly string[] {
  const intent = intents[foe]
  if (intent === null || intent === undefined) return []
  const who = LISTS[lang].format(intent.targets.map((h) => nameOf('hero', heroIdOf(heroAt(t, h).id), lang)))
  if (foe === t.s.boss.enemy) {
    const step = at(BOSS_STEPS, intent.section)
    return [tell(lang, 'plan.boss', { name: toldOf('boss', step, 'name', lang) }), nameOf('boss', step, lang)]
  }
  if (intent.rest !== null) return [tell(lang, `rests.${intent.rest}`)]
  const section = at(foeCard(t, foe).band, intent.section)
  const does = joined(
    lang,
    'then',
    section.actions.map((action) => deed(action, lang)),
  )
  const to = LISTS[lang].format([...new Set(intent.to.map(zoneSaid))])
  return [
    tell(lang, 'plan', { does }),
    ...(intent.to.length > 0 ? [tell(lang, 'plan.to', { to })] : []),
    ...(intent.targets.length > 0 ? [tell(lang, 'plan.at', { who, n: intent.targets.length, harm: intent.harm })] : []),
  ]
}
