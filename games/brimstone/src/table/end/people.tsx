/** The posse in the picture of an end, and what each did until then. */
import { at, type LogLine } from '@emberhall/kernel'
import { Baked } from '@emberhall/ui'
import type { EndingPerson } from '@emberhall/ui/ending'
import { CONTENT } from '../../content/index.ts'
import type { HeroNo, T } from '../../state.ts'
import { heroCalled, type Speech } from '../../text/speech.ts'
import { fallenPicture, figurePicture, whoOf } from '../art/figures/index.ts'
import { tellEnd } from './words.ts'
import { deedsOf } from './tale.ts'

const DEEDS = ['slain', 'dealt', 'suffered', 'helped', 'found'] as const

export function peopleOf(
  sp: Speech,
  t: T,
  log: readonly LogLine[],
  isDown: (h: HeroNo) => boolean,
): readonly EndingPerson[] {
  return t.s.heroes.map((hero, h) => {
    const who = whoOf(at(CONTENT.classes, hero.class).id)
    const isLying = isDown(h)
    const deeds = deedsOf(log, t.s, h)
    return {
      key: `${h}`,
      name: heroCalled(sp, t, h),
      picture: <Baked picture={isLying ? fallenPicture(who) : figurePicture(who)} />,
      isDown: isLying,
      deeds: DEEDS.filter((deed) => deeds[deed] > 0).map((deed) =>
        tellEnd(sp.lang, `deed.${deed}`, { n: deeds[deed] }),
      ),
    }
  })
}
