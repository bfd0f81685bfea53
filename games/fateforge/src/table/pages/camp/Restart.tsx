/** FG-5 The act from its start: said in words before it is done. */
import { V } from '../../../questions.ts'
import { offerOf, useDesk } from '../model/desk.ts'
import { Fold } from '../parts/Fold.tsx'
import { Line } from '../parts/Line.tsx'
import { tell } from '../words.ts'

export function Restart() {
  const desk = useDesk()
  const offer = offerOf(desk, V.restart)
  if (offer === undefined) return null
  return (
    <Fold title={tell(desk.lang, 'camp.restart')} options={[offer.option]}>
      <h3>{tell(desk.lang, 'camp.restartTitle')}</h3>
      <p>{tell(desk.lang, 'camp.restartText')}</p>
      <Line offer={offer} className="fgp-line-grave" />
    </Fold>
  )
}
