import type { Die, Icon } from '../../../content/types.ts'
import { CombatDie } from '../../art/index.ts'
import { letterOf } from '../../model/letter.ts'
import { useDesk } from '../model/desk.ts'

export function RolledDie({ die, face }: { readonly die: Die; readonly face: Icon }) {
  const { lang } = useDesk()
  return <CombatDie die={die} face={face} letter={letterOf(die, lang)} />
}
