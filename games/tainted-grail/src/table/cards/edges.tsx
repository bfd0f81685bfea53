/** A sequence card as it is printed: halves of keys on its edges, whoever holds it in its gesture, what it can do. */
import { type Lang, signed } from '@emberhall/speech'
import { Baked } from '@emberhall/ui'
import type { ChainCard, EdgeKey } from '@emberhall/ui/chain'
import type { CSSProperties, ReactNode } from 'react'
import { type Keys, type LeftHalf, type RightHalf, ROWS, type SeqCard } from '../../content/types.ts'
import { faceWords } from '../../text/faces.ts'
import { say } from '../../text/phrases.ts'
import { abilityText } from '../../text/ruleText.ts'
import { actingPicture } from '../art/acting.ts'
import { Sign } from '../art/signs.tsx'
import { OWNERS } from './colours.ts'

const timesOf = ({ mod }: RightHalf): string => (mod === undefined ? '' : 'mult' in mod ? `×${mod.mult}` : '0')

function offered(lang: Lang, half: RightHalf, row: number): EdgeKey {
  const times = timesOf(half)
  if (half.k === 'attr') {
    const name = `${say(lang, 'key.attr', { attr: say(lang, `attr.${half.attr}`), n: half.level })} ${times}`.trim()
    return { row, name, shape: 'round', sign: <KeySign of={<Sign of={half.attr} />} n={`${half.level}${times}`} /> }
  }
  const name = `${say(lang, `key.${half.k}`)} ${times}`.trim()
  if (half.k === 'magic') return { row, name, shape: 'point', sign: <KeySign of={<Sign of="magic" />} n={times} /> }
  return { row, name, shape: 'square', sign: <KeySign of={times === '' ? '○' : null} n={times} /> }
}
function taken(lang: Lang, half: LeftHalf, row: number): EdgeKey {
  const n = 'n' in half ? half.n : 1
  const name =
    half.b === 'affinity' ? say(lang, 'bonus.affinity', { n: signed(n) }) : say(lang, `bonus.${half.b}`, { n })
  const sign = {
    marker: 'combat',
    affinity: 'empathy',
    attrBonus: 'courage',
    draw: 'draw',
    chain: 'chain',
    drop: 'drop',
  } as const
  const figure = half.b === 'affinity' ? signed(n) : 'n' in half ? String(n) : ''
  return { row, name, shape: 'arrow', sign: <KeySign of={<Sign of={sign[half.b]} />} n={figure} /> }
}
const KeySign = ({ of, n }: { readonly of: ReactNode; readonly n: string }) => (
  <span className="tg-key">
    {n}
    {of}
  </span>
)
export const rightOf = (lang: Lang, keys: Keys): EdgeKey[] =>
  ROWS.flatMap((row, i) => {
    const half = keys[row]
    return half === undefined ? [] : [offered(lang, half, i)]
  })

export function edgeCardOf(lang: Lang, face: SeqCard): ChainCard {
  return {
    key: face.id,
    name: face.name[lang],
    face: (
      <span className="tg-seq" style={{ '--deck': OWNERS[face.colour] } as CSSProperties}>
        <b>{face.name[lang]}</b>
        <span className="tg-seq-art">
          <Baked picture={actingPicture(face)} />
        </span>
        <span className="tg-abilities">
          {face.abilities.map((ability) => {
            const text = abilityText(lang, ability, face.kind)
            return <span key={text}>{text}</span>
          })}
        </span>
      </span>
    ),
    left: ROWS.flatMap((row, i) => {
      const half = face.left[row]
      return half === undefined ? [] : [taken(lang, half, i)]
    }),
    right: rightOf(lang, face.right),
    meetings: [],
    says: faceWords(lang, face.id).lines,
  }
}
