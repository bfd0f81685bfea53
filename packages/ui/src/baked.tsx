/**
 * Pictures that are drawn once. A picture of thousands of shapes and filters is painted onto a canvas the first time it is
 * wanted and shown as an image from then on: what is moved, panned and zoomed is one rectangle.
 */
import { type ReactNode, useEffect, useState } from 'react'

/** A drawing: an SVG text, and a name that tells it from all others. */
export interface Picture {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly draw: () => string
}
/** As sharp as it has to be for a board that is looked at closely. */
const SHARPNESS = 2
const baked = new Map<string, Promise<string>>()

async function bake({ width, height, draw }: Picture): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${draw()}</svg>`
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width * SHARPNESS)
  canvas.height = Math.ceil(height * SHARPNESS)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  return blob === null ? image.src : URL.createObjectURL(blob)
}
/** The address of a picture, once it is painted. */
export function bakedOnce(picture: Picture): Promise<string> {
  const known = baked.get(picture.name)
  if (known !== undefined) return known
  const made = bake(picture)
  baked.set(picture.name, made)
  return made
}
/** The address of a picture, or null until it is painted. */
export function useBaked(picture: Picture): string | null {
  const [address, setAddress] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture is what its name says
  useEffect(() => {
    let isWanted = true
    bakedOnce(picture).then(
      (made) => isWanted && setAddress(made),
      (error: unknown) => reportError(error),
    )
    return () => {
      isWanted = false
    }
  }, [picture.name])
  return address
}
export function Baked({ picture }: { readonly picture: Picture }): ReactNode {
  const address = useBaked(picture)
  return address === null ? null : <img className="eh-baked" src={address} alt="" draggable={false} />
}
