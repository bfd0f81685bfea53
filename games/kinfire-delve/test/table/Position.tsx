import type { Lang } from '@emberhall/kernel'
export function Position({ query, lang }: { readonly query: URLSearchParams; readonly lang: Lang }) {
  return <p>{query.get('at')} {lang}</p>
}
