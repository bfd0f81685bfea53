/** Whatever else is asked while a page lies open: a proposal to agree to, a mishap to choose. */
import { useDesk } from '../model/desk.ts'
import { Line } from '../parts/Line.tsx'

export function Others({ known }: { readonly known: readonly number[] }) {
  const { offers } = useDesk()
  return offers.filter(({ verb }) => !known.includes(verb)).map((offer) => <Line key={offer.option} offer={offer} />)
}
