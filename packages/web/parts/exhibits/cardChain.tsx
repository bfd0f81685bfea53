/** The chain of cards, played: what is said to a ferryman, and what he thinks of it. */
import { Baked, Spot, useMedia, usePointed } from '@emberhall/ui'
import { CardChain, type ChainCard, ChainSums, EdgeCard, type EdgeKey, type Meeting, meet } from '@emberhall/ui/chain'
import type { ReactNode } from 'react'
import { type Subject, sceneryOf } from '../draw/scenery.ts'
import type { Exhibit } from '../exhibit.ts'
import { usePlayed } from '../fixture.ts'
import { AGAIN, FERRYMAN, HAND, HAS, parley, ROWS, type RowName, type Saying } from '../parley.ts'
import { Staged } from '../Staged.tsx'
import { PARLEY_WORDS, type ParleyWords } from './parleyWords.ts'

const WIDE = { width: 168, covered: 128, height: 256, keys: { top: 58, step: 35, rows: 5 } }
const NARROW = { width: 138, covered: 108, height: 244, keys: { top: 55, step: 34, rows: 5 } }
const SCENES: Readonly<Record<Saying['key'], Subject>> = {
  ferryman: 'ferry',
  greet: 'hill',
  coin: 'fair',
  tale: 'ruin',
  truth: 'stones',
  song: 'reeds',
}
/** A ring, a heart, a bolt, a star, an open hand: told apart by shape. */
const SIGNS: Readonly<Record<RowName, string>> = {
  wit: 'M10 2A8 8 0 1 1 9.9 2ZM10 7A3 3 0 1 1 9.9 7Z',
  heart: 'M10 18C-2 9 4 0 10 6C16 0 22 9 10 18Z',
  nerve: 'M12 1L4 12H9L7 19L16 8H11Z',
  charm: 'M10 1L13 7L19 8L15 12L16 19L10 15L4 19L5 12L1 8L7 7Z',
  free: 'M3 3H17V17H3ZM7 7V13H13V7Z',
}
function Sign({ row, level }: { readonly row: RowName; readonly level: string }): ReactNode {
  return (
    <span className="sign">
      <svg viewBox="0 0 20 20">
        <path d={SIGNS[row]} fillRule="evenodd" />
      </svg>
      {level}
    </span>
  )
}
function keysOf(of: Saying['offers'], edge: 'left' | 'right', words: ParleyWords): readonly EdgeKey[] {
  return ROWS.flatMap((name, row): readonly EdgeKey[] => {
    const level = of[name]
    if (level === undefined) return []
    const shape = edge === 'left' ? 'arrow' : name === 'free' ? 'square' : name === 'charm' ? 'point' : 'round'
    const said = edge === 'left' ? words.gives(level) : words.asks(words.rows[name], level)
    const shown = edge === 'left' ? `${level}`.replace('-', '−') : level === 0 || name === 'charm' ? '' : `${level}`
    return [{ row, name: said, shape, sign: edge === 'left' ? shown : <Sign row={name} level={shown} /> }]
  })
}
/** What comes of it where this saying follows that one. */
function meetingsOf(before: Saying, after: Saying, words: ParleyWords): readonly Meeting[] {
  return meet(keysOf(before.offers, 'right', words), keysOf(after.takes, 'left', words), ({ row }) => {
    const name = ROWS[row] ?? 'free'
    const level = before.offers[name] ?? 0
    const given = after.takes[name] ?? 0
    const gains = [{ score: given < 0 ? 'doubt' : 'trust', amount: Math.abs(given) }]
    if (name === 'free') return { state: 'joined', gains, why: words.always }
    if (name === 'charm') return { state: 'offered', gains, why: words.forCoin }
    const has = HAS[name] ?? 0
    return { state: has >= level ? 'joined' : 'dark', gains, why: words.has(words.rows[name], level, has) }
  })
}
function Face({ saying, words }: { readonly saying: Saying; readonly words: ParleyWords }): ReactNode {
  return (
    <span className="saying">
      <b>{words.names[saying.key]}</b>
      <span className="saying-picture">
        <Baked picture={sceneryOf(SCENES[saying.key])} />
      </span>
      <span className="saying-text">{words.texts[saying.key]}</span>
    </span>
  )
}
function cardOf(saying: Saying, before: Saying | null, words: ParleyWords): ChainCard {
  return {
    key: saying.key,
    name: words.names[saying.key],
    face: <Face saying={saying} words={words} />,
    left: keysOf(saying.takes, 'left', words),
    right: keysOf(saying.offers, 'right', words),
    meetings: before === null ? [] : meetingsOf(before, saying, words),
    ...(saying.own !== undefined && { gains: [{ score: 'trust', amount: saying.own, why: words.own }] }),
    ...(saying !== FERRYMAN && { by: 'Ada' }),
  }
}
interface TableProps {
  readonly laid: readonly number[]
  readonly words: ParleyWords
  readonly lang: 'en' | 'fr'
  readonly pace: number
}
function Table({ laid, words, lang, pace }: TableProps): ReactNode {
  const pointed = usePointed()
  const size = useMedia('(max-width: 860px)') ? NARROW : WIDE
  const sayings = [FERRYMAN, ...laid.flatMap((act) => HAND[act] ?? [])]
  const cards = sayings.map((saying, i) => ({
    ...cardOf(saying, sayings[i - 1] ?? null, words),
    isCovered: i > 0 && i < sayings.length - 1,
  }))
  const last = sayings.at(-1) ?? FERRYMAN
  const hand = HAND.filter((_, i) => !laid.includes(i)).map((saying) => cardOf(saying, last, words))
  const thought = hand.find(({ key }) => key === pointed) ?? null
  const scores = [
    { key: 'trust', name: words.trust, start: 1, goal: 9 },
    { key: 'doubt', name: words.doubt, start: 0 },
  ]
  return (
    <div className="parley">
      <div className="parley-chain">
        <CardChain
          lang={lang}
          size={size}
          cards={cards}
          next={hand.length > 0 ? 'next' : null}
          thought={thought}
          pace={pace}
        />
        <div className="hand">
          {hand.map((card) => (
            <Spot key={card.key} at={card.key} name={card.name}>
              <EdgeCard card={card} size={size} after={null} look="hand" />
            </Spot>
          ))}
          <Spot at="again" name={words.again} className="again">
            {words.again}
          </Spot>
        </div>
      </div>
      <ChainSums lang={lang} cards={cards} scores={scores} thought={thought} />
    </div>
  )
}
export const cardChain: Exhibit = {
  id: 'chain',
  title: { en: 'A chain of cards', fr: 'Une suite de cartes' },
  says: {
    en: 'Keys on the edges meet: lit where they join, cracked where they stay dark, with a faint spark where they would join at a price.',
    fr: 'Les clés des bords se rencontrent : allumées si elles se lient, fêlées si elles restent éteintes, une faible étincelle si elles se lieraient contre paiement.',
  },
  Show: ({ lang, pace }) => {
    const words = PARLEY_WORDS[lang]
    const played = usePlayed(
      parley,
      (act) => HAND[act]?.key ?? 'again',
      (act) => (act === AGAIN ? words.again : words.lay(words.names[HAND[act]?.key ?? 'ferryman'])),
    )
    // Whatever can be laid can be laid from the empty place as well.
    const layable = HAND.flatMap(({ key }) => played.anchors.get(key)?.open ?? [])
    if (layable.length > 0) played.anchors.set('next', { open: layable, blocked: [], pick: 0 })
    return (
      <div className="window parley-window">
        <Staged played={played} why={words.why}>
          <Table laid={played.state.laid} words={words} lang={lang} pace={pace} />
        </Staged>
      </div>
    )
  },
}
