/** What befalls the land is told beside the question: nothing lies over what is to be seen of it. */
import { Suspense } from 'react'
import { moment } from '../later.tsx'
import { befallen } from '../model/befallen.ts'
import { useTableau } from '../model/tableau.ts'

export function LandTurns() {
  const tableau = useTableau()
  return befallen(tableau) === null ? null : (
    <Suspense fallback={null}>
      <moment.Screen />
    </Suspense>
  )
}
