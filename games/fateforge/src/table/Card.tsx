/** A printed card, as the frame shows it close up. */
import type { CardProps } from '@emberhall/ui'
import { Back, Face } from './pieces/Face.tsx'

export function Card({ face, lang, width, back = false }: CardProps) {
  return <div style={{ width: `${width / 16}rlh` }}>{back ? <Back id={face} /> : <Face id={face} lang={lang} />}</div>
}
