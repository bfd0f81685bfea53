/** Signs and words in a row. */
import type { Lang } from '@emberhall/speech'
import { Fragment } from 'react'
import { Gem } from './Gem.tsx'
import { Icon } from './icons.tsx'
import type { Token } from './short.ts'

/** A sign stays on one line with the number that follows it. */
function groups(tokens: readonly Token[]): Token[][] {
  const out: Token[][] = []
  for (const token of tokens) {
    const last = out.at(-1)
    const isTail = typeof token === 'string' && /^[\d+−×/,:.≥=\u00a0]/.test(token) && last !== undefined
    const afterSign =
      last !== undefined &&
      typeof last.at(-1) === 'string' &&
      /^[+−≥]?\d+$/.test(last.at(-1) as string) &&
      typeof token !== 'string'
    if (isTail || afterSign) last.push(token)
    else out.push([token])
  }
  return out
}
/** Long words may break, a sign and its number may not. */
const isTight = (group: readonly Token[]): boolean => group.every((t) => typeof t !== 'string' || t.length < 9)

export function Tokens({ tokens, lang }: { readonly tokens: readonly Token[]; readonly lang: Lang }) {
  return groups(tokens).map((group, i) => (
    <Fragment key={i}>
      {i > 0 && ' '}
      <span className={isTight(group) ? 'kd-tok' : undefined}>
        {group.map((token, k) => {
          if (typeof token === 'string') return k > 0 && !/^[,:\u00a0]/.test(token) ? ` ${token}` : token
          return (
            <Fragment key={k}>
              {'icon' in token ? <Icon name={token.icon} /> : <Gem hues={[token.gem]} lang={lang} size="1.3em" />}
            </Fragment>
          )
        })}
      </span>
    </Fragment>
  ))
}
