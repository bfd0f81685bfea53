/** The heroes of this table as they stand in the scene of an ending. */
import type { LogLine } from '@emberhall/kernel'
import type { Lang } from '@emberhall/speech'
import type { EndingPerson } from '@emberhall/ui/ending'
import { heroIdOf } from '../../../content/types.ts'
import type { S } from '../../../state.ts'
import { nameOf } from '../../../text/things.ts'
import { HeroPiece } from '../../art/index.ts'
import { tell } from '../words.ts'
import { deedsOf } from './fight.ts'

const DEEDS = ['dealt', 'felled', 'raised', 'suffered'] as const

/** What they did is read from these lines. */
export function peopleOf(heroes: S['heroes'], log: readonly LogLine[], lang: Lang): EndingPerson[] {
  return heroes.map(({ id, down }) => {
    const hero = heroIdOf(id)
    const did = deedsOf(log, hero)
    return {
      key: hero,
      name: nameOf('hero', hero, lang),
      picture: <HeroPiece id={hero} down={down} />,
      isDown: down,
      deeds: DEEDS.filter((deed) => did[deed] > 0).map((deed) => tell(lang, `end.${deed}`, { n: did[deed] })),
    }
  })
}
