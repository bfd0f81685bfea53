/** A sequence card as it is printed: halves of keys on its edges, whoever holds it in its gesture, what it can do. */
import { type Lang, signed } from '@emberhall/speech'
import type { ChainCard, EdgeKey } from '@emberhall/ui/chain'
import type { ReactNode } from 'react'
import { type Keys, type LeftHalf, type RightHalf, ROWS, type SeqCard } from '../../content/types.ts'
import { faceWords } from '../../text/faces.ts'
import { say } from '../../text/phrases.ts'
import { Sign } from '../art/signs.tsx'
import { TONES } from './colours.ts'
import { SeqFace } from './SeqFace.tsx'

const timesOf = ({ mod }: RightHalf): string => (mod === undefined ? '' : 'mult' in mod ? `×${mod.mult}` : '0')

function offered(lang: Lang, half: RightHalf, row: number): EdgeKey {
  const times = timesOf(half)
  if (half.k === 'attr') {
    const name = `${say(lang, 'key.attr', { attr: say(lang, `attr.${half.attr}`), n: half.level })} ${times}`.trim()
    return {
      row,
      name,
      shape: 'round',
      tone: TONES[half.attr],
      sign: <KeySign of={<Sign of={half.attr} />} n={`${half.level}${times}`} />,
    }
  }
  const name = `${say(lang, `key.${half.k}`)} ${times}`.trim()
  if (half.k === 'magic')
    return { row, name, shape: 'point', tone: TONES.magic, sign: <KeySign of={<Sign of="magic" />} n={times} /> }
  return {
    row,
    name,
    shape: 'square',
    sign: <KeySign of={times === '' ? <i className="tg-ring" /> : null} n={times} />,
  }
}
function taken(lang: Lang, half: LeftHalf, row: number): EdgeKey {
  const n = 'n' in half ? half.n : 1
  const name =
    half.b === 'affinity' ? say(lang, 'bonus.affinity', { n: signed(n) }) : say(lang, `bonus.${half.b}`, { n })
  const sign = {
    marker: 'combat',
    affinity: 'affinity',
    attrBonus: 'bonus',
    draw: 'draw',
    chain: 'chain',
    drop: 'drop',
  } as const
  const figure = 'n' in half ? `${n}`.replace('-', '−') : ''
  return { row, name, shape: 'arrow', sign: <KeySign of={<Sign of={sign[half.b]} />} n={figure} isTaken /> }
}
interface KeySignProps {
  readonly of: ReactNode
  readonly n: string
  readonly isTaken?: boolean
}
/** Its figure stands away from the seam. */
const KeySign = ({ of, n, isTaken = false }: KeySignProps) => (
  <span className="tg-key" data-taken={isTaken || undefined}>
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
    face: <SeqFace face={face} lang={lang} />,
    left: ROWS.flatMap((row, i) => {
      const half = face.left[row]
      return half === undefined ? [] : [taken(lang, half, i)]
    }),
    right: rightOf(lang, face.right),
    meetings: [],
    says: faceWords(lang, face.id).lines,
  }
}
