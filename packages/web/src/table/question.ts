/** A question in its parts: who is asked, what, and how things stand. */

/** What names whom it speaks to need not do so where only one is asked here. */
export function withoutName(prompt: string, name: string): string {
  if (!prompt.startsWith(name)) return prompt
  const colon = /^[\s\u00a0\u202f]*:\s+/u.exec(prompt.slice(name.length))
  if (colon === null) return prompt
  const bare = prompt.slice(name.length + colon[0].length)
  return bare.slice(0, 1).toLocaleUpperCase() + bare.slice(1)
}

/** What is quoted or put in brackets keeps to its sentence. */
const APART = /«[^»]*»|“[^”]*”|\([^()]*\)/gu
const END = /(?<=[.?!…])\s+/gu
function sentences(text: string): string[] {
  const bare = text.replace(APART, (aside) => '-'.repeat(aside.length))
  const ends = [...bare.matchAll(END)]
  const starts = [0, ...ends.map(({ index, 0: gap }) => index + gap.length)]
  return starts.map((start, i) => text.slice(start, ends[i]?.index ?? text.length))
}
/** The question itself stands large; how things stand is told below it. */
export function questionIn(text: string): { readonly question: string; readonly state: string } {
  const all = sentences(text)
  const asks = all.findIndex((sentence) => sentence.endsWith('?'))
  const question = Math.max(0, asks)
  return { question: all[question] ?? text, state: all.filter((_, i) => i !== question).join(' ') }
}
