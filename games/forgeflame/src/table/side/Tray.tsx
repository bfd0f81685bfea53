/** What can be chosen and lies in a pile, a bag or a load is laid out here. */
import { optionKey, Spot } from '@emberhall/ui'
import { aOf, at, bOf, type Option, verbOf } from '@emberhall/kernel'
import { KOBOLD_TOKENS, ORES, POTIONS } from '../../content/types.ts'
import { forgeflame } from '../../module.ts'
import { ADVENTURERS, V } from '../../state.ts'
import { advName, who } from '../../text/speech.ts'
import { cardText } from '../../text/cardText.ts'
import { oreName } from '../../text/things.ts'
import { koboldTokenText, potionText } from '../../text/tokenText.ts'
import {
  CardBack,
  KoboldBag,
  KoboldTokenFace,
  OrePiece,
  PlayerBadge,
  Portrait,
  PotionToken,
  TreasureToken,
} from '../art/index.ts'
import { Face } from '../Face.tsx'
import { seen, useTableau } from '../model/tableau.ts'
import { tell } from '../words.ts'

export function Tray() {
  const { tray, lang } = useTableau()
  if (tray.length === 0) return null
  const kind = sizeOf(tray)
  return (
    <section className={`ff-tray ff-tray-${kind}`} aria-label={tell(lang, 'tray')}>
      <div>
        {tray.map((option) => (
          <Item key={option} option={option} />
        ))}
      </div>
    </section>
  )
}
function sizeOf(tray: readonly Option[]): 'crew' | 'cards' | 'things' {
  const verb = verbOf(at(tray, 0))
  if (verb === V.recruit || verb === V.station) return 'crew'
  return verb === V.card || verb === V.include ? 'cards' : 'things'
}
function Item({ option }: { readonly option: Option }) {
  const tableau = useTableau()
  const { sp, lang } = tableau
  const [a, b] = [aOf(option), bOf(option)]
  const spot = (name: string, picture: React.ReactNode, note = '') => (
    <Spot at={optionKey(option)} name={name} zoom={null} className="ff-item">
      {picture}
      <b>{name}</b>
      {note !== '' && <small>{note}</small>}
    </Spot>
  )
  switch (verbOf(option)) {
    case V.recruit:
    case V.station: {
      const text = cardText(at(forgeflame.game.content.adventurers, a), lang)
      return spot(
        advName(sp, a),
        <Portrait id={at(ADVENTURERS, a)} />,
        verbOf(option) === V.recruit ? `${text.kindLine}. ${text.lines.join(' ')}` : '',
      )
    }
    case V.card:
    case V.include: {
      const p = seen(tableau, a)
      return (
        <Spot at={optionKey(option)} card={a} name={tell(lang, 'card')} className="ff-item-card">
          {p === null ? <CardBack back="action" /> : <Face p={p} lang={lang} />}
        </Spot>
      )
    }
    case V.carried:
      return spot(oreName(at(ORES, b), lang), <OrePiece kind={at(ORES, b)} />, advName(sp, a))
    case V.ore:
    case V.keep:
      return spot(oreName(at(ORES, a), lang), <OrePiece kind={at(ORES, a)} />)
    case V.drop:
    case V.leave:
      return spot(
        oreName(at(ORES, a), lang),
        <OrePiece kind={at(ORES, a)} />,
        tell(lang, verbOf(option) === V.drop ? 'drop' : 'leave'),
      )
    case V.token:
      return spot(koboldTokenText(at(KOBOLD_TOKENS, a), lang).name, <KoboldTokenFace kind={at(KOBOLD_TOKENS, a)} />)
    case V.potion:
      return spot(potionText(at(POTIONS, a), lang).name, <PotionToken kind={at(POTIONS, a)} full />)
    case V.reserve:
      return spot(tell(lang, 'treasure'), <TreasureToken />, tell(lang, 'fromReserve'))
    case V.treasureOf:
      return spot(tell(lang, 'treasure'), <TreasureToken />, who(sp, a))
    case V.bag:
      return spot(tell(lang, 'oreFromBag'), <KoboldBag />)
    case V.search:
      return spot(tell(lang, 'searchPile'), <CardBack back="action" />)
    default:
      return spot(String(a), <PlayerBadge player={0} />)
  }
}
