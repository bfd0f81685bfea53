/** An encounter has ended: how, who did what, what it cost and what it brought. A short scene, and afterwards a slip that opens it again. */
import { type Lang, signed } from '@emberhall/speech'
import { Baked, Sheet } from '@emberhall/ui'
import { Ending, type EndingPerson } from '@emberhall/ui/ending'
import { type ReactNode, useState } from 'react'
import { CONTENT } from '../../content/index.ts'
import { placeOn, printedOf } from '../../map/places.ts'
import { countedName, encounterName } from '../../text/phrases.ts'
import { locationWords } from '../../text/speech.ts'
import { figurePicture } from '../art/figures.ts'
import { foePicture } from '../art/foes.ts'
import { scenePicture } from '../art/places.ts'
import { useTableau } from '../model/tableau.ts'
import { tell as tellTable } from '../words.ts'
import { encounterTale, endIn, type EncounterTale, type Part } from './encounter.ts'
import { tell } from './words.ts'
import '../styles/aftermath.css'

export function Aftermath() {
  const { beat, log } = useTableau()
  const tale = beat?.line === undefined || endIn([beat.line]) === null ? null : encounterTale(log)
  return tale === null ? null : (
    <div className="tg-aftermath" role="presentation">
      <Scene tale={tale} />
    </div>
  )
}
/** Until something else has happened: what it was in a few words. */
export function Slip() {
  const { beat, log, news } = useTableau()
  const tale = beat !== null || endIn(news) === null ? null : encounterTale(log)
  return tale === null ? null : <Told tale={tale} />
}
function Told({ tale }: { readonly tale: EncounterTale }) {
  const { lang } = useTableau()
  const [isOpen, setOpen] = useState(false)
  const { gain, cost } = sumsOf(tale, lang)
  const title = tell(lang, `after.${tale.how}`)
  return (
    <>
      <button
        type="button"
        className="tg-slip tg-vellum"
        data-won={tale.isWon || undefined}
        onClick={() => setOpen(true)}
      >
        <b>{title}</b>
        <span>{[...cost, ...gain].join(' ')}</span>
      </button>
      {isOpen && (
        <Sheet
          title={encounterName(lang, tale.foe)}
          closeLabel={tellTable(lang, 'close')}
          side="middle"
          onClose={() => setOpen(false)}
        >
          <div className="tg-aftermath-again">
            <Scene
              tale={tale}
              actions={
                <button type="button" className="main" onClick={() => setOpen(false)}>
                  {tellTable(lang, 'close')}
                </button>
              }
            />
          </div>
        </Sheet>
      )}
    </>
  )
}
interface SceneProps {
  readonly tale: EncounterTale
  readonly actions?: ReactNode
}
function Scene({ tale, actions = null }: SceneProps): ReactNode {
  const { t, sp, lang, words, names } = useTableau()
  const { how, isWon, isCombat, foe, rounds, stands, parts, stages, turn, found, lost } = tale
  const told = (lines: EncounterTale['found']): string[] => lines.map((line) => words.log(line, names))
  const { gain, cost } = sumsOf(tale, lang)
  const [first] = parts
  const at = t.s.characters[CONTENT.characters.findIndex(({ id }) => id === first?.who)]?.at ?? -1
  const place = placeOn(t, at)
  const laid = parts.reduce((sum, one) => sum + one.laid, 0)
  const counts = { n: isCombat ? stands : laid, laid, rounds }
  return (
    <Ending
      lang={lang}
      place="part"
      mood={isWon ? 'won' : how === 'retreats' ? 'onward' : 'lost'}
      title={tell(lang, `after.${how}`)}
      lines={[
        place === undefined
          ? encounterName(lang, foe)
          : tell(lang, 'after.where', { foe: encounterName(lang, foe), ...locationWords(sp, place.location) }),
      ]}
      picture={
        <>
          {place !== undefined && <Baked picture={scenePicture(printedOf(t, place).number)} />}
          <span className="tg-beaten" data-won={isWon || undefined} data-kind={isCombat ? 'combat' : 'diplomacy'}>
            <Baked picture={foePicture(foe, 4)} />
          </span>
        </>
      }
      people={parts.map(personOf)}
      turn={turn === null ? null : { when: tell(lang, 'round', { n: turn.round }), says: told(turn.lines).join(' ') }}
      won={[...told(stages), ...(isWon ? [tell(lang, isCombat ? 'after.fought' : 'after.argued', counts)] : [])]}
      cost={[...cost, ...told(lost)]}
      gain={[...gain, ...told(found)]}
      actions={actions}
    />
  )
  function personOf({ who, laid: cards, brought, suffered, hasRun, isOut }: Part): EndingPerson {
    const deeds = [
      ...(cards > 0 ? [tell(lang, 'after.laid', { n: cards })] : []),
      ...(brought > 0 ? [tell(lang, isCombat ? 'after.markers' : 'after.affinity', { n: brought })] : []),
      ...(suffered > 0 ? [tell(lang, 'after.suffered', { n: suffered })] : []),
      ...(hasRun ? [tell(lang, 'after.ran')] : []),
    ]
    return {
      key: who,
      name: nameOf(who, lang),
      picture: <Baked picture={figurePicture(who, 4)} />,
      isDown: isOut,
      deeds,
    }
  }
}
const nameOf = (who: Part['who'], lang: Lang): string =>
  CONTENT.characters.find(({ id }) => id === who)?.name[lang] ?? ''
/** What everybody has less and more of than before; Terror weighs the other way. */
function sumsOf(
  { parts }: EncounterTale,
  lang: Lang,
): { readonly cost: readonly string[]; readonly gain: readonly string[] } {
  const sums = (isWanted: (key: string, by: number) => boolean): string[] =>
    parts.flatMap(({ who, changes }) => {
      const mine = [...changes].filter(([key, by]) => isWanted(key, by))
      if (mine.length === 0) return []
      const what = mine.map(([key, by]) => `${signed(by)} ${countedName(lang, key)}`).join(', ')
      return [tell(lang, 'after.change', { hero: nameOf(who, lang), what })]
    })
  const isCost = (key: string, by: number): boolean => (key === 'terror' ? by > 0 : by < 0)
  return { cost: sums(isCost), gain: sums((key, by) => by !== 0 && !isCost(key, by)) }
}
