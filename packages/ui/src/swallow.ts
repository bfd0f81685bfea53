/** What a press began has been seen to: the click it ends with means nothing, wherever it lands. */
export function swallowClick(): void {
  const swallow = (click: Event): void => {
    click.preventDefault()
    click.stopPropagation()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  const forget = (): void => removeEventListener('click', swallow, { capture: true })
  addEventListener('pointerdown', forget, { capture: true, once: true })
}
