/** The titles of the tests in a source text. Titles of groups are not among them, nor those of tests that are skipped. */
export function titlesOf(source: string): string[] {
  const titles: string[] = []
  for (let at = 0; at < source.length; ) {
    const next = skip(source, at)
    if (next > at) {
      at = next
      continue
    }
    const call = /^(?:test|it)((?:\.\w+)*)\s*(?=[(`])/.exec(source.slice(at, at + 200))
    const isName = /[\w.$]/.test(source[at - 1] ?? ' ')
    if (call === null || isName) {
      at++
      continue
    }
    at += call[0].length
    const title = titleAt(source, at)
    if (title !== undefined && !/\.(skip|todo)\b/.test(call[1]!)) titles.push(title)
  }
  return titles
}

/** `(title, …)`, or that after a first group, as in `each(table)(title, …)`. */
function titleAt(source: string, at: number): string | undefined {
  for (let groups = 0; groups < 2; groups++) {
    const literal = /^\(\s*(?=['"`])/.exec(source.slice(at, at + 200))
    if (literal !== null) {
      const start = at + literal[0].length
      return source.slice(start + 1, skip(source, start) - 1)
    }
    at = source[at] === '(' ? skipGroup(source, at) : skip(source, at)
    while (/\s/.test(source[at] ?? '')) at++
  }
  return undefined
}

/** Behind the comment, text or pattern that begins here, or here. */
function skip(source: string, at: number): number {
  const two = source.slice(at, at + 2)
  if (two === '//') return endOf(source, '\n', at)
  if (two === '/*') return endOf(source, '*/', at + 2)
  const quote = source[at]!
  if (quote === '/' && isPattern(source, at)) return skipQuoted(source, at, '/')
  return quote === "'" || quote === '"' || quote === '`' ? skipQuoted(source, at, quote) : at
}
function endOf(source: string, mark: string, from: number): number {
  const at = source.indexOf(mark, from)
  return at < 0 ? source.length : at + mark.length
}
/** A slash begins a pattern where a value is expected. */
function isPattern(source: string, at: number): boolean {
  const before = source.slice(Math.max(0, at - 20), at).trimEnd()
  return before === '' || /[(,=:[!&|?{};]$|\breturn$/.test(before)
}
function skipQuoted(source: string, at: number, quote: string): number {
  let inClass = false
  for (let i = at + 1; i < source.length; i++) {
    const c = source[i]!
    if (c === '\\') i++
    else if (quote === '/' && c === '[') inClass = true
    else if (quote === '/' && c === ']') inClass = false
    else if (quote === '`' && c === '$' && source[i + 1] === '{') i = skipGroup(source, i + 1) - 1
    else if (c === quote && !inClass) return i + 1
    else if (c === '\n' && quote !== '`') return i
  }
  return source.length
}
/** Behind the bracket that closes the one here. */
function skipGroup(source: string, at: number): number {
  let depth = 0
  for (let i = at; i < source.length; ) {
    const next = skip(source, i)
    if (next > i) {
      i = next
      continue
    }
    if ('([{'.includes(source[i]!)) depth++
    if (')]}'.includes(source[i]!) && --depth === 0) return i + 1
    i++
  }
  return source.length
}
