/** Paper and planks as images that style sheets can ask for: drawn once, wherever something is made of them. */
import { useBaked } from '@emberhall/ui'
import { useEffect } from 'react'
import { stuffs } from './pictures.ts'

export function Materials() {
  return stuffs.map((stuff) => <Material key={stuff.name} {...stuff} />)
}
function Material({ name, tone, picture }: (typeof stuffs)[number]) {
  const address = useBaked(picture)
  useEffect(() => {
    if (address === null) return
    const { style } = document.documentElement
    // A plain colour lies within the torn edge, so that whoever measures contrast finds what the print stands on.
    const made = { [`--sb-${name}`]: `url("${address}")`, [`--sb-under-${name}`]: `${tone} content-box` }
    for (const [property, value] of Object.entries(made)) style.setProperty(property, value)
    return () => Object.keys(made).forEach((property) => void style.removeProperty(property))
  }, [name, tone, address])
  return null
}
