/** Somebody at a table, for as long as wanted: reads what is there, presses what can be pressed, and waits where nothing can be. */
import type { Page } from 'playwright-core'

/** The first of these that has something to press is pressed. */
const WAYS: readonly string[] = [
  // Who has the screen now, and what comes after an end.
  '.curtain .main, .end-actions .main, [data-onward]',
  // Which of several ways a thing is meant.
  '.eh-note button',
  // As many as wanted are picked.
  '.confirm .main:not(:disabled)',
  // A lesson is left: from there on everything can be chosen.
  '.lesson .link',
  // What is lit on the table, and what stands beside it.
  'button[data-spot="open"]:not([data-picked]), [data-takes], [data-choice]:not(:disabled, [aria-pressed="true"])',
  // A page that has nothing to choose is turned.
  '.eh-page-sheet .main, .eh-page-sheet button:not(.eh-page-voice, :disabled)',
  // Everything is picked already, and it is too much: another choice is made.
  '[data-picked], [data-choice]:not(:disabled)',
]
interface Press {
  readonly x: number
  readonly y: number
  /** What it is, for whoever wonders what was done. */
  readonly what: string
}
/** Where to press next, the n-th of what can be; null while nothing can. */
function nextPress(page: Page, n: number): Promise<Press | null> {
  return page.evaluate(
    ({ n, ways }) => {
      if (document.querySelector('.prompt-happening, .eh-chance') !== null) return null
      /** Its middle, if that can be pressed: brought into sight, and under nothing else. */
      const pointOn = (one: Element): { x: number; y: number } | null => {
        one.scrollIntoView({ block: 'nearest', inline: 'nearest' })
        const { left, top, width, height } = one.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        const hit = document.elementFromPoint(x, y)
        return hit !== null && (one === hit || one.contains(hit)) ? { x, y } : null
      }
      for (const way of ways) {
        const all = [...document.querySelectorAll(way)].filter((one) =>
          one.checkVisibility({ visibilityProperty: true }),
        )
        const inTurn = all.map((_, i) => all[(n + i) % all.length]!)
        for (const one of inTurn) {
          const at = pointOn(one)
          if (at !== null)
            return { ...at, what: one.getAttribute('data-key') ?? one.getAttribute('data-choice') ?? one.textContent }
        }
      }
      return null
    },
    { n, ways: WAYS },
  )
}
/** What stands on the page where nothing can be pressed, for the one who has to find out why. */
const onPage = (page: Page): Promise<string> =>
  page.evaluate(() => (document.querySelector('main, .frame') ?? document.body).textContent.slice(0, 400))

const LOOK_MS = 100
const PATIENCE_MS = 120_000
/** Waits until something can be pressed: bots have moved, dice have landed, a table is laid. */
export async function whenPressable(page: Page, n: number): Promise<Press> {
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
    const press = await nextPress(page, n)
    if (press !== null) return press
    await page.waitForTimeout(LOOK_MS)
  }
  throw new Error(`nothing can be pressed on this page: ${await onPage(page)}`)
}
