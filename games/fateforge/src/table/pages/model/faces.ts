import { at, type CardId } from '@emberhall/kernel'
import type { S } from '../../../state.ts'
import { game } from '../../model/game.ts'

/** What an open card of a deck is called. */
export const faceKeyOf = (s: S, card: CardId): string => at(game.deck, at(s.faces, card)).card.id
