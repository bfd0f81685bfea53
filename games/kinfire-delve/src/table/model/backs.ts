import type { Lang } from '@emberhall/speech'
import type { Card } from '../../content/types.ts'
import { kinfireDelve } from '../../module.ts'
import type { BackKind } from '../cards/CardBack.tsx'

/** What a card shows when it lies face down. */
export function backOf(card: Card, lang: Lang): BackKind {
  if (card.kind === 'master') return { of: 'master', name: kinfireDelve.game.masterBack.name[lang] }
  if (card.kind === 'skill' || card.kind === 'lantern') return { of: 'skill', seeker: card.seeker }
  if (card.kind === 'seeker') return { of: 'skill', seeker: card.id }
  return { of: card.kind === 'fatigue' ? 'fatigue' : 'well' }
}
