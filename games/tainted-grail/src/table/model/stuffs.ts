/** What panels, stones and the ground are made of: drawn once, and known to the style sheets by name. */
import { bakedOnce } from '@emberhall/ui'
import { FOG } from '@emberhall/ui/map'
import { type RefObject, useEffect } from 'react'
import { actionStone, rimPicture, slatePicture, stonesPicture, vellumPicture } from '../art/cut.ts'
import { MOOR } from '../art/ground.ts'

const STUFFS = {
  slate: slatePicture(false),
  ember: slatePicture(true),
  vellum: vellumPicture(false),
  dreamt: vellumPicture(true),
  moor: MOOR,
  mist: FOG,
  rim: rimPicture(200, 132),
  stones: stonesPicture,
  lit0: actionStone('lit', 0),
  lit1: actionStone('lit', 1),
  lit2: actionStone('lit', 2),
  cold0: actionStone('cold', 0),
  cold1: actionStone('cold', 2),
  note: actionStone('note', 1),
}
/** Until each is painted the style sheets have plain colours. */
export function useStuffs(table: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = table.current ?? document.documentElement
    for (const [name, picture] of Object.entries(STUFFS))
      bakedOnce(picture).then((made) => style.setProperty(`--stuff-${name}`, `url("${made}")`), reportError)
  }, [table])
}
