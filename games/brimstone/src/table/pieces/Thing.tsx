/** A thing that is carried, as it is drawn. */
import { Baked } from '@emberhall/ui'
import type { TokenKind } from '../../content/types.ts'
import { thingPicture, tokenPicture, type Wealth, wealthPicture } from '../art/things/index.ts'

export type Shown = { readonly item: string } | { readonly token: TokenKind } | { readonly wealth: Wealth }

export function Thing({ shown }: { readonly shown: Shown }) {
  const picture =
    'item' in shown
      ? thingPicture(shown.item)
      : 'token' in shown
        ? tokenPicture(shown.token)
        : wealthPicture(shown.wealth)
  return <Baked picture={picture} />
}
